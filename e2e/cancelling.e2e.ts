import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import {
  book,
  fillBilling,
  pathOf,
  payWith,
  signInAs,
  takeSlotAndAnswer,
} from "./support/steps.ts";

describe.each([390, 1280])("sessions that are cancelled, at %i px", (width) => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;
  let creator: Visit;
  /** Of the session that the guest has paid last. */
  let session: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url, width });
    creator = await visit(browser, { url: server.url, width });
    await signInAs(guest.page, "Demo Guest");
    await signInAs(creator.page, "Demo Speaker");
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  /** Takes a time that is free for the offer, and agrees to what is asked before the card. */
  async function booksAndPays() {
    const { page } = guest;
    await page.goto("/demo-speaker/offerings");
    await book(page, "Rehearse your keynote");
    // On a month's last day the next one's first slot may be less than a day ahead.
    await page.getByRole("button", { name: "Next month" }).click();
    await page.getByRole("radio").first().waitFor();
    await takeSlotAndAnswer(page, "Continue to Payment");
    await page.waitForURL(/\/payment\/pay_/);
    await page.getByText(/^Cancel by .* for a full refund/).waitFor();
    await fillBilling(page);
    await payWith(page, "4242 4242 4242 4242");
    await page.waitForURL(/\/payment\/pay_.*\/status/);
    await page.getByRole("link", { name: "Redirect now" }).click();
    await page.waitForURL(/one-on-one-booking-detail/);
    await page.getByText("Paid", { exact: true }).waitFor();
    session = pathOf(page);
  }

  /** How many of the creator's sales were given back. */
  async function refundsSeen() {
    const { page } = creator;
    await page.goto("/beamer/earnings");
    await page.getByRole("list", { name: "Sales" }).getByRole("listitem").first().waitFor();
    return page.getByText("Refunded", { exact: true }).count();
  }

  it("by the booker, after it was moved: both see why, and that the money goes back", async () => {
    const { page } = guest;
    await booksAndPays();
    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByText("Not chosen yet").waitFor();
    await page.getByRole("radio").nth(3).click();
    await page.getByRole("button", { name: /^Move it to/ }).click();
    await page.waitForURL(/one-on-one-booking-detail/);

    await page.getByRole("button", { name: "Cancel session" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/€\s[\d,]+ goes back to the card/).waitFor();
    await dialog.getByLabel("Reason").fill("I’ve caught a cold");
    await dialog.getByRole("button", { name: "Cancel session" }).click();
    await page.getByText("Session cancelled").waitFor();

    await creator.page.goto(session);
    for (const { page: side } of [guest, creator]) {
      await side.getByText("Cancelled, refunded").waitFor();
      await side.getByText("I’ve caught a cold").waitFor();
    }
    await page.goto("/user/home?tab=sessions");
    await page.getByRole("list", { name: "Past" }).getByText("Cancelled, refunded").waitFor();
    expect(await refundsSeen()).toBe(1);
  });

  it("by the creator, who offers another time: the booker is led to it", async () => {
    await booksAndPays();
    const { page } = creator;
    await page.goto(session);
    await page.getByRole("button", { name: "Cancel session" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/gets a full refund/).waitFor();
    await dialog.getByLabel("Reason").fill("My train is late");
    await dialog.getByLabel(/another time/).check();
    await dialog.getByRole("button", { name: "Cancel session" }).click();
    await page.getByText("Cancelled, refunded").waitFor();
    expect(await refundsSeen()).toBe(2);

    await guest.page.goto(session);
    await guest.page.getByText("My train is late").waitFor();
    await guest.page.getByText("Cancelled, refunded").waitFor();
    await guest.page.getByRole("link", { name: "Choose another time" }).click();
    await guest.page.waitForURL(/\/booking\//);
    await guest.page.getByRole("button", { name: /^Continue with \d\d:\d\d$/ }).waitFor();
  });

  it("made neither page complain", () => {
    expect([...guest.complaints, ...creator.complaints]).toEqual([]);
  });
});
