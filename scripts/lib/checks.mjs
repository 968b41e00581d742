import { command } from "./steps.mjs";

/** The steps that `npm test` and `npm run check` share. */

/** First and alone: everything after it reads what it writes. */
export const generatedFiles = command("Generated files are fresh", [
  "node",
  "scripts/generate.mjs",
  "--check",
]);

/** What reads the source without running it; they run side by side. */
export const sourceChecks = [
  command("Types", ["tsc", "--noEmit"]),
  command("Lint", ["oxlint"]),
  command("Format", ["oxfmt", "--check", "."]),
  command("Borders between folders", ["node", "scripts/borders.ts"]),
];
