import { mkdirSync, writeFileSync } from "node:fs";
import { inProject } from "../project.mjs";
import { journey } from "./journey.mjs";
import { startLocalServer } from "./localServer.mjs";
import { createPerson } from "./person.mjs";
import { wordsOutside } from "./wordsOutside.mjs";
import { sum } from "../testRun.mjs";

/** Where a screenshot is kept when a step has failed. */
const PICTURES = inProject(".cache", "browsers");
const WIDE = 1280;
const HEIGHT = 900;

/**
 * @typedef {import("./page.ts").Browser} Browser
 * @typedef {import("../steps.mjs").Outcome} Outcome
 */

/**
 * The journey in one browser, wide and narrow, as a step of a run of checks. Where the browser is
 * not installed, all of it is skipped.
 * @param {Browser} browser
 * @param {{ atEnd: import("./page.ts").AtEnd, endAll: () => Promise<void> }} ends
 * @returns {import("../steps.mjs").Step}
 */
export function journeyIn(browser, ends) {
  const reason = browser.missing();
  const widths = [WIDE, browser.narrow];
  return {
    title: `A journey in ${browser.name}`,
    live: true,
    run: async () => {
      const skipped = journey.length * widths.length;
      if (reason !== null) return left(skipped, reason);
      let outcome = left(0, "");
      for (const width of widths) {
        outcome = added(outcome, await played({ browser, width, ends }));
        await ends.endAll();
      }
      return outcome;
    },
  };
}

/**
 * What `play` came to, also when the server or the browser did not start.
 * @param {Parameters<typeof play>[0]} options
 * @returns {Promise<Outcome>}
 */
async function played(options) {
  try {
    return await play(options);
  } catch (error) {
    const first = `${options.browser.name}, ${options.width} px: ${messageOf(error)}`;
    console.log(`  FAILED  ${first}`);
    return { counts: { passed: 0, failed: 1 }, output: "", first };
  }
}

/**
 * @param {{ browser: Browser, width: number, ends: { atEnd: import("./page.ts").AtEnd } }} options
 * @returns {Promise<Outcome>}
 */
async function play({ browser, width, ends }) {
  let passed = 0;
  const [url, page] = await Promise.all([startLocalServer(ends.atEnd), browser.open(ends.atEnd)]);
  const shown = await page.resize({ width, height: HEIGHT });
  const where = `${page.version}, ${shown} px`;
  const person = createPerson(page, { url });
  for (const { title, go } of journey) {
    try {
      await go(person);
      const outside = await page.ask(wordsOutside);
      if (outside.length > 0)
        throw new Error(`Words reach out of their frames: ${outside.join(", ")}`);
      passed += 1;
      console.log(`  ok      ${where}: ${title}`);
    } catch (error) {
      const file = await keepPicture(page, `${browser.name}-${width}`);
      console.log(`  FAILED  ${where}: ${title}`);
      console.log(`          ${messageOf(error)}`);
      console.log(`          The page then: ${file}`);
      return failed({ passed, where, first: `${where}: ${title}\n${messageOf(error)}` });
    }
  }
  await page.ask(() => null);
  const complaints = page.complaints();
  for (const complaint of complaints) console.log(`  FAILED  ${where}: ${complaint}`);
  const [first = null] = complaints;
  return { counts: { passed, failed: complaints.length }, output: "", first };
}

/**
 * Steps after a failed one can't be run.
 * @param {{ passed: number, where: string, first: string }} options
 * @returns {Outcome}
 */
function failed({ passed, where, first }) {
  const skipped = journey.length - passed - 1;
  const rest = left(skipped, `${where}: a step before them failed.`);
  return { ...rest, counts: { ...rest.counts, passed, failed: 1 }, first };
}

/**
 * @param {number} skipped
 * @param {string} reason
 * @returns {Outcome}
 */
function left(skipped, reason) {
  const remarks = skipped === 0 ? [] : [`${skipped} skipped: ${reason}`];
  return { counts: { passed: 0, failed: 0, others: { skipped } }, output: "", remarks };
}

/**
 * @param {Outcome} one
 * @param {Outcome} other
 * @returns {Outcome}
 */
function added(one, other) {
  const remarks = [...(one.remarks ?? []), ...(other.remarks ?? [])];
  const first = one.first ?? other.first ?? null;
  return { counts: sum(one.counts, other.counts), output: "", remarks, first };
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * @param {import("./page.ts").Page} page
 * @param {string} name
 */
async function keepPicture(page, name) {
  const file = `${PICTURES}/${name}.png`;
  mkdirSync(PICTURES, { recursive: true });
  try {
    writeFileSync(file, await page.picture());
    return file;
  } catch {
    return "no picture could be taken.";
  }
}
