import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../scripts/lib/freePort.mjs";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type Deployments, startDeployments } from "./support/deployments.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { openItem, pathOf, signInAs } from "./support/steps.ts";

/** The server behind a network that fails, and that brings new builds. */
async function open() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [server, browser] = await Promise.all([
    startTestServer({ publicUrl: url }),
    launchBrowser(),
  ]);
  const deployments = await startDeployments({ port, serverUrl: server.url });
  return { url, server, browser, deployments };
}

/** Until the service worker has the page, which may be in a tab that nobody sees. */
const untilWorking = (page: Page) =>
  page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === "activated",
    undefined,
    // By itself it looks when a frame is drawn, which a hidden tab never does.
    { polling: 100 },
  );

describe("somebody whose connection fails", () => {
  let server: TestServer;
  let browser: Browser;
  let network: Deployments;
  let guest: Visit;

  beforeAll(async () => {
    const opened = await open();
    ({ server, browser, deployments: network } = opened);
    guest = await visit(browser, { url: opened.url, hasWorker: true });
    // From a visitor's first page on.
    await guest.page.goto("/demo-speaker/about");
    await untilWorking(guest.page);
    await signInAs(guest.page, "Demo Guest");
    await guest.page.goto("/demo-speaker/about");
    await untilWorking(guest.page);
  });
  afterAll(async () => {
    await browser.close();
    await network.close();
    await server.dispose();
  });

  const goOffline = async () => {
    network.cut();
    await guest.page.context().setOffline(true);
  };
  const comeBack = async () => {
    network.mend();
    await guest.page.context().setOffline(false);
  };
  const offlinePage = () => guest.page.getByRole("heading", { name: "You seem to be offline" });

  it("goes on to what was loaded before, and sees the rest once they are back", async () => {
    const { page } = guest;
    await page.getByRole("link", { name: "Offerings" }).click();
    await page.getByRole("heading", { name: "One-on-One Calls" }).waitFor();
    await page.getByRole("link", { name: "About", exact: true }).first().click();
    await expect.poll(() => pathOf(page)).toBe("/demo-speaker/about");
    await goOffline();
    await page.getByRole("link", { name: "Offerings" }).click();
    await page.getByRole("heading", { name: "One-on-One Calls" }).waitFor();
    // Neither its code nor its data are there.
    await page.getByRole("link", { name: "A keynote in nine sentences" }).click();
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).waitFor();
    await page.getByText("You seem to be offline.").waitFor();
    const address = pathOf(page);
    await comeBack();
    await page.getByRole("heading", { name: "A keynote in nine sentences", level: 1 }).waitFor();
    expect(pathOf(page)).toBe(address);
  });

  it("sees the offline page for an address, and that address once they are back", async () => {
    const { page } = guest;
    await goOffline();
    await page.goto("/terms?from=mail");
    await offlinePage().waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain(
      "Source Sans",
    );
    await page.getByRole("link", { name: "Try again" }).click();
    await offlinePage().waitFor();
    expect(new URL(page.url()).search).toBe("?from=mail");
    await comeBack();
    await page.getByRole("heading", { name: /Terms/, level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe("?from=mail");
  });

  it("gets the answers of a server that is there, whatever they are", async () => {
    const { page } = guest;
    const missing = await page.goto("/no/such/page");
    expect(missing?.status()).toBe(404);
    await page.getByText("Error 404 - Page Not Found").waitFor();
    expect(await offlinePage().count()).toBe(0);
  });

  it("has nothing in the worker's caches but files of the app", async () => {
    const { page } = guest;
    await openItem(page, { of: "demo-speaker", title: "A keynote in nine sentences" });
    await page.getByRole("button", { name: "Add to Library" }).click();
    await page.getByRole("group", { name: "Page 1 of 4" }).waitFor();
    await page.goto("/user/home");
    await page.getByRole("heading", { level: 1 }).waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const inEach = names.map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(inEach)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.startsWith("/assets/pdfjs-"))).not.toEqual([]);
    expect(kept.filter((path) => !/^\/(assets\/|offline\.html$)/.test(path))).toEqual([]);
  });
});

