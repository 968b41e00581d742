import { createReadStream, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const PACKAGE = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };

/** What reads a document, in a thread of its own. The legacy build runs in older browsers too. */
const WORKER = "legacy/build/pdf.worker.min.mjs";
/** Character maps, fonts that a PDF may leave out, decoders of images, a colour profile. */
const FOLDERS = ["cmaps", "standard_fonts", "wasm", "iccs"];
/** Runs a document's own scripts, which nobody here does. */
const LEFT_OUT = /^quickjs|^LICENSE_.*QUICKJS$/;

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/** The files that PDF.js needs beside its code, by their paths below the folder of its version. */
export function pdfFiles(): Map<string, string> {
  const files = new Map([[path.basename(WORKER), path.join(path.dirname(PACKAGE), WORKER)]]);
  for (const folder of FOLDERS) {
    const place = path.join(path.dirname(PACKAGE), folder);
    for (const name of readdirSync(place)) {
      if (!LEFT_OUT.test(name)) files.set(`${folder}/${name}`, path.join(place, name));
    }
  }
  return files;
}

/**
 * Puts them into a folder that has the version in its name, in a build and on a dev server, the
 * workshop's included. `src/components/reader/engine/openPdf.ts` asks for them there.
 */
export function servePdfFiles(): Plugin {
  const folder = `assets/pdfjs-${version}`;
  return {
    name: "serve-pdf-files",
    // The types tell the build for Node apart, which has no use for them.
    applyToEnvironment: ({ config }) => config.consumer === "client",
    generateBundle() {
      for (const [name, file] of pdfFiles()) {
        this.emitFile({
          type: "asset",
          fileName: `${folder}/${name}`,
          source: readFileSync(file),
        });
      }
    },
    configureServer({ middlewares }) {
      const files = pdfFiles();
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = (request.url ?? "").slice(1).split("?")[0] ?? "";
        const file = files.get(name);
        if (file === undefined) return next();
        const type = TYPES[path.extname(name)] ?? "application/octet-stream";
        response.setHeader("content-type", type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
