import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs, fillBilling, openItem, payWith, swipe } from "./support/steps.ts";

const FREE = "A keynote in nine sentences";
const PAID = "The quiet interface";

/** Pages of a document of the demo marketplace. */
const PAGES = 4;

describe("a visitor who reads a free and a bought document", () => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  it("signs in to view a free one, adds it to the library, and turns its pages", async () => {
    const { page } = guest;
    await openItem(page, { of: "demo-speaker", title: FREE });
    await page.getByRole("button", { name: "Log in to view content" }).click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.waitForURL(/\/demo-speaker\/consumable\/publication\//);
    await page.getByRole("button", { name: "Add to Library" }).click();
    await pageOf(page, 1).waitFor();
    // Its controls come back with the pointer.
    await pageOf(page, 1).hover();
    await page.getByRole("button", { name: "Next page" }).click();
    await pageOf(page, 2).waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Remove from Library" }).isVisible())
      .toBe(true);
  });

  it("pays for another with the second card, agrees to have it now, and reads it", async () => {
    const { page } = guest;
    await openItem(page, { of: "demo-speaker", title: PAID });
    await page.getByRole("button", { name: "Buy now" }).click();
    await page.waitForURL(/\/payment\/pay_/);
    await fillBilling(page);
    await payWith(page, "4000 0000 0000 0002");
    await page.getByText("Your card was declined.").first().waitFor();
    await payWith(page, "4242 4242 4242 4242");
    await page.waitForURL(/\/payment\/pay_.*\/status/);
    await page.getByRole("link", { name: "Redirect now" }).click();
    await page.waitForURL(/\/demo-speaker\/consumable\/publication\//);
    await page.getByRole("button", { name: "Open now" }).waitFor();
    expect(await pageOf(page, 1).isVisible()).toBe(false);
    await page.getByRole("button", { name: "Open now" }).click();
    await pageOf(page, 1).waitFor();
  });

  it("opens it from the library on a phone, where a swipe turns the page", async () => {
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/user/home");
    await page.getByRole("link", { name: PAID }).click();
    await pageOf(page, 1).waitFor();
    await swipe(page, pageOf(page, 1), "left");
    await pageOf(page, 2).waitFor();
    await swipe(page, pageOf(page, 2), "right");
    await pageOf(page, 1).waitFor();
    expect(await page.getByRole("button", { name: "Buy now" }).isVisible()).toBe(false);
  });

  it("heard no complaint of the page", () => {
    // A declined card is an answer of the provider, which the browser itself
    // logs as a failed request.
    expect(guest.complaints.filter((text) => !/402/.test(text))).toEqual([]);
  });
});

/** A page of the document that is open. */
const pageOf = (page: Page, number: number) =>
  page.getByRole("group", { name: `Page ${number} of ${PAGES}` });
