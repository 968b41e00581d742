import { createReadStream, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const PACKAGE = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };

/** What reads a document, in a thread of its own. The legacy build runs in older browsers too. */
const WORKER = "legacy/build/pdf.worker.min.mjs";
const WORKER_NAME = path.basename(WORKER);
/** Safari has it from 17.4 on, and of all that the legacy build needs, only this is not in it. */
const WITH_RESOLVERS = `Promise.withResolvers ??= function () {
  let resolve, reject;
  const promise = new this((...both) => { [resolve, reject] = both; });
  return { promise, resolve, reject };
};
`;
/** Character maps, fonts that a PDF may leave out, decoders of images, a colour profile. */
const FOLDERS = ["cmaps", "standard_fonts", "wasm", "iccs"];
/** Runs scripts in documents, which we never do. */
const LEFT_OUT = /^quickjs|^LICENSE_.*QUICKJS$/;

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wasm": "application/wasm",
};

/** The files that PDF.js needs in addition to its code, by path below the folder of its version. */
export function pdfFiles(): Map<string, string> {
  const files = new Map([[WORKER_NAME, path.join(path.dirname(PACKAGE), WORKER)]]);
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
 * workshop's included, and what the legacy build lacks before its code.
 * `src/components/reader/engine/openPdf.ts` asks for them there.
 */
export function servePdfFiles(): Plugin {
  const folder = `assets/pdfjs-${version}`;
  return {
    name: "serve-pdf-files",
    // The types tell the build for Node apart, which has no use for them.
    applyToEnvironment: ({ config }) => config.consumer === "client",
    transform: {
      filter: { id: /pdfjs-dist\/legacy\/build\/pdf\.mjs$/ },
      handler: (code) => ({ code: WITH_RESOLVERS + code, map: null }),
    },
    generateBundle() {
      for (const [name, file] of pdfFiles()) {
        this.emitFile({
          type: "asset",
          fileName: `${folder}/${name}`,
          source: name === WORKER_NAME ? workerSource(file) : readFileSync(file),
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
        if (name === WORKER_NAME) return response.end(workerSource(file));
        createReadStream(file).pipe(response);
      });
    },
  };
}

function workerSource(file: string): string {
  return WITH_RESOLVERS + readFileSync(file, "utf8");
}
