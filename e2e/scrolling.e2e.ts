import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { gotoRendered, whenTaken } from "./support/steps.ts";

const ABOUT = "/demo-speaker/about";

/** Every scroll position since the document was loaded, across navigations within the app. */
const scrolledTo = (page: Page) =>
  page.evaluate(() => (window as unknown as { scrolledTo: number[] }).scrolledTo);

function noteScrolling(): void {
  const seen: number[] = [];
  Object.assign(window, { scrolledTo: seen });
  addEventListener("scroll", () => seen.push(Math.round(window.scrollY)));
}

/** By then the events of an earlier scroll have fired. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** The app's code comes once this is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return resolve;
}

describe("how far a page is scrolled", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });
  beforeEach(async () => {
    guest = await visit(browser, { url: server.url, width: 390, motion: "no-preference" });
    page = guest.page;
    await page.addInitScript(noteScrolling);
  });
  afterEach(() => guest.leave());

  it("stays as it is when the app begins, for somebody who has begun to read", async () => {
    const release = await holdCode(page);
    await gotoRendered(page, ABOUT, { waitUntil: "commit" });
    await page.getByRole("link", { name: "Report this page" }).waitFor();
    await page.evaluate(() => scrollTo(0, 300));
    release();
    await whenTaken(page);
    await nextFrame(page);
    expect(await scrolledTo(page)).toEqual([300]);
  });

  it("stays as it is when the page is loaded again", async () => {
    await gotoRendered(page, ABOUT);
    await whenTaken(page);
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await whenTaken(page);
    await nextFrame(page);
    expect(await scrolledTo(page)).toEqual([300]);
  });

  it("is that of the place in the address, until somebody scrolls on", async () => {
    const release = await holdCode(page);
    await gotoRendered(page, "/terms#law", { waitUntil: "commit" });
    await expect.poll(() => scrolledTo(page)).toHaveLength(1);
    await page.evaluate(() => scrollBy(0, -500));
    release();
    await whenTaken(page);
    await nextFrame(page);
    expect(await scrolledTo(page)).toHaveLength(2);
  });

  it("is the top on the next page, and as it was on the way back, without animation", async () => {
    await gotoRendered(page, "/home");
    await whenTaken(page);
    const link = page.getByRole("link", { name: "Features" }).last();
    await link.scrollIntoViewIfNeeded();
    await nextFrame(page);
    const [depth] = (await scrolledTo(page)).slice(-1);
    await link.click();
    await expect.poll(() => scrolledTo(page)).toEqual([depth, 0]);
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toEqual([depth, 0, depth]);
  });
});
