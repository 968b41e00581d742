import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, signInAs, takeSlotAndAnswer } from "./support/steps.ts";

const HOST = "Demo Speaker";
const GUEST = "Demo Guest";
const DAY_MS = 24 * 60 * 60_000;

/** The second Monday of next month, and the days after it. */
function monday(plus = 0): Date {
  const now = new Date();
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  const until = (8 - new Date(first).getUTCDay()) % 7;
  return new Date(first + (until + 7 + plus) * DAY_MS);
}

const isoOf = (date: Date) => date.toISOString().slice(0, 10);
/** As the calendars name it: `9 December 2026`. */
const nameOf = (date: Date) =>
  new RegExp(new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date));

describe.each([390, 1280])("hours that bend, at %i px", (width) => {
  let server: TestServer;
  let browser: Browser;
  let host: Visit;
  let guest: Visit;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    [host, guest] = await Promise.all([open(), open()]);
    await signInAs(host.page, HOST);
    await signInAs(guest.page, GUEST);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  const open = () => visit(browser, { url: server.url, width });
  const editDays = async () => {
    await host.page.goto("/beamer/availability/slots");
    await host.page.getByText(/free slots?$/).waitFor();
    await host.page.getByRole("button", { name: "Next month" }).click();
  };
  const saveDays = async () => {
    await host.page.getByRole("button", { name: "Save days" }).click();
    await host.page.getByText("Days off and other hours saved").waitFor();
  };
  /** The offer's times of next month, as the guest is shown them. */
  const schedule = async (page: Page) => {
    await page.goto("/demo-speaker/offerings");
    await book(page, "First hello");
  };
  const isOffered = async (page: Page, date: Date) =>
    (await page.getByRole("button", { name: nameOf(date) }).getAttribute("aria-disabled")) !==
    "true";

  it("have a day off, on which nobody is offered anything", async () => {
    await schedule(guest.page);
    expect(await isOffered(guest.page, monday(1))).toBe(true);
    await editDays();
    await host.page.getByRole("button", { name: nameOf(monday(1)) }).click();
    await saveDays();
    await schedule(guest.page);
    expect(await isOffered(guest.page, monday(1))).toBe(false);
    expect(await isOffered(guest.page, monday(2))).toBe(true);
  });

  it("have other hours in a week, in which only those are offered", async () => {
    await editDays();
    await host.page.getByRole("button", { name: nameOf(monday(7)) }).click();
    await host.page.getByLabel("Last day").fill(isoOf(monday(11)));
    await host.page.getByRole("radio", { name: "Other hours" }).check();
    await host.page.getByRole("textbox", { name: "Time slot 1, from", exact: true }).fill("18:00");
    await host.page.getByRole("textbox", { name: "Time slot 1, to", exact: true }).fill("19:00");
    await saveDays();
    await schedule(guest.page);
    for (const day of [7, 11]) {
      await guest.page.getByRole("button", { name: nameOf(monday(day)) }).click();
      const times = () => guest.page.getByRole("radio").allTextContents();
      // The guest is in London.
      await expect.poll(times).toEqual(["17:00", "17:30"]);
    }
  });

  it("have a limit a day, which a booking reaches", async () => {
    await host.page.goto("/beamer/availability/rules");
    await host.page.getByLabel("Sessions a day").first().selectOption("1 session");
    await host.page.getByRole("button", { name: "Save" }).first().click();
    await host.page.getByText("Booking rules saved").waitFor();
    const { page } = guest;
    await schedule(page);
    await page.getByRole("button", { name: nameOf(monday(3)) }).click();
    await page.getByRole("radio").first().click();
    await takeSlotAndAnswer(page, "Complete Booking");
    await page.waitForURL(/one-on-one-booking-detail/);
    const stranger = await open();
    await schedule(stranger.page);
    expect(await isOffered(stranger.page, monday(3))).toBe(false);
    expect(await isOffered(stranger.page, monday(2))).toBe(true);
    await stranger.leave();
    expect([host.complaints, guest.complaints]).toEqual([[], []]);
  });
});
