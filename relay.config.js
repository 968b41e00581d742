const config = {
  src: "./src",
  schema: "./schema.graphql",
  language: "typescript",
  artifactDirectory: "./src/__generated__",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  noSourceControl: true,
  featureFlags: { skip_printing_nulls: { kind: "enabled" } },
  excludes: ["**/__generated__/**", "**/operations/generated/**", "**/*.test.ts", "**/*.test.tsx"],
  customScalarTypes: {
    DateTime: "string",
    LocalDate: "string",
    LocalTime: "string",
    Euro: "number",
    Upload: "File",
    ErrorCode: "string",
  },
  requireCustomScalarTypes: true,
  // Names, not protections: only documents of this list are known. Every first page bears many.
  persistConfig: { file: "./src/__generated__/persisted.json", algorithm: "MD5" },
};

// The compiler loads this file with `require`, which takes an ES module's export of this name.
export { config as "module.exports" };
