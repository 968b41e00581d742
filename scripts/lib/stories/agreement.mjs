import { createHash } from "node:crypto";
import { askedPage, shownPage } from "../../../server/http/pages/askedPage.ts";
import { RENDERED } from "../../../server/http/pages/rendered.ts";
import { ensureBuilt } from "../build.mjs";
import { inProject } from "../project.mjs";

/** How often what differs is compared again. */
const REPEATS = 2;

/**
 * @typedef {ReturnType<typeof createAgreement>} Agreement
 * @typedef {import("../../../server/http/pages/rendered.ts").RenderPage} RenderPage
 *
 * @typedef {{ outline: string[], troubles: string[] }} Seen
 */

/**
 * Compares pages for visitors: as the server renders them and the browser takes them over, and as
 * the browser draws them by itself.
 */
export function createAgreement() {
  /** Once a story needs it. @type {Promise<RenderPage> | undefined} */
  let built;
  /** What has been compared: many stories begin on the same page. */
  const compared = new Set();
  /** Where the code is of the pages that were compared. */
  const modules = new Set();

  /**
   * @param {import("playwright").Page} page that shows a story which has been played
   * @param {() => Promise<void>} settled waits until nothing moves in it any more
   * @throws with what differs
   */
  async function check(page, settled) {
    const visit = await page.evaluate(visitOf);
    const asked = visit && askedPage({ url: visit.address, headers: {} }, { isSecure: true });
    if (!visit || !asked || asked.writtenAs !== null) return;
    const renderPage = await (built ??= builtRendering());
    const rendered = await renderPage({
      address: asked.address,
      origin: visit.origin,
      now: visit.now,
      timeZone: asked.hasPrices ? visit.zone : null,
      ask: (call) => page.evaluate(askOf, call),
    });
    if ("redirectTo" in rendered) return;
    const { markup, data } = rendered;
    const hash = createHash("sha256")
      .update(JSON.stringify([markup, data]))
      .digest("hex");
    if (compared.has(hash)) return;
    const look = async () => {
      await settled();
      return page.evaluate(seen);
    };
    const troublesOf = async () => {
      await page.evaluate(takeOver, { markup, data });
      const taken = await look();
      await page.evaluate(draw);
      const drawn = await look();
      return [...taken.troubles, ...drawn.troubles, ...differences(taken, drawn)];
    };
    let troubles = await troublesOf();
    for (let left = REPEATS; left > 0 && troubles.length > 0; left -= 1)
      troubles = await troublesOf();
    await page.evaluate(end);
    if (troubles.length > 0)
      throw new Error(`as the server renders it for visitors:\n${troubles.join("\n")}`);
    compared.add(hash);
    for (const module of shownPage(asked.address, data).modules) modules.add(module);
  }

  return {
    check,
    /** How many different pages were the same in both ways. */
    count: () => compared.size,
    /** What no story has shown of what the server renders. */
    gaps: () =>
      [...new Set(Object.values(RENDERED).flatMap((plan) => plan.modules))]
        .filter((module) => !modules.has(module))
        .map((module) => `no story begins on the page of ${module} as a visitor sees it`),
  };
}

/** @returns {Promise<RenderPage>} */
async function builtRendering() {
  await ensureBuilt();
  const { renderPage } = await import(inProject("dist", ".server", "render.js"));
  return renderPage;
}

/**
 * @param {Seen} taken
 * @param {Seen} drawn
 */
function differences({ outline: taken }, { outline: drawn }) {
  const lines = Math.max(taken.length, drawn.length);
  const first = Array.from({ length: lines }).findIndex((_, line) => taken[line] !== drawn[line]);
  if (first < 0) return [];
  /** @param {string[]} outline */
  const around = (outline) =>
    outline.slice(Math.max(0, first - 2), first + 2).map((line) => `    ${line.trim()}`);
  return ["  taken over:", ...around(taken), "  drawn by the browser:", ...around(drawn)];
}

// What follows runs in the page, see `.storybook/stage/agreement.tsx`.
const visitOf = () => /** @type {any} */ (globalThis).agreement.visit();
/** @param {string} call @returns {Promise<string>} */
const askOf = (call) => /** @type {any} */ (globalThis).agreement.ask(call);
/** @param {{ markup: string, data: object }} page */
const takeOver = (page) => /** @type {any} */ (globalThis).agreement.takeOver(page);
const draw = () => /** @type {any} */ (globalThis).agreement.draw();
/** @returns {Seen} */
const seen = () => /** @type {any} */ (globalThis).agreement.seen();
const end = () => /** @type {any} */ (globalThis).agreement.end();
