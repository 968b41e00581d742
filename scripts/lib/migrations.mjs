import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "./project.mjs";

const FOLDER = inProject("server/store/postgres/migrations");

/** Writes the list of the schema's steps: each file with a number is one, named after the file. */
export function writeMigrations() {
  const files = readdirSync(FOLDER).filter((file) => /^\d{3}_\w+\.ts$/.test(file));
  const steps = files.toSorted().map((file) => ({
    file,
    name: `0${file.replace(".ts", "")}`,
    kind: readFileSync(`${FOLDER}/${file}`, "utf8").includes("export const parts") ? "parts" : "up",
    local: `step${file.slice(0, 3)}`,
  }));
  const lines = [
    ...steps.map(({ kind, local, file }) => `import { ${kind} as ${local} } from "../${file}";`),
    'import type { Migration } from "../parts.ts";',
    "",
    "/** All steps in order. */",
    "export const MIGRATIONS: readonly Migration[] = [",
    ...steps.map(({ name, kind, local }) => `  { name: "${name}", ${kind}: ${local} },`),
    "];",
  ];
  mkdirSync(`${FOLDER}/generated`, { recursive: true });
  writeFileSync(`${FOLDER}/generated/all.ts`, `${lines.join("\n")}\n`);
}
