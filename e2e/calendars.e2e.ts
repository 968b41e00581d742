import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs } from "./support/steps.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each([390, 1280])("a creator who connects a calendar, at %i px", (width) => {
  let server: TestServer;
  let browser: Browser;
  let creator: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    creator = await visit(browser, { url: server.url, width });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  const isSaidIn = async (page: Page, text: string) => page.getByText(text).first().waitFor();

  it("is asked for a calendar, gives access at its provider, and is back", async () => {
    const { page } = creator;
    await page.goto("/beamer/availability/slots");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Coach");
    await page.getByRole("link", { name: "Connect a calendar" }).click();
    await page.getByRole("button", { name: "Google" }).click();
    await page.getByRole("button", { name: /work@google\.example/ }).click();
    await isSaidIn(page, "Calendar connected");
    await page.getByRole("heading", { name: "work@google.example" }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.reload();
    await page.getByRole("heading", { name: "work@google.example" }).waitFor();
  });

  it("refuses another one at its provider, and is told so", async () => {
    const { page } = creator;
    await page.getByRole("button", { name: "Apple" }).click();
    await page.getByRole("button", { name: "Refuse" }).click();
    await isSaidIn(page, "access wasn’t granted");
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  it("sees busy times of the calendar close slots", async () => {
    const { page } = creator;
    await page.goto("/local/calendars");
    const remove = page.getByRole("button", { name: "Remove" });
    const before = await remove.count();
    // One of three days in a row is a working day. The demo has an account with such a calendar, too.
    for (const days of [1, 2, 3]) {
      await page.getByText("Add a busy time to Work").first().click();
      const form = page.locator("form", { has: page.locator('[value="google-work"]') }).last();
      const date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
      await form.getByLabel("Date").fill(date);
      await form.getByLabel("From").fill("00:00");
      await form.getByLabel("To").fill("23:59");
      await form.getByRole("button", { name: "Add" }).click();
      await remove.nth(before + days - 1).waitFor();
    }
    await page.goto("/beamer/availability/slots");
    await page.getByText("taken").first().waitFor();
    await expect.poll(() => page.getByText("taken").count()).toBeGreaterThan(0);
  });

  it("is told when the access was taken back", async () => {
    const { page } = creator;
    await page.goto("/local/calendars");
    const account = page.locator("form", { has: page.locator('[value="google-work"]') });
    await account.getByRole("button", { name: "Take access back" }).click();
    await isSaidIn(page, "Nobody has access any more.");
    await page.goto("/beamer/availability/calendars");
    await page.getByRole("button", { name: "Reconnect" }).waitFor();
    expect(creator.complaints).toEqual([]);
  });
});
