import { accessibleHere, looksHere, readList } from "../pictures/list.mjs";
import { machineOf } from "../pictures/machine.mjs";
import { openBrowser } from "../stories/browser.mjs";
import { playStories } from "../stories/pass.mjs";
import { ensureWorkshop } from "../stories/workshop.mjs";
import { drawIllustrations } from "./draw.mjs";
import { ILLUSTRATIONS } from "./list.mjs";
import { writeIllustrations } from "./write.mjs";

/** For a few stories, opening more pages would take longer than playing in them. */
const PAGES = 2;

/**
 * Draws every illustration, and records which looks they are parts of.
 * @param {{ browserPath: string }} options
 * @throws when a story fails, or lacks a part
 */
export async function makeIllustrations({ browserPath }) {
  const browser = await openBrowser(browserPath);
  try {
    const list = readList();
    const machine = await machineOf(browser);
    const workshop = await ensureWorkshop();
    const accessible = accessibleHere(list, machine);
    const accepted = (list && looksHere(list, machine)) ?? {};
    const stories = [...new Set(ILLUSTRATIONS.map(({ story }) => story))];
    const how = { browser, workshop, stories, accessible, pages: PAGES };
    const seen = await playStories({ ...how, accepted });
    for (const { story, why } of seen.failures) throw new Error(`${story}: ${why}`);
    const drawings = await drawIllustrations(ILLUSTRATIONS, how);
    await writeIllustrations(drawings, (look) => {
      const hash = seen.looks[look] ?? "";
      // The list has the hashes of the machine that it was made on.
      return accepted[look] === hash ? (list?.looks[look] ?? hash) : hash;
    });
  } finally {
    await browser.close();
  }
}
