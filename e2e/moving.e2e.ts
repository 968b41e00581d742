import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { book, chooseAs, pathOf, takeSlotAndAnswer } from "./support/steps.ts";

describe.each([390, 1280])("a session that is moved, at %i px", (width) => {
  let server: TestServer;
  let browser: Browser;
  let guest: Visit;
  let creator: Visit;
  /** When it is for the guest, before and after. */
  let before: string;
  let after: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
    guest = await visit(browser, { url: server.url, width });
    creator = await visit(browser, { url: server.url, width });
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
  });

  const minutesOf = (times: string) => Number(times.slice(0, 2)) * 60 + Number(times.slice(3, 5));
  const timesOn = async ({ page }: Visit) => {
    const times = page.getByText(/^\d\d:\d\d to \d\d:\d\d, /);
    await times.waitFor();
    return times.innerText();
  };

  it("is booked, and found again in the sessions", async () => {
    const { page } = guest;
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Guest");
    await page.waitForURL(/\/user\/home/);
    await page.goto("/demo-speaker/offerings");
    await book(page, "First hello");
    await takeSlotAndAnswer(page, "Complete Booking");
    await page.waitForURL(/one-on-one-booking-detail\/.*action=continue/);
    before = await timesOn(guest);
    await page.goto("/user/home?tab=sessions");
    await page.getByRole("link", { name: "First hello" }).click();
    await page.waitForURL(/action=reschedule/);
    expect(await timesOn(guest)).toBe(before);
  });

  it("is moved by its booker, who sees both times before", async () => {
    const { page } = guest;
    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByRole("heading", { level: 1, name: "Move your session" }).waitFor();
    expect(pathOf(page)).toMatch(/^\/demo-speaker\/reschedule-booking\/bkg_/);
    await page.getByText("Not chosen yet").waitFor();
    const chosen = page.getByRole("radio").nth(3);
    const time = await chosen.innerText();
    await chosen.click();
    await page.getByRole("button", { name: `Move it to ${time}` }).click();
    await page.waitForURL(/one-on-one-booking-detail\/.*action=continue/);
    await expect.poll(() => timesOn(guest)).not.toBe(before);
    after = await timesOn(guest);
    expect(after.startsWith(time)).toBe(true);
    await page.getByText(/^Moved by .* from /).waitFor();
  });

  it("keeps its answers, and what was its time is free again", async () => {
    const { page } = guest;
    await page.getByText("שלום 👋 the opening of a talk").waitFor();
    await page.getByRole("link", { name: "Reschedule" }).click();
    await page.getByText(/You can move it twice more/).waitFor();
    const [time = ""] = before.split(" ");
    await expect.poll(() => page.getByRole("radio", { name: time }).isVisible()).toBe(true);
  });

  it("is seen by its creator where it is now, and where it was", async () => {
    const { page } = creator;
    await page.goto("/login");
    await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
    await chooseAs(page, "Demo Speaker");
    await page.waitForURL(/\/beamer/);
    await page.goto("/beamer/bookings");
    await page.getByText(/^Moved from /).waitFor();
    await page.getByRole("link", { name: "First hello" }).first().click();
    await page.getByText(/^Moved by .* from /).waitFor();
    // The guest is in Lisbon, an hour behind Brussels.
    expect(minutesOf(await timesOn(creator))).toBe(minutesOf(after) + 60);
    expect(await page.getByRole("link", { name: "Reschedule" }).count()).toBe(0);
  });

  it("made neither page complain", () => {
    expect([...guest.complaints, ...creator.complaints]).toEqual([]);
  });
});
