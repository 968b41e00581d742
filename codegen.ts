import type { CodegenConfig } from "@graphql-codegen/cli";

// What a scalar is in the browser. What a server resolver returns is epoch milliseconds and cents:
// the scalars' own code converts them on the way out.
const scalars = {
  DateTime: "string",
  LocalDate: "string",
  LocalTime: "string",
  Euro: "number",
  Upload: "File",
  ErrorCode: "string",
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
        // As Relay's: a name, not a protection.
        persistedDocuments: { mode: "replaceDocumentWithHash", hashAlgorithm: "md5" },
      },
      config: { scalars, strictScalars: true, useTypeImports: true, enumsAsTypes: true },
    },
    "server/graphql/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        scalars: {
          ...scalars,
          DateTime: { input: "string", output: "number" },
          // Read by the command's rule, not by the scalar.
          LocalDate: { input: "unknown", output: "string" },
          LocalTime: { input: "unknown", output: "string" },
          Upload: {
            input: "../../services/shared/upload.ts#UploadedFile",
            output: "never",
          },
          ErrorCode: {
            input: "never",
            output: "../../../src/domain/shared/errors.ts#ErrorCode",
          },
        },
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        contextType: "../../services/shared/context.ts#ServiceContext",
        mappers: {
          Me: "../../store/ports/profiles.ts#UserRow",
          UserProfile: "../../store/ports/profiles.ts#UserRow",
          CreatorReference: "../../store/ports/profiles.ts#UserRow",
          UserSettings: "../../store/ports/profiles.ts#UserRow",
          BillingInformation: "../parents.ts#OwnedBilling",
          BillingAddress: "../../store/ports/profiles.ts#BillingDetails",
          ProfilePicture: "../../store/ports/profiles.ts#StoredImage",
          Thumbnail: "../../store/ports/profiles.ts#StoredImage",
          ProfileLink: "../../store/ports/profiles.ts#LinkRow",
          CalendarProfile: "../../store/ports/calendars.ts#CalendarProfileRow",
          Calendar: "../../store/ports/calendars.ts#CalendarRow",
          CatalogItem: "../../store/ports/catalogue.ts#CatalogItemRow",
          ArchivedItemConnection: "../parents.ts#ArchivedItems",
          ReadableItem: "../parents.ts#ReadableRow",
          OneOnOne: "../../store/ports/catalogue.ts#OneOnOneRow",
          Publication: "../../store/ports/catalogue.ts#PublicationRow",
          Talk: "../../store/ports/catalogue.ts#TalkRow",
          Document: "../../store/ports/catalogue.ts#DocumentRow",
          AvailabilitySettings: "../../store/ports/availability.ts#AvailabilityRow",
          AvailabilityExceptions: "../../store/ports/availability.ts#HoursExceptionsRow",
          BookingRulebook: "../../store/ports/availability.ts#BookingRulesRow",
          BookingRules: "../../../src/domain/time/bookingRules.ts#BookingRules as Rules",
          Booking: "../../store/ports/bookings.ts#BookingRow",
          BookingListEntry: "../../store/ports/bookings.ts#BookingRow",
          LiveSession: "../../store/ports/bookings.ts#BookingRow",
          Payment: "../../store/ports/payments.ts#PaymentRow",
          Entitlement: "../../store/ports/library.ts#EntitlementRow",
          Sale: "../../store/ports/payments.ts#SaleRow",
          Earnings: "../../services/payments/readEarnings.ts#EarningsTotals",
          AudienceConnection: "../parents.ts#AudienceResult",
          AudienceMember: "../../store/ports/audience.ts#NamedAudienceRow",
          BookingIntakeQuestion: "../../store/ports/questions.ts#IntakeQuestion",
        },
      },
    },
    "src/domain/generated/enums.ts": { plugins: ["./scripts/codegen/enums.ts"] },
    "server/graphql/generated/access.ts": { plugins: ["./scripts/codegen/access.ts"] },
    "server/graphql/generated/commands.ts": { plugins: ["./scripts/codegen/commands.ts"] },
  },
};

export default config;
