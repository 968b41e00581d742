import type { CodegenConfig } from "@graphql-codegen/cli";

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
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        makeResolverTypeCallable: true,
        contextType: "../context.ts#RequestContext",
        mapperTypeSuffix: "Row",
        resolversNonOptionalTypename: { interfaceImplementingType: true },
      },
    },
  },
};

export default config;
