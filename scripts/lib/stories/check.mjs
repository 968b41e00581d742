import { committedSources, hasCommit, headCommit, workshopAt } from "../pictures/accepted.mjs";
import {
  accessibleHere,
  changesBetween,
  looksHere,
  readList,
  rememberLooks,
  writeList,
} from "../pictures/list.mjs";
import { machineOf } from "../pictures/machine.mjs";
import { keeping, notHere, showChanges } from "../pictures/show.mjs";
import { createAgreement } from "./agreement.mjs";
import { openBrowser } from "./browser.mjs";
import { lookOf } from "./looks.mjs";
import { playStories } from "./pass.mjs";
import { ensureWorkshop, storiesOf } from "./workshop.mjs";

/** How many differing looks are repeated in the end. */
const CHANGES_SAID = 12;

/**
 * @typedef {object} Order
 * @property {readonly string[]} only takes the stories whose id contains one of these
 * @property {boolean} isShuffled
 * @property {number} repeat how often each story is played
 * @property {boolean} isShown whether what looks different is shown side by side
 * @property {boolean} isUpdate whether all looks are accepted
 *
 * @typedef {import("./pass.mjs").Seen} Seen
 */

/**
 * Plays every story once, checks it, and compares its looks with those that were accepted.
 * @param {Order & { browserPath: string }} options
 * @returns {Promise<import("./results.mjs").Results>}
 * @throws when something has to be done first: a commit is missing, or does not build
 */
export async function checkStories({ browserPath, ...order }) {
  const { isShown, isUpdate, only } = order;
  const commit = isUpdate ? await committedSources() : "";
  const browser = await openBrowser(browserPath);
  try {
    const machine = await machineOf(browser);
    const list = readList();
    let accepted = list && looksHere(list, machine);
    if (list && !accepted && isShown && !isUpdate) {
      accepted = await playAccepted({ browser, list, machine, only });
    }
    const workshop = await ensureWorkshop();
    const agreement = createAgreement();
    const stories = orderOf(storiesOf(workshop), order);
    const started = performance.now();
    const onLook = isShown && accepted ? keeping("after", accepted) : undefined;
    const accessible = accessibleHere(list, machine);
    const seen = await playStories({
      browser,
      workshop,
      stories,
      onLook,
      onFailure: tell,
      // What is accepted now may look different from before.
      accepted: isUpdate ? {} : (accepted ?? {}),
      accessible,
      commit: (await headCommit()) ?? "",
      agreement,
    });
    const seconds = (performance.now() - started) / 1000;
    const each = (seconds / stories.length).toFixed(2);
    console.log(`${stories.length} stories in ${seconds.toFixed(1)} s, ${each} s each`);
    console.log(
      `${seen.accessible.spared} pages were not checked for accessibility, as they had passed before`,
    );
    console.log(`${agreement.count()} pages are the same from the server and from the browser`);
    for (const why of only.includes("") ? agreement.gaps() : []) {
      const failure = { story: "pages for visitors", why };
      seen.failures.push(failure);
      tell(failure);
    }
    const [broken] = seen.failures;
    const first = broken ? `${broken.story}\n${indented(broken.why)}` : null;
    const failed = new Set(seen.failures.map(({ story }) => story)).size;
    const passed = new Set(stories).size - failed;
    if (isUpdate && failed === 0) {
      writeList({ ...machine, commit, looks: seen.looks, accessible: seen.accessible.passed });
      console.log(`${Object.keys(seen.looks).length} looks accepted, as of ${commit}`);
      return { counts: { passed, failed }, remarks: [], first };
    }
    if (!list || !accepted) {
      const remark = await whyNotCompared(list, machine);
      console.log(remark);
      const others = { "could not compare": 1 };
      return { counts: { passed, failed, others }, remarks: [remark], first };
    }
    const changes = changesOf(accepted, seen, order);
    if (isShown) await showChanges({ browser, commit: list.commit, changes, looks: seen.looks });
    const differing = new Set(changes.map(({ name }) => lookOf(name).story)).size;
    const isSame = Number(differing === 0);
    const counts = { passed: passed + isSame, failed: failed + differing };
    const said = changes.length > 0 ? changes.slice(0, CHANGES_SAID).map(lineOf).join("\n") : null;
    return { counts, remarks: [], first: first ?? said };
  } finally {
    await browser.close();
  }
}

