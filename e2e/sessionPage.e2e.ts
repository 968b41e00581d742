import { readFile } from "node:fs/promises";
import ICAL from "ical.js";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, pathOf, signInAs, takeSlotAndAnswer } from "./support/steps.ts";

describe.each([390, 1280])("a session's page and its calendar, at %i px", (width) => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;
  let creator: Visit;
  let session: string;
  /** Where the guest's calendar reads their sessions. */
  let feed: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url, width });
    creator = await visit(browser, { url: server.url, width });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  const eventIn = (text: string) => {
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(events).toHaveLength(1);
    const valueOf = (name: string) => events[0]?.getFirstPropertyValue(name)?.toString() ?? null;
    return {
      uid: valueOf("uid"),
      sequence: Number(valueOf("sequence")),
      status: valueOf("status"),
      location: valueOf("location"),
    };
  };
  /** The only event of the guest's feed. */
  const eventInFeed = async () => eventIn(await (await fetch(feed)).text());
  /** The event of the file that the page offers. */
  const eventInFile = async (link: string) => {
    const download = guest.page.waitForEvent("download");
    await guest.page.getByRole("link", { name: link }).click();
    return eventIn(await readFile(await (await download).path(), "utf8"));
  };

  it("says before how they meet, and where once it is booked", async () => {
    const { page } = guest;
    await signInAs(guest.page, "Demo Guest");
    await page.goto("/demo-speaker/offerings");
    await book(page, "First hello");
    await page.getByText("30 minutes, online").waitFor();
    expect(await page.getByText("demo-speaker-room").count()).toBe(0);
    await takeSlotAndAnswer(page, "Complete Booking");
    await page.waitForURL(/one-on-one-booking-detail/);
    session = pathOf(page);
    await page.getByRole("link", { name: "https://example.com/demo-speaker-room" }).waitFor();
    // The guest is in Lisbon, the speaker in Brussels.
    await page.getByText(/^For Demo Speaker: .*Europe\/Brussels/).waitFor();
    await page.getByText("Booked by you").waitFor();
  });

  it("is in the calendar that reads the guest's address", async () => {
    const { page } = guest;
    await page.getByRole("link", { name: "Subscribe to your sessions" }).click();
    await page.waitForURL(/settings/);
    await page.getByRole("button", { name: "Create calendar address" }).click();
    feed = await page.getByLabel("Calendar address").inputValue();
    expect(await eventInFeed()).toMatchObject({
      sequence: 0,
      status: "CONFIRMED",
      location: "https://example.com/demo-speaker-room",
    });
  });

  it("is moved to another place by its creator, which the guest reads wherever it is", async () => {
    const { page } = creator;
    await signInAs(creator.page, "Demo Speaker");
    await page.goto("/beamer/bookings");
    await page.getByRole("link", { name: "First hello" }).first().click();
    await page.getByRole("button", { name: "Change how you meet" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: "In person" }).check();
    await dialog.getByLabel("Address").fill("Demo Street 1\n1000 Brussels");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("In person, at Demo Street 1, 1000 Brussels").waitFor();

    await guest.page.goto("/user/home?tab=sessions");
    await guest.page.getByText(/^In person: Demo Street 1, 1000 Brussels \(changed on /).waitFor();
    await guest.page.goto(session);
    await guest.page.getByText("In person, at Demo Street 1, 1000 Brussels").waitFor();
    await guest.page.getByText(/^Changed by Demo Speaker on /).waitFor();
    const changed = { sequence: 1, location: "Demo Street 1, 1000 Brussels" };
    expect(await eventInFeed()).toMatchObject(changed);
    expect(await eventInFile("Calendar file")).toEqual(await eventInFeed());
  });

  it("stays one event through moves and its end", async () => {
    const { page } = guest;
    const { uid } = await eventInFeed();
    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByText("Not chosen yet").waitFor();
    await page.getByRole("radio").nth(3).click();
    await page.getByRole("button", { name: /^Move it to/ }).click();
    await page.waitForURL(/one-on-one-booking-detail/);
    expect(await eventInFeed()).toMatchObject({ uid, sequence: 2, status: "CONFIRMED" });

    await page.getByRole("button", { name: "Cancel session" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("Something came up");
    await dialog.getByRole("button", { name: "Cancel session" }).click();
    await page.getByText("Session cancelled").waitFor();
    const cancelled = { uid, sequence: 3, status: "CANCELLED", location: null };
    expect(await eventInFeed()).toEqual(cancelled);
    expect(await eventInFile("Cancellation file")).toEqual(cancelled);
    await page.getByRole("link", { name: "Book again" }).waitFor();
  });

  it("is read by nobody once the address is turned off", async () => {
    const { page } = guest;
    await page.goto("/user/settings");
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
    await page.getByText("Calendar address turned off").waitFor();
    expect((await fetch(feed)).status).toBe(404);
  });

  it("made neither page complain", () => {
    expect([...guest.complaints, ...creator.complaints]).toEqual([]);
  });
});
