import { requireRoom } from "../../server/machine/room.mjs";
import { writeWhole } from "../../server/machine/wholeFile.mjs";
import { compress } from "./compress.mjs";
import { ensureNode24, node24Env } from "./node24.mjs";
import { filesUnder, hashOf, inProject, textOf } from "./project.mjs";
import { run } from "./run.mjs";

/** Everything that the browser's bundle is made of. */
const SOURCES = [
  "index.html",
  "package-lock.json",
  "public",
  "relay.config.js",
  "schema.graphql",
  "scripts/vite",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];
/** Twice what it weighs with its source maps: the old one stays until the new one is complete. */
const BUILT_BYTES = 24 * 1024 * 1024;
const STAMP = inProject("dist", ".built-from");

/** @param {...string} args */
async function vite(...args) {
  const program = inProject("node_modules", "vite", "bin", "vite.js");
  const { code, output } = await run(ensureNode24(), [program, ...args, "--logLevel", "warn"], {
    env: node24Env({ NODE_ENV: "production" }),
    quiet: true,
  });
  process.stderr.write(output);
  if (code !== 0) throw new Error(`The web app could not be built: Vite ended with ${code}.`);
}

/**
 * Builds the web app into dist/, precompressed, unless it is already up to date with the sources.
 * @returns {Promise<boolean>} whether it was built
 * @throws when the build fails; Vite itself has said why
 */
export async function ensureBuilt() {
  const files = filesUnder(SOURCES).filter((file) => !/\.test\.tsx?$/.test(file));
  const wanted = hashOf(files);
  if (textOf(STAMP) === wanted) return false;
  await requireRoom({ folder: inProject("dist"), bytes: BUILT_BYTES, purpose: "the web app" });
  console.log("Building the web app …");
  await vite("build");
  await compress(inProject("dist"));
  // The same pages for the server, which renders them: into a folder that it doesn't show.
  await vite("build", "--ssr", "src/app/render.tsx", "--outDir", "dist/.server");
  await writeWhole(STAMP, wanted, { mode: 0o644 });
  return true;
}