describe("a new version of the app", () => {
  const TYPED = "I take slides away until the rest can be heard.";
  let server: TestServer;
  let browser: Browser;
  let deployments: Deployments;
  let creator: Visit;
  let other: Page;
  let idle: Page;

  const edit = async (page: Page) => {
    await page.goto("/beamer/about");
    await page.getByRole("button", { name: "Edit title and biography" }).click();
    await page.getByLabel(/^Biography/).fill(TYPED);
  };
  const biography = (page: Page) => page.getByLabel(/^Biography/).inputValue();
  const notice = (page: Page) => page.getByRole("status").getByText("A new version is ready.");
  const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute("content");
  const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isOld: true }));
  const isOld = (page: Page) => page.evaluate(() => "isOld" in window);
  /** Keeps the old worker busy while the new one arrives. */
  const askAllTheTime = (page: Page) =>
    page.evaluate(() => {
      const ask = () => void fetch("/assets/none.js").catch(() => {});
      const timer = setInterval(ask, 40);
      setTimeout(() => clearInterval(timer), 3000);
    });

  beforeAll(async () => {
    const opened = await open();
    ({ server, browser, deployments } = opened);
    creator = await visit(browser, { url: opened.url, hasWorker: true });
    const { page } = creator;
    // A page that is on its way when the worker begins stays without it: it has to be there before.
    await page.goto("/demo-speaker/about");
    await untilWorking(page);
    await signInAs(page, "Demo Speaker");
    [other, idle] = [await page.context().newPage(), await page.context().newPage()];
    await Promise.all([edit(page), edit(other)]);
    await idle.goto("/beamer/bookings");
    await idle.getByRole("heading", { level: 1 }).waitFor();
    for (const tab of [page, other, idle]) {
      await untilWorking(tab);
      await mark(tab);
    }
    deployments.deploy();
  });
  afterAll(async () => {
    await browser.close();
    await deployments.close();
    await server.dispose();
  });

  it("is found by an old tab that lacks a screen, which loads itself at the new address", async () => {
    await askAllTheTime(other);
    await idle.getByRole("link", { name: "Earnings" }).first().click();
    await idle.getByRole("heading", { name: "Earnings", level: 1 }).waitFor();
    expect(pathOf(idle)).toBe("/beamer/earnings");
    expect(await isOld(idle)).toBe(false);
    expect(await buildOf(idle)).toMatch(/^next-/);
  });

  it("is announced in the other tabs, and not in the one that has it", async () => {
    await Promise.all([notice(creator.page).waitFor(), notice(other).waitFor()]);
    expect(await notice(idle).count()).toBe(0);
  });

  it("replaces the old one when told to, with what was typed", async () => {
    const { page } = creator;
    await page.getByRole("button", { name: "Update now" }).click();
    await page.getByText("You typed this earlier.").waitFor();
    expect(await biography(page)).toBe(TYPED);
    expect(await buildOf(page)).toMatch(/^next-/);
    expect(await notice(page).count()).toBe(0);
  });

  it("leaves alone the tab in which something else is typed", async () => {
    expect(await isOld(other)).toBe(true);
    expect(await biography(other)).toBe(TYPED);
    await other.getByRole("button", { name: "Later", exact: true }).click();
    await notice(other).waitFor({ state: "detached" });
    expect(await isOld(other)).toBe(true);
  });

  it("comes with the next page that the other tab loads, which is asked for what it would lose", async () => {
    await other.getByRole("link", { name: "Audience" }).first().click();
    const dialog = other.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Leave" }).click();
    await other.getByRole("heading", { name: "Audience", level: 1 }).waitFor();
    expect(await isOld(other)).toBe(false);
  });
});
