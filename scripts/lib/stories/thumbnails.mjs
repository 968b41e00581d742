import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { SCREENS } from "../../../stories/states.ts";
import { statesOf } from "../../../stories/support/stateTable.ts";
import { inProject } from "../project.mjs";
import { openBrowser } from "./browser.mjs";
import { lookOf } from "./looks.mjs";
import { playStories } from "./pass.mjs";

/** `npm run storybook` shows the ones made last. */
const FOLDER = inProject(".cache", "thumbnails");
/** Twice what the board shows them at, for dense screens. */
const SIZE = { width: 640, height: 400 };

/**
 * Makes a thumbnail of every screen's first state, in both themes, and puts them into a built
 * workshop.
 * @param {{ browserPath: string, folder: string }} options
 * @throws when a story fails
 */
export async function makeThumbnails({ browserPath, folder }) {
  const workshop = path.resolve(inProject(), folder);
  const stories = SCREENS.flatMap((row) => statesOf(row).slice(0, 1)).map((state) => state.storyId);
  const browser = await openBrowser(browserPath);
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  const { failures } = await playStories({
    browser,
    workshop,
    stories,
    onLook: ({ name, png }) => {
      const { story, theme, width } = lookOf(name);
      if (width === "desktop") pictures.set(`${story}.${theme}.webp`, png);
    },
  });
  await browser.close();
  for (const { story, why } of failures) throw new Error(`${story}: ${why}`);
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, png] of pictures) {
    const top = sharp(png).resize({ ...SIZE, fit: "cover", position: "top" });
    await top.webp({ quality: 75 }).toFile(path.join(FOLDER, file));
  }
  cpSync(FOLDER, path.join(workshop, "thumbnails"), { recursive: true });
  console.log(`${pictures.size} thumbnails made`);
}
