import { command, vitest } from "./steps.mjs";

/** The steps that `npm test` and `npm run check` share. */

/** First and alone: everything after it reads what it writes. */
export const generatedFiles = command("Generated files are fresh", [
  "node",
  "scripts/generate.mjs",
  "--check",
]);

/** What reads the source without running it; they run in parallel. */
export const sourceChecks = [
  command("Types", ["tsc", "--noEmit"]),
  command("Lint", ["oxlint"]),
  command("Format", ["oxfmt", "--check", "."]),
  command("Borders between folders", ["node", "scripts/borders.ts"]),
  command("Styles that every browser has", ["node", "scripts/supportedStyles.ts"]),
];

/** A forgotten migration fails hundreds of tests, which all say the same. */
export const tablesAsMigrated = vitest("Tables as the migrations make them", {
  name: "tables",
  args: ["run", "--project", "unit", "server/store/postgres/columns.test.ts"],
  live: false,
  isGate: true,
});
