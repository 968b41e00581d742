import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { "module.exports" as relayConfig } from "../../relay.config.js";
import { node24Env } from "./node24.mjs";
import { writeMigrations } from "./migrations.mjs";
import { filesUnder, hashOf, inProject } from "./project.mjs";
import { run } from "./run.mjs";

const GENERATED = [
  "src/__generated__",
  "src/operations/generated",
  "src/domain/generated",
  "server/graphql/generated",
  "server/store/postgres/migrations/generated",
  "docs/lifecycles.md",
];
const PERSISTED = "src/__generated__/persisted.json";

/**
 * Writes everything that is generated. From schema.graphql: Relay's artefacts, the typed documents,
 * the domain's enumerations, the resolvers' types, the table of who may make which call and that of
 * the commands' rules. From the domain's life cycles: their page in the documents. From the files
 * of the schema's steps: their list.
 * @returns {Promise<{ code: number, output: string, changed: string[] }>} the files that are not
 *   what they were before
 */
export async function generate() {
  const before = hashes();
  writeMigrations();
  const relay = await runRelay();
  const codegen = await run("graphql-codegen", ["--config", "codegen.ts"], {
    env: node24Env(),
    quiet: true,
  });
  const lifecycles = await run("node", ["scripts/docs/writeLifecycles.ts"], {
    env: node24Env(),
    quiet: true,
  });
  const after = hashes();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  return {
    code: relay.code || codegen.code || lifecycles.code,
    output: relay.output + codegen.output + lifecycles.output,
    changed,
  };
}

/**
 * The compiler only ever adds to the persisted documents, so that it starts with none: a document
 * that no code uses any more must not stay allowed. It writes to its own file, which replaces the
 * old one when complete: `npm run dev` runs a compiler on each save.
 */
async function runRelay() {
  const draft = `.cache/persisted-${process.pid}.json`;
  // Its folder is the compiler's root.
  const config = inProject(`.relay-${process.pid}.json`);
  const persistConfig = { ...relayConfig.persistConfig, file: draft };
  mkdirSync(inProject(".cache"), { recursive: true });
  writeFileSync(inProject(draft), "{}\n");
  writeFileSync(config, JSON.stringify({ ...relayConfig, persistConfig }));
  const result = await run("relay-compiler", ["--repersist", config], {
    env: node24Env(),
    quiet: true,
  });
  rmSync(config);
  if (result.code === 0) renameSync(inProject(draft), inProject(PERSISTED));
  else rmSync(inProject(draft));
  return result;
}

function hashes() {
  return new Map(filesUnder(GENERATED).map((file) => [file, hashOf([file])]));
}