/**
 * Plays the accepted commit in this browser, which draws differently from the list's.
 * @param {object} options
 * @param {import("playwright").Browser} options.browser
 * @param {import("../pictures/list.mjs").List} options.list
 * @param {import("../pictures/machine.mjs").Machine} options.machine
 * @param {readonly string[]} options.only
 */
async function playAccepted({ browser, list, machine, only }) {
  if (!(await hasCommit(list.commit)))
    throw new Error(`Could not compare. ${notHere(list.commit)}`);
  console.log("This browser draws differently from the list's, so the accepted commit is played.");
  const workshop = await workshopAt(list.commit);
  const stories = storiesOf(workshop).filter((story) => isAmong(story, only));
  const { looks } = await playStories({ browser, workshop, stories, accessible: list.accessible });
  if (only.includes("")) rememberLooks(list, machine, looks);
  return looks;
}

/**
 * @param {string[]} stories
 * @param {Order} order
 */
function orderOf(stories, { only, isShuffled, repeat }) {
  const chosen = stories.filter((story) => isAmong(story, only));
  if (chosen.length === 0) throw new Error(`No story has an id that contains "${only.join()}".`);
  if (!(repeat >= 1)) throw new Error("How often each story is played is a number from 1.");
  const all = Array.from({ length: repeat }, () => chosen).flat();
  if (!isShuffled) return all;
  const placed = all.map((story) => ({ story, place: Math.random() }));
  return placed.sort((a, b) => a.place - b.place).map(({ story }) => story);
}

/**
 * @param {string} story
 * @param {readonly string[]} only
 */
const isAmong = (story, only) => only.some((text) => story.includes(text));

/**
 * Finds, and says, which looks are not as they were accepted.
 * @param {Record<string, string>} accepted
 * @param {Seen} seen
 * @param {Order} order
 */
function changesOf(accepted, { looks, failures }, { only, isShown }) {
  const broken = new Set(failures.map(({ story }) => story));
  const changes = changesBetween(accepted, looks, (name) => {
    const { story } = lookOf(name);
    return isAmong(story, only) && !broken.has(story);
  });
  for (const change of changes) console.log(lineOf(change));
  if (changes.length > 0 && !isShown) console.log("`npm run pictures` shows them side by side.");
  const same = Object.keys(looks).length - changes.filter(({ kind }) => kind !== "gone").length;
  console.log(`${same} looks same, ${changes.length} different`);
  return changes;
}

/** @param {{ name: string, kind: keyof typeof WORDS }} change */
const lineOf = ({ name, kind }) => `✗ ${name}: ${WORDS[kind]}`;

const WORDS = { changed: "looks different", new: "is new", gone: "its story is gone" };

/**
 * @param {import("../pictures/list.mjs").List | null} list
 * @param {import("../pictures/machine.mjs").Machine} machine
 */
async function whyNotCompared(list, machine) {
  const could = "Pictures: could not compare,";
  if (list === null) return `${could} as none are accepted yet.`;
  const whose =
    list.chromium === machine.chromium
      ? "as the accepted looks are of a machine that draws letters differently"
      : `as the accepted looks are of Chromium ${list.chromium}, and this is ${machine.chromium}`;
  const next = (await hasCommit(list.commit))
    ? "`npm run pictures` plays the accepted commit here; from then on they are compared."
    : notHere(list.commit);
  return `${could} ${whose}. ${next}`;
}

/** @param {import("./pass.mjs").Failure} failure */
const tell = ({ story, why }) => console.log(`\n✗ ${story}\n${indented(why)}`);

/** @param {string} text */
const indented = (text) => text.replaceAll(/^/gm, "  ").split("\n").slice(0, 12).join("\n");
