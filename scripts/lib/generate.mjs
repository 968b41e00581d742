import { readFileSync, writeFileSync } from "node:fs";
import { node24Env } from "./node24.mjs";
import { filesUnder, hashOf, inProject } from "./project.mjs";
import { run } from "./run.mjs";

const GENERATED = [
  "src/__generated__",
  "src/operations/generated",
  "src/domain/generated",
  "server/graphql/generated",
  "docs/lifecycles.md",
];
const PERSISTED = "src/__generated__/persisted.json";

/**
 * Writes everything that is generated. From schema.graphql: Relay's artefacts, the typed documents,
 * the domain's enumerations, the resolvers' types and the table of who may make which call. From the
 * domain's life cycles: their page in the documents.
 * @returns {Promise<{ code: number, output: string, changed: string[] }>} the files that are not
 *   what they were before
 */
export async function generate() {
  const before = hashes();
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
 * The compiler only ever adds to the persisted documents, so that the file starts empty: a document
 * that no code asks for any more must not stay allowed. When the compiler fails, the file comes
 * back as it was.
 */
async function runRelay() {
  const old = readFileSync(inProject(PERSISTED), "utf8");
  writeFileSync(inProject(PERSISTED), "{}\n");
  const result = await run("relay-compiler", ["--repersist"], { env: node24Env(), quiet: true });
  if (result.code !== 0) writeFileSync(inProject(PERSISTED), old);
  return result;
}

function hashes() {
  return new Map(filesUnder(GENERATED).map((file) => [file, hashOf([file])]));
}
