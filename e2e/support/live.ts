import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { visit } from "./browser.ts";
import { book, pathOf, signInAs, takeSlotAndAnswer } from "./steps.ts";

export const HOST = "Demo Speaker";
export const GUEST = "Demo Guest";

/** The two book a session and agree on a meeting by video, and it begins. Returns its page's path. */
export async function bookByVideo(
  browser: Browser,
  { server, width = 1280 }: { server: { url: string }; width?: number },
): Promise<string> {
  const open = () => visit(browser, { url: server.url, width });
  const [guest, host] = [await open(), await open()];
  await signInAs(guest.page, GUEST);
  await guest.page.goto("/demo-speaker/offerings");
  await book(guest.page, "First hello");
  await takeSlotAndAnswer(guest.page, "Complete Booking");
  await guest.page.waitForURL(/one-on-one-booking-detail/);
  const session = pathOf(guest.page);
  await signInAs(host.page, HOST);
  await host.page.goto(session);
  await host.page.getByRole("button", { name: "Change how you meet" }).click();
  await host.page.getByRole("radio", { name: "Here, by video" }).check();
  await host.page.getByRole("button", { name: "Save" }).click();
  await host.page.getByText(/^Here, by video\. You can join from/).waitFor();
  await letBegin(guest.page, session);
  await Promise.all([guest.leave(), host.leave()]);
  return session;
}

/** On the page of a session by video, once it is open: goes in. */
export async function enterSession(page: Page, button: "Start session" | "Join session") {
  await page.getByRole("link", { name: "Join" }).click();
  await page.getByRole("button", { name: button }).click();
  await expectInRoom(page);
}

/** Waits until somebody is in a session. */
export async function expectInRoom(page: Page): Promise<void> {
  await page.getByRole("toolbar", { name: "Session controls" }).waitFor();
}

/** Waits until the other side's video moves: frames of it are decoded, and then more. */
export async function expectFrames(
  page: Page,
  label: RegExp = /^(Video|Screen) of /,
): Promise<void> {
  const decoded = () =>
    page
      .getByLabel(label)
      .evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames)
      .catch(() => 0);
  await expect.poll(decoded, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await decoded();
  await expect.poll(decoded, { timeout: 20_000 }).toBeGreaterThan(before + 5);
}

/** Has the session of that page begin in two minutes, and opens the page. */
export async function letBegin(page: Page, session: string): Promise<void> {
  await page.goto("/local/sessions");
  await page.getByLabel("Address of the session’s page").fill(session);
  await page.getByRole("button", { name: "Let it begin" }).click();
  await page.waitForURL(`**${session}`);
}
