import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Log } from "../../services/shared/context.ts";
import { createPageDocument, type Manifest } from "./pageDocument.ts";
import type { RenderPage } from "./rendered.ts";

/** What pages are rendered with, from the web app's build in a folder; null if it isn't there. */
export async function openBuiltPages(folder: string, log: Log) {
  const program = path.join(folder, ".server", "render.js");
  if (!existsSync(program)) return null;
  try {
    const { renderPage } = (await import(pathToFileURL(program).href)) as {
      renderPage: RenderPage;
    };
    const index = await readFile(path.join(folder, "index.html"), "utf8");
    const manifest = await readFile(path.join(folder, ".vite", "manifest.json"), "utf8");
    const toDocument = createPageDocument({ index, manifest: JSON.parse(manifest) as Manifest });
    return { render: renderPage, toDocument };
  } catch (error) {
    // Browsers render all pages then, as they can.
    log("error", "the build can't render pages: build the web app again", { error: String(error) });
    return null;
  }
}
