import type { Page } from "playwright";
import { expect } from "vitest";

/** Waits until somebody is in a session. */
export async function expectInRoom(page: Page): Promise<void> {
  await page.getByRole("toolbar", { name: "Session controls" }).waitFor();
}

/** Waits until the other side's picture moves: frames of it are decoded, and then more. */
export async function expectFrames(
  page: Page,
  label: RegExp = /^(Picture|Screen) of /,
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
