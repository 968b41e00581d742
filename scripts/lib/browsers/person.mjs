import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Finds elements as people name them: by role, label and text. It runs in the page. */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve(
    "@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  ),
  "utf8",
);
/** A step that takes longer fails. */
const STEP_WITHIN_MS = 20_000;
const BETWEEN_MS = 150;

/**
 * @typedef {string | RegExp} Name a text is the whole name
 *
 * @typedef {object} Query
 * @property {"role" | "label" | "text"} by
 * @property {string} [role]
 * @property {Name} [name] any, if left out
 */

/**
 * What someone does with a page. Each step waits for what it needs, and fails with a sentence when
 * it doesn't appear.
 * @param {import("./page.ts").Page} page
 * @param {{ url: string }} options where the product is
 */
export function createPerson(page, { url }) {
  const find = (/** @type {Query} */ query) =>
    within(`There is no ${described(query)}.`, () => findNow(page, query));
  /** @param {Query} query */
  const click = (query) =>
    within(`The ${described(query)} cannot be pressed.`, async () => {
      const found = await findNow(page, query);
      await found?.click();
      return found !== null;
    });
  return {
    page,
    /** @param {string} path */
    open: (path) => page.goTo(new URL(path, url).href),
    /**
     * @param {string} role
     * @param {Name} name
     */
    press: async (role, name) => {
      await find({ by: "role", role, name });
      await click({ by: "role", role, name });
    },
    /**
     * @param {Name} name
     * @param {string} text
     */
    fill: async (name, text) => {
      const query = /** @type {const} */ ({ by: "label", name });
      await find(query);
      await within(`The ${described(query)} cannot be filled.`, async () => {
        const field = await findNow(page, query);
        await field?.fill(text);
        return field !== null;
      });
    },
    /** @param {Name} name */
    reads: async (name) => void (await find({ by: "text", name })),
    /**
     * @param {string} role
     * @param {Name} [name]
     */
    sees: async (role, name) => void (await find({ by: "role", role, name })),
    /** @param {RegExp} pattern */
    isAt: (pattern) =>
      within(`No address fits ${pattern}.`, async () =>
        pattern.test(await page.ask(() => window.location.href)),
      ),
  };
}

/**
 * @param {import("./page.ts").Page} page
 * @param {Query} query
 */
async function findNow(page, { by, role = "", name }) {
  if (!(await page.ask(() => "TestingLibraryDom" in window))) await page.run(FINDER);
  const [text, pattern] = typeof name === "object" ? [null, name.source] : [name ?? null, null];
  return page.find(findInPage, by, role, text, pattern);
}

/**
 * Runs in the page.
 * @param {string} by
 * @param {string} role
 * @param {string | null} text
 * @param {string | null} pattern
 * @returns {Element | null}
 */
function findInPage(by, role, text, pattern) {
  const finder = /** @type {any} */ (window).TestingLibraryDom;
  const name = pattern === null ? (text ?? undefined) : new RegExp(pattern);
  /** @type {Element[]} */
  const found =
    by === "role"
      ? finder.queryAllByRole(document.body, role, { name })
      : by === "label"
        ? finder.queryAllByLabelText(document.body, name)
        : finder.queryAllByText(document.body, name);
  const shown = found.find((element) => element.getClientRects().length > 0);
  // WebKit's driver can't press or fill what is off screen.
  shown?.scrollIntoView({ block: "center", behavior: "instant" });
  return shown ?? null;
}

/**
 * Retries until there is an answer. Errors while the page is navigating are ignored.
 * @template T
 * @param {string} failure
 * @param {() => Promise<T | null | false>} ask
 * @returns {Promise<T>}
 */
async function within(failure, ask) {
  const deadline = Date.now() + STEP_WITHIN_MS;
  /** @type {unknown} */
  let last = null;
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer) return answer;
      last = null;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error(last instanceof Error ? `${failure} (${last.name}: ${last.message})` : failure);
}

/** @param {Query} query */
const described = ({ by, role, name }) =>
  `${by === "role" ? role : by} ${typeof name === "string" ? `"${name}"` : (name ?? "")}`.trim();
