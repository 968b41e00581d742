import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCREENS } from "../stories/states.ts";
import { statesOf } from "../stories/support/stateTable.ts";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import {
  FIRST_STORY_WITHIN_MS,
  controlsOf,
  openStage,
  startWorkshop,
  tell,
} from "./support/workshop.ts";

/** Screens without controls: nothing in their world could be changed by a designer. */
const NO_CONTROLS = new Set([
  // Only our own text.
  "screens-marketing-pages--features",
  "screens-marketing-pages--for-investors",
  "screens-marketing-pages--team",
  "screens-marketing-pages--private-beta",
  "screens-policies--terms",
  "screens-policies--privacy",
  "screens-policies--imprint",
  "screens-when-something-fails--not-found",
  // A button, and what comes of it.
  "screens-sign-in-login--ready",
  "screens-sign-in-return--succeeds",
]);

const READY = SCREENS.flatMap((row) => statesOf(row).filter(({ state }) => state === "ready")).map(
  ({ storyId }) => storyId,
);
const DRAWN_AGAIN = "screens-profile-about--ready";
const ANOTHER = "screens-sign-in-login--ready";
const dark = { globals: { theme: "dark" } };
const light = { globals: { theme: "light" } };

/** What a designer has after `npm run storybook`; all other checks play the built workshop. */
describe("the workshop in development", () => {
  let workshop: Awaited<ReturnType<typeof startWorkshop>>;
  let browser: Browser;
  let stage: Visit;
  let loads = 0;

  beforeAll(async () => {
    workshop = await startWorkshop();
    browser = await launchBrowser();
    stage = await visit(browser, { url: workshop.url, hasWorker: true });
    stage.page.on("load", () => (loads += 1));
    await openStage(stage.page, workshop.url);
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await workshop?.stop();
  });

  const open = (storyId: string) =>
    tell(stage.page, "setCurrentStory", { storyId, viewMode: "story" });

  it.each(READY)("shows %s beyond its skeleton", async (storyId) => {
    expect(await open(storyId)).toMatchObject({ status: "success", errors: [] });
  });

  it.each(READY)("has controls, unless there is nothing to change: %s", async (id) => {
    const controls = await controlsOf(stage.page, id);
    expect(controls.length === 0).toBe(NO_CONTROLS.has(id));
  });

  it("comes to the end of a play before it draws its story again", async () => {
    const order = { storyId: DRAWN_AGAIN, viewMode: "story" };
    await open(ANOTHER);
    const again = { event: "updateGlobals", told: dark };
    const { status, phases } = await tell(stage.page, "setCurrentStory", order, again);
    await tell(stage.page, "updateGlobals", light);
    expect(status).toBe("success");
    expect(phases.indexOf("completed")).toBeGreaterThan(phases.indexOf("played"));
  });

  it("takes the toolbar's theme for the reader's own, and lets another be chosen", async () => {
    const { page } = stage;
    await open("screens-profile-offerings--ready");
    await tell(page, "updateGlobals", dark);
    const themeNow = () => page.evaluate(() => document.documentElement.dataset["theme"]);
    await expect.poll(themeNow).toBe("dark");
    const select = page.getByLabel("Theme").first();
    await expect.poll(() => select.inputValue()).toBe("dark");
    await select.selectOption("light");
    await expect.poll(themeNow).toBe("light");
    await tell(page, "updateGlobals", light);
  });

  it("begins with the board of all screens", async () => {
    const page = await stage.page.context().newPage();
    page.setDefaultTimeout(FIRST_STORY_WITHIN_MS);
    await page.goto(`${workshop.url}/iframe.html?viewMode=docs&id=start-here--docs`);
    const board = page.getByRole("heading", { level: 1 });
    await board.waitFor();
    await expect.poll(() => board.count()).toBe(1);
    await page.close();
  });

  it("was never loaded again, as by a dependency that was found late", () => {
    expect(loads).toBe(1);
    expect(workshop.output()).not.toMatch(/optimized dependencies changed|new dependencies/i);
  });
});
