import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { chooseAs } from "./support/steps.ts";

describe("the contract's page in local mode", () => {
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

  it("sends a query as a visitor, and as the person who is signed in", async () => {
    const { page } = guest;
    await page.goto("/local/graphql");
    await page.getByLabel("Query or mutation").press("Control+Enter");
    await page.getByText("Answered as a visitor, with status 200.").waitFor();
    expect(await page.getByLabel("Answer").textContent()).toContain("AUTH_NOT_AUTHENTICATED");

    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.waitForURL(({ pathname }) => pathname.startsWith("/user"));
    await page.goto("/local/graphql");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Answered as the person who is signed in, with status 200.").waitFor();
    expect(await page.getByLabel("Answer").textContent()).toContain('"lastName": "Guest"');
    // The site's policy for scripts and styles holds for this page, too.
    expect(guest.complaints).toEqual([]);
  });

  it("gets a new token for one that has expired", async () => {
    const { page } = guest;
    let answers = 0;
    await page.route("**/graphql", async (route) => {
      answers += 1;
      if (answers > 1) return route.continue();
      const headers = { "token-expired": "true" };
      return route.fulfill({ status: 401, json: { errors: [] }, headers });
    });
    await page.evaluate(() => localStorage.setItem("token", "expired"));
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("with status 200.").waitFor();
    expect(answers).toBe(3);
    expect(await page.getByLabel("Answer").textContent()).toContain('"lastName": "Guest"');
    expect(await page.evaluate(() => localStorage.getItem("token"))).toMatch(/^eyJ/);
    await page.unroute("**/graphql");
  });

  it("finds what is searched for, and shows all again behind a link", async () => {
    const { page } = guest;
    const search = page.getByLabel("Search types, fields and descriptions");
    const booking = page.getByRole("link", { name: "Booking", exact: true }).first();
    await search.fill("paymentStatusById");
    await page.getByText(/^1 found$/).waitFor();
    await page.getByRole("button", { name: "Try paymentStatusById" }).click();
    const query = page.getByLabel("Query or mutation");
    expect(await query.inputValue()).toContain("query PaymentStatusById($id: ID!)");
    await page.goto("/local/graphql#Booking");
    expect(await search.inputValue()).toBe("");
    expect(await booking.isVisible()).toBe(true);
  });

  it("fits a phone", async () => {
    const { page } = guest;
    await page.setViewportSize({ width: 390, height: 844 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(beyond).toBe(0);
  });
});
