import type { Browser, Page } from "playwright";
import { STORAGE_KEYS } from "../../src/domain/shared/limits.ts";
import { CREATOR, OFFER_ID } from "../world.ts";
import { type Seen, type Sight, lookFor, seen } from "./sights.ts";

/** How many times slower than this machine the browser computes. */
export const TIMES_SLOWER = 4;

/** A phone, where a tap is not a mouse click. */
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
const COMPUTER = { viewport: { width: 1280, height: 900 } };
/** Time in which an open page does its idle work. */
const LOOKED_AT_MS = 1_500;

/** How someone presses: by mouse at a desk, by touch on a phone. */
export type Way = "mouse" | "touch";

interface Visitor {
  address: string;
  /** Null for someone who is not signed in. */
  token: string | null;
  hasTouch?: boolean;
}

/** Opens the booking page in its own slow browser, and waits for a while. */
export async function openBooking(browser: Browser, visitor: Visitor): Promise<Page> {
  const context = await browser.newContext({
    ...(visitor.hasTouch ? PHONE : COMPUTER),
    timezoneId: "Europe/Brussels",
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (visitor.token !== null) {
    await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      STORAGE_KEYS.token,
      visitor.token,
    ] as const);
  }
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  await page.goto(`${visitor.address}/${CREATOR.slug}/booking/${OFFER_ID}`);
  await goOnButton(page).waitFor();
  await zoneBox(page).waitFor();
  await page.waitForTimeout(LOOKED_AT_MS);
  return page;
}

const goOnButton = (page: Page) => page.getByRole("button", { name: /^Continue with \d\d:\d\d$/ });
export const zoneBox = (page: Page) => page.getByRole("combobox", { name: "Time zone" });

/** Presses the centre of the element, and returns what was seen when. */
export async function press(
  page: Page,
  { on, by, look }: { on: "zone" | "goOn"; by: Way; look: readonly Sight[] },
): Promise<Seen> {
  const target = on === "zone" ? zoneBox(page) : goOnButton(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error("There is nothing to press.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await lookFor(page, look);
  // One right after the other, as someone who knows the page would.
  if (by === "touch") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return seen(page);
}

/** Presses a key where the focus is. */
export async function pressKey(page: Page, key: string, look: readonly Sight[]): Promise<Seen> {
  await lookFor(page, look);
  await page.keyboard.press(key);
  return seen(page);
}
