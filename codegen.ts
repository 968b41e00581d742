import type { CodegenConfig } from "@graphql-codegen/cli";

// What a scalar is in the browser. What a server resolver returns is epoch milliseconds and cents:
// the scalars' own code converts them on the way out.
const scalars = {
  DateTime: "string",
  LocalDate: "string",
  LocalTime: "string",
  Euro: "number",
  Upload: "File",
};

const config: CodegenConfig = {
  schema: "./schema.graphql",
  // Relay's own `graphql` tags are Relay's business: only `gql(…)` is read here.
  pluckConfig: { modules: [], globalGqlIdentifierName: ["gql"] },
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
  generates: {
    "src/operations/generated/": {
      preset: "client",
      documents: ["src/operations/*.ts"],
      presetConfig: {
        gqlTagName: "gql",
        fragmentMasking: false,
        persistedDocuments: { mode: "replaceDocumentWithHash", hashAlgorithm: "sha256" },
      },
      config: { scalars, strictScalars: true, useTypeImports: true, enumsAsTypes: true },
    },
    "server/graphql/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        scalars: { ...scalars, DateTime: { input: "string", output: "number" } },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        contextType: "../context.ts#GraphQLContext",
        mappers: {
          Me: "../../store/users.ts#UserRow",
          UserProfile: "../../store/users.ts#UserRow",
          CreatorReference: "../../store/users.ts#UserRow",
          UserSettings: "../../store/users.ts#UserRow",
          BillingInformation: "../parents.ts#OwnedBilling",
          BillingAddress: "../../store/users.ts#BillingDetails",
          ProfilePicture: "../../store/users.ts#StoredImage",
          Thumbnail: "../../store/users.ts#StoredImage",
          ProfileLink: "../../store/users.ts#LinkRow",
          CalendarProfile: "../../store/calendars.ts#CalendarProfileRow",
          Calendar: "../../store/calendars.ts#CalendarRow",
          CatalogItem: "../../store/catalog.ts#CatalogItemRow",
          OneOnOne: "../../store/catalog.ts#OneOnOneRow",
          Publication: "../../store/catalog.ts#PublicationRow",
          Talk: "../../store/catalog.ts#TalkRow",
          Document: "../../store/catalog.ts#DocumentRow",
          AvailabilitySettings: "../../store/availability.ts#AvailabilityRow",
          Booking: "../../store/bookings.ts#BookingRow",
          BookingListEntry: "../../store/bookings.ts#BookingRow",
          Payment: "../../store/payments.ts#PaymentRow",
          Entitlement: "../../store/library.ts#EntitlementRow",
          AudienceMember: "../../store/audience.ts#AudienceRow",
          BookingIntakeQuestion: "../../store/questions.ts#QuestionRow",
        },
      },
    },
  },
};

export default config;
