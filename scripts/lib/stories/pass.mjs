import { createHash } from "node:crypto";
import { createServer } from "node:http";
import sirv from "sirv";
import { createProgress } from "../progress.mjs";
import { openPage } from "./page.mjs";

/** As many as keep two cores busy while some of them wait. */
const PAGES = 4;

/**
 * @typedef {object} Look
 * @property {string} name
 * @property {string} hash equal where the same browser has drawn the same pixels
 * @property {Buffer} png
 *
 * @typedef {object} Failure
 * @property {string} story
 * @property {string} why in several lines
 *
 * @typedef {object} Seen what a pass has seen
 * @property {Record<string, string>} looks hashes by name, without the stories that failed
 * @property {Failure[]} failures
 */

/**
 * Plays every story once, with its checks, and takes its looks. A page is loaded once and changes
 * from story to story, as in the workshop itself.
 * @param {object} options
 * @param {import("playwright").Browser} options.browser
 * @param {string} options.workshop the folder that the workshop was built into
 * @param {readonly string[]} options.stories ids, in the order to play them in
 * @param {(look: Look) => void} [options.onLook]
 * @returns {Promise<Seen>}
 */
export async function playStories({ browser, workshop, stories, onLook }) {
  const server = createServer(sirv(workshop));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const open = () => openPage(browser, `http://127.0.0.1:${port}`);
  const left = [...stories];
  /** @type {Seen} */
  const seen = { looks: {}, failures: [] };
  const howFar = () =>
    `${stories.length - left.length} of ${stories.length} stories, ${seen.failures.length} failed`;
  const progress = createProgress({ howFar });
  const work = async () => {
    let page = await open();
    for (let story = left.shift(); story !== undefined; story = left.shift()) {
      try {
        for (const { name, png } of await page.take(story)) {
          const hash = hashOf(png);
          if ((seen.looks[name] ?? hash) !== hash)
            throw new Error(`${name} is not the same each time`);
          seen.looks[name] = hash;
          onLook?.({ name, hash, png });
        }
      } catch (error) {
        seen.failures.push({ story, why: error instanceof Error ? error.message : String(error) });
        // Whatever still goes on there belongs to no other story.
        await page.close();
        page = await open();
      }
      progress.went();
    }
    await page.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(PAGES, left.length) }, work));
  } finally {
    progress.stop();
    server.close();
    server.closeAllConnections();
  }
  return seen;
}

/**
 * A hash of an image as the browser has packed it: unpacking it first would take longer than taking
 * it.
 * @param {Buffer} png
 */
export const hashOf = (png) => createHash("sha256").update(png).digest("hex").slice(0, 16);
