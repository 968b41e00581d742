import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PageNeeds } from "./contentPolicy.ts";

const PAGES = ["index.html", "offline.html"];
/** Without attributes: with any, a script has a file or a type that no browser runs. */
const INLINE = /<script>(.*?)<\/script>/gs;

/**
 * What the pages of a build need for the scripts that are written into them, which run before the
 * first frame: each is allowed by the hash of its text, and no other.
 */
export function inlineScriptsOf(folder: string): PageNeeds {
  const files = PAGES.map((page) => path.join(folder, page)).filter((file) => existsSync(file));
  const texts = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(INLINE)].map(([, text = ""]) => text),
  );
  return { sources: { "script-src": texts.map(hashSource) } };
}

const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
