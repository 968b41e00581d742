import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, chooseAs, fillBilling, payWith, takeSlotAndAnswer } from "./support/steps.ts";

describe("a visitor who books a free and a paid call", () => {
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

  it("opens a creator's page, signs in where it is asked to, and comes back", async () => {
    const { page } = guest;
    await page.goto("/demo-speaker/offerings");
    await book(page, "First hello");
    await page.getByRole("heading", { name: "Book Your Session" }).waitFor();
    await page
      .getByRole("button", { name: /log in/i })
      .first()
      .click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.waitForURL(/\/demo-speaker\/booking\//);
    await page.getByRole("heading", { name: "Choose your time slot" }).waitFor();
    expect(await page.getByRole("button", { name: "Your account" }).isVisible()).toBe(true);
  });

  it("books the free call", async () => {
    const { page } = guest;
    await takeSlotAndAnswer(page, "Complete Booking");
    await page.waitForURL(/one-on-one-booking-detail\/.*action=continue/);
    await page.getByText("Free of charge").waitFor();
    expect(await page.getByText("שלום 👋 the opening of a talk").isVisible()).toBe(true);
  });

  it("is told by the bank that a card is declined, pays with another, and is led to the session", async () => {
    const { page } = guest;
    await page.goto("/demo-speaker/offerings");
    await book(page, "Rehearse your keynote");
    await takeSlotAndAnswer(page, "Continue to Payment");
    await page.waitForURL(/\/payment\/pay_/);
    await fillBilling(page);
    await payWith(page, "4000 0000 0000 0002");
    await page.getByText("Your card was declined.").first().waitFor();
    await payWith(page, "4242 4242 4242 4242");
    await page.waitForURL(/\/payment\/pay_.*\/status/);
    await page.getByRole("link", { name: "Redirect now" }).click();
    await page.waitForURL(({ pathname }) => pathname.includes("/one-on-one-booking-detail/"));
    await page.getByText("Paid", { exact: true }).waitFor();
    expect(await page.getByText("Rehearse your keynote").first().isVisible()).toBe(true);
  });

  it("finds both in the sessions, also after the server was killed and started again", async () => {
    await server.stop("SIGKILL");
    await server.start();
    const { page } = guest;
    await page.goto("/user/home?tab=sessions");
    const sessions = page.getByRole("main");
    await sessions.getByText("First hello").waitFor();
    await sessions.getByText("Rehearse your keynote").waitFor();
    expect(await sessions.getByText(/145,20/).isVisible()).toBe(true);
  });

  it("signs out in every tab", async () => {
    const { page } = guest;
    const other = await page.context().newPage();
    await other.goto("/user/settings");
    await other.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await other.waitForURL(({ pathname }) => ["/login", "/home"].includes(pathname));
    expect(await other.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });

  it("heard no complaint of the page", () => {
    // A declined card is an answer of the provider, which the browser itself logs as a failed request.
    expect(guest.complaints.filter((text) => !/402|ERR_CONNECTION_REFUSED/.test(text))).toEqual([]);
  });
});
