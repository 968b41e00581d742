import { mkdtemp, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { firstLoadFiles, guestsOf, weigh, type Manifest } from "../scripts/lib/budget.mjs";
import { inProject, textOf } from "../scripts/lib/project.mjs";
import { libraryBuild, shakeRouter } from "../scripts/vite/libraries.ts";
import { type Figure, atMost, none, plain } from "./table.ts";

interface Page {
  /** What the page loads in addition to the entry, as named by the build. */
  chunks: string[];
  brotliBytes: number;
  /** How many times the base it should weigh at most. */
  timesBase: number | null;
}

/**
 * What a visitor's first page weighs, compared with a page of only the libraries it is built on.
 */
export async function measureFirstLoad(): Promise<Figure[]> {
  const base = await weighBase();
  const { pages } = JSON.parse(readFileSync(inProject("budget.json"), "utf8")) as {
    pages: Record<string, Page>;
  };
  const folder = inProject("dist");
  const manifest = manifestIn(folder);
  const readBytes = (file: string) => readFileSync(path.join(folder, file));
  const figures = Object.entries(pages).flatMap(([name, { chunks, timesBase }]) => {
    const files = firstLoadFiles({ manifest, chunks });
    const weight = weigh(files.map(readBytes));
    const row = (kind: keyof typeof weight) => ({
      name: `first load of ${name}, ${kind}`,
      measured: kilobytes(weight[kind]),
      against: `React, router and Relay: ${kilobytes(base[kind])}`,
      ratio: weight[kind] / base[kind],
    });
    const guests = guestsOf({
      files,
      textOf: (file) => textOf(path.join(folder, file)),
    });
    return [
      ...(["brotli", "gzip"] as const).map((kind) =>
        timesBase === null ? plain(row(kind)) : atMost(timesBase, row(kind)),
      ),
      none({
        name: `first load of ${name}: card form, video, PDF, crop, QR, zip`,
        count: guests.length,
        unit: "of their files",
      }),
    ];
  });
  return figures;
}

/** The base, built with the same tools and settings into a folder that does not stay. */
async function weighBase() {
  const outDir = await mkdtemp(path.join(tmpdir(), "bench-base-"));
  try {
    await build({
      configFile: false,
      root: fileURLToPath(new URL("base/", import.meta.url)),
      logLevel: "error",
      mode: "production",
      plugins: [shakeRouter()],
      build: { ...libraryBuild, manifest: true, outDir, emptyOutDir: true },
    });
    const files = firstLoadFiles({ manifest: manifestIn(outDir) });
    return weigh(files.map((file) => readFileSync(path.join(outDir, file))));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
