import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import sirv from "sirv";
import { createProgress } from "../progress.mjs";
import { createRegister } from "./accessible.mjs";
import { openPage } from "./page.mjs";
import { shareOut } from "./shares.mjs";

/**
 * Five on two cores, as a page mostly waits: for frames, timers and workers. More of them make a
 * pass longer (docs/decisions/one-pass.md).
 */
const PAGES = Math.ceil(2.5 * availableParallelism());

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
 * @property {import("./accessible.mjs").Register} accessible
 */

/**
 * Plays every story once, with its checks, and takes its looks. A page is loaded once and changes
 * from story to story, as in the workshop itself.
 * @param {object} options
 * @param {import("playwright").Browser} options.browser
 * @param {string} options.workshop the folder that the workshop was built into
 * @param {readonly string[]} options.stories ids, in the order to play them in
 * @param {(look: Look) => void} [options.onLook]
 * @param {(failure: Failure) => void} [options.onFailure] at once: a pass may not reach its end
 * @param {Record<string, string>} [options.accepted] hashes of the looks to wait for, by name
 * @param {import("./accessible.mjs").Passed} [options.accessible] what need not be checked for that
 * @param {string} [options.commit]
 * @param {number} [options.pages] how many pages play at once
 * @param {(shown: import("./page.mjs").Shown) => Promise<void>} [options.whileShown] awaited before
 * the page changes
 * @param {import("./agreement.mjs").Agreement} [options.agreement] compares pages for visitors
 * @param {number} [options.scale] pixels of a picture for each CSS pixel; looks are accepted at 1
 * @returns {Promise<Seen>}
 */
export async function playStories({ browser, workshop, stories, onLook, onFailure, ...options }) {
  const { accepted = {}, accessible = {}, commit = "", pages = PAGES, ...rest } = options;
  const register = createRegister({ accepted: accessible, drawnBy: commit });
  const server = createServer(sirv(workshop));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const isAwaited = (/** @type {Omit<Look, "hash">} */ { name, png }) => {
    const hash = hashOf(png);
    return (accepted[name] ?? hash) === hash;
  };
  const { whileShown, scale, agreement } = rest;
  const how = { register, isAwaited, whileShown, scale, agreement };
  const open = () => openPage(browser, `http://127.0.0.1:${port}`, how);
  const shares = shareOut(stories);
  /** @type {Seen} */
  const seen = { looks: {}, failures: [], accessible: register };
  const howFar = () =>
    `${stories.length - shares.left()} of ${stories.length} stories, ${seen.failures.length} failed`;
  const progress = createProgress({ howFar });
  const work = async () => {
    const next = shares.share();
    let page = await open();
    for (let story = next(); story !== undefined; story = next()) {
      try {
        for (const { name, png } of await page.take(story)) {
          const hash = hashOf(png);
          if ((seen.looks[name] ?? hash) !== hash)
            throw new Error(`${name} is not the same each time`);
          seen.looks[name] = hash;
          onLook?.({ name, hash, png });
        }
      } catch (error) {
        const failure = { story, why: error instanceof Error ? error.message : String(error) };
        seen.failures.push(failure);
        onFailure?.(failure);
        // Whatever is still running there belongs to no other story.
        await page.close();
        page = await open();
      }
      progress.went();
    }
    await page.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(pages, stories.length) }, work));
  } finally {
    progress.stop();
    server.close();
    server.closeAllConnections();
  }
  return seen;
}

/**
 * A hash of the image as encoded by the browser: decoding it would take longer than the screenshot.
 * @param {Buffer} png
 */
export const hashOf = (png) => createHash("sha256").update(png).digest("hex").slice(0, 16);
