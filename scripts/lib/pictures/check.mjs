import { readKept, readPicture, weightOf, writeKept } from "./files.mjs";
import { accepted, changesBetween } from "./kept.mjs";
import { lookOf, THEMES } from "./looks.mjs";
import { machineOf, openBrowser, whyNotComparable } from "./machine.mjs";
import { difference, hashOfPixels, packed, pixelsOf } from "./pixels.mjs";
import { writeReport } from "./report.mjs";
import { takePictures } from "./take.mjs";
import { ensureWorkshop, storiesOf } from "./workshop.mjs";

/**
 * @typedef {import("./kept.mjs").Kept} Kept
 * @typedef {import("./take.mjs").Failure} Failure
 *
 * @typedef {object} Seen what a run has seen
 * @property {Record<string, string>} pictures hashes by name
 * @property {Map<string, Buffer>} images those that are not kept, by hash
 * @property {Failure[]} failures
 * @property {(name: string) => boolean} covers whether the run had to see this picture
 */

/**
 * Takes the pictures and compares them with those that are kept, or keeps them.
 * @param {object} options
 * @param {string} options.browserPath
 * @param {string} options.only takes the stories whose id contains it
 * @param {boolean} options.isUpdate
 * @param {boolean} options.isShuffled
 * @returns {Promise<boolean>} whether nothing is to be done about them
 */
export async function checkPictures({ browserPath, isUpdate, ...order }) {
  const browser = await openBrowser(browserPath);
  try {
    const kept = readKept();
    const machine = await machineOf(browser);
    if (!isUpdate) {
      const reason = kept === null ? NO_PICTURES : whyNotComparable(kept, machine);
      if (reason !== null) {
        console.log(reason);
        return true;
      }
    }
    const seen = await see({ browser, kept, ...order });
    return isUpdate ? await accept({ kept, seen, machine }) : await compare({ kept, seen });
  } finally {
    await browser.close();
  }
}

const NO_PICTURES = "There are no pictures yet: `npm run pictures -- --update` takes the first.";

/**
 * @param {object} options
 * @param {import("playwright").Browser} options.browser
 * @param {Kept | null} options.kept
 * @param {string} options.only
 * @param {boolean} options.isShuffled
 * @returns {Promise<Seen>}
 */
async function see({ browser, kept, only, isShuffled }) {
  const workshop = await ensureWorkshop();
  const stories = storiesOf(workshop).filter((story) => story.includes(only));
  if (isShuffled) stories.sort(() => Math.random() - 0.5);
  const known = new Set(Object.values(kept?.pictures ?? {}));
  /** @type {Record<string, string>} */
  const pictures = {};
  /** @type {Map<string, Buffer>} */
  const images = new Map();
  const take = (/** @type {string[]} */ some) =>
    takePictures({
      browser,
      workshop,
      stories: some,
      onPicture: async ({ name, png }) => {
        const hash = hashOfPixels(await pixelsOf(png));
        pictures[name] = hash;
        if (!known.has(hash)) images.set(hash, png);
      },
    });
  const started = performance.now();
  const failures = await take(stories);
  // A story that looks otherwise is looked at once more: only what is so each time is a difference.
  const otherwise = new Set(
    Object.entries(kept?.pictures ?? {})
      .filter(([name, hash]) => pictures[name] !== undefined && pictures[name] !== hash)
      .map(([name]) => lookOf(name).story),
  );
  if (otherwise.size > 0) {
    console.log(`Once more: ${[...otherwise].join(", ")}`);
    failures.push(...(await take([...otherwise])));
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${Object.keys(pictures).length} pictures in ${seconds} s`);
  for (const { story, width, why } of failures) console.log(`${story} (${width}): ${why}`);
  const failed = new Set(failures.map(({ story, width }) => `${story} ${width}`));
  const covers = (/** @type {string} */ name) => {
    const { story, width } = lookOf(name);
    return story.includes(only) && !failed.has(`${story} ${width}`);
  };
  return { pictures, images, failures, covers };
}

/** @param {{ kept: Kept | null, seen: Seen, machine: import("./machine.mjs").Machine }} options */
async function accept({ kept, seen, machine }) {
  const pictures = accepted(kept?.pictures ?? {}, seen.pictures, seen);
  const after = { ...machine, pictures };
  await writeKept({
    before: kept,
    after,
    packedOf: async (hash) => packed(await pixelsOf(imageOf(seen, hash))),
  });
  const { files, megabytes } = weightOf(after);
  const count = Object.keys(pictures).length;
  console.log(`${count} pictures kept in ${files} files, ${megabytes.toFixed(1)} MB`);
  return seen.failures.length === 0;
}

/** @param {{ kept: Kept | null, seen: Seen }} options */
async function compare({ kept, seen }) {
  if (kept === null) return true;
  const changes = changesBetween(kept.pictures, seen.pictures, seen);
  /** @type {import("./report.mjs").Row[]} */
  const rows = [];
  // One after the other: a picture is large while it is compared.
  for (const { name } of changes) rows.push(await rowOf(name, { kept, seen }));
  for (const { name, says } of rows) console.log(`${name}: ${says}`);
  if (rows.length > 0) {
    console.log(`Side by side: ${writeReport(rows)}`);
    console.log("If this is how it should look: `npm run pictures -- --update`");
  }
  const gone = changes.filter(({ kind }) => kind === "gone").length;
  const same = Object.keys(seen.pictures).length - (changes.length - gone);
  const notTaken = seen.failures.length * THEMES.length;
  console.log(`${same} pictures same, ${changes.length} different, ${notTaken} not taken`);
  return changes.length === 0 && notTaken === 0;
}

/**
 * @param {string} name
 * @param {{ kept: Kept, seen: Seen }} options
 * @returns {Promise<import("./report.mjs").Row>}
 */
async function rowOf(name, { kept, seen }) {
  const [old, now] = [kept.pictures[name], seen.pictures[name]];
  const before = old === undefined ? null : readPicture(kept, old);
  // A story may also look by now as another one is kept.
  const after = now === undefined ? null : (seen.images.get(now) ?? readPicture(kept, now));
  const row = { name, before, after, marked: null };
  if (before === null) return { ...row, says: "is new" };
  if (after === null) return { ...row, says: "its story is gone" };
  const [was, is] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { count, marked } = await difference(was, is);
  const isResized = was.width !== is.width || was.height !== is.height;
  const sizes = `was ${was.width} × ${was.height}, is ${is.width} × ${is.height}; `;
  return { ...row, says: `${isResized ? sizes : ""}${count} pixels differ`, marked };
}

/**
 * @param {Seen} seen
 * @param {string} hash
 */
function imageOf({ images }, hash) {
  const image = images.get(hash);
  if (image === undefined) throw new Error(`nobody has seen the picture ${hash}`);
  return image;
}
