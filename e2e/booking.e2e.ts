import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import {
  book,
  chooseAs,
  fillBilling,
  holdBackFirstAnswer,
  pathOf,
  payWith,
  takeSlotAndAnswer,
} from "./support/steps.ts";

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

  it("sees the times without signing in, and signs in at the one that it takes", async () => {
    const { page } = guest;
    await page.goto("/demo-speaker/offerings");
    await book(page, "First hello");
    await page.getByRole("heading", { name: "Book Your Session" }).waitFor();
    await untilLoaded(page, "src/components/profiles/timeZoneWords.ts");
    await page.getByRole("radio").nth(1).click();
    // Preloaded, the sign-in's code causes no wait after the press.
    await page.waitForLoadState("networkidle");
    const calls: string[] = [];
    const code: string[] = [];
    page.on("request", (request) => {
      calls.push(request.postData() ?? "");
      if (request.resourceType() === "script") code.push(request.url());
    });
    await page.getByRole("button", { name: /^Continue with \d\d:\d\d$/ }).click();
    await page.getByRole("button", { name: "Continue with LinkedIn" }).waitFor();
    // The page being left is not refetched first.
    expect(calls.filter((body) => body.includes("hasBooking"))).toEqual([]);
    expect(code).toEqual([]);
    await expect.poll(() => pathOf(page)).toBe("/login");
  });

  it("comes back to a hold that is made once, also when the page is loaded again meanwhile", async () => {
    const { page } = guest;
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    const { answered } = await holdBackFirstAnswer(page, /timeSlot/);
    await chooseAs(page, "Demo Guest");
    const first = JSON.parse(await answered) as { data: { createBooking: { id: string } } };
    await page.reload();
    await page.waitForURL(/step=details&booking=/);
    expect(page.url()).toContain(first.data.createBooking.id);
    await page.getByRole("timer").waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Your account" }).isVisible())
      .toBe(true);
  });

  it("finds what it typed after a reload, and with another slot", async () => {
    const { page } = guest;
    const answer = page.getByLabel(/What would you like to talk about\?/);
    await answer.fill("Typed once");
    await page.reload();
    await answer.waitFor();
    await expect.poll(() => answer.inputValue()).toBe("Typed once");
    await page.goBack();
    await page.getByRole("radio").nth(2).click();
    await page.getByRole("button", { name: /^Continue with \d\d:\d\d$/ }).click();
    await answer.waitFor();
    await expect.poll(() => answer.inputValue()).toBe("Typed once");
  });

  it("books the free call, and going back shows that it is booked", async () => {
    const { page } = guest;
    await page
      .getByLabel(/What would you like to talk about\?/)
      .fill("שלום 👋 the opening of a talk");
    await page.getByRole("button", { name: "Complete Booking" }).click();
    await page.waitForURL(/one-on-one-booking-detail\/.*action=continue/);
    await page.getByText("Free of charge").waitFor();
    await expect.poll(() => page.getByText("שלום 👋 the opening of a talk").isVisible()).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem("answers"))).not.toContain("Typed");
    await page.goBack();
    await page.waitForURL(/one-on-one-booking-detail\/[^?]*$/);
    await page.getByText("Free of charge").waitFor();
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
    await expect.poll(() => page.getByText("Rehearse your keynote").first().isVisible()).toBe(true);
  });

  it("finds both in the sessions, also after the server was killed and started again", async () => {
    await server.stop("SIGKILL");
    await server.start();
    const { page } = guest;
    await page.goto("/user/home?tab=sessions");
    const sessions = page.getByRole("main");
    await sessions.getByText("First hello").waitFor();
    await sessions.getByText("Rehearse your keynote").waitFor();
    await expect.poll(() => sessions.getByText(/145,20/).isVisible()).toBe(true);
  });

  it("signs out in every tab", async () => {
    const { page } = guest;
    const other = await page.context().newPage();
    await other.goto("/user/settings");
    await other.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => localStorage.setItem("answers", "{}"));
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await other.waitForURL(({ pathname }) => ["/login", "/home"].includes(pathname));
    expect(await other.evaluate(() => localStorage.getItem("token"))).toBeNull();
    expect(await other.evaluate(() => localStorage.getItem("answers"))).toBeNull();
  });

  it("heard no complaint of the page", () => {
    // A declined card is an answer of the provider, which the browser itself logs as a failed
    // request; so are calls in flight when the server was killed.
    expect(
      guest.complaints.filter((text) => !/402|ERR_CONNECTION_(REFUSED|RESET)/.test(text)),
    ).toEqual([]);
  });
});

/** Until the page has loaded a module that it asks for when the browser is idle. */
async function untilLoaded(page: Page, source: string): Promise<void> {
  const manifest = JSON.parse(readFileSync("dist/.vite/manifest.json", "utf8")) as Record<
    string,
    { file: string }
  >;
  const file = manifest[source]?.file ?? source;
  await page.waitForFunction(
    (name) => performance.getEntriesByType("resource").some((entry) => entry.name.endsWith(name)),
    file,
  );
}
