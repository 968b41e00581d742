import type { Browser, Page } from "playwright";
import { STORAGE_KEYS } from "../../src/domain/shared/limits.ts";
import type { Side, Site } from "./site.ts";

/** Time in which a page does its idle work, and a picture settles. */
const SETTLED_MS = 1_500;

/** Two people at one site, each in their own page. */
export type Two = Record<Side, Page>;

/** Opens both pages: the host is in, and the guest could be with one press. */
export async function openTwo(browser: Browser, site: Site): Promise<Two> {
  const host = await openPage(browser, site, "host");
  const guest = await openPage(browser, site, "guest");
  await wayIn(host).click();
  await wayIn(host).waitFor({ state: "hidden" });
  await guest.waitForTimeout(SETTLED_MS);
  return { host, guest };
}

export async function closeTwo({ host, guest }: Two): Promise<void> {
  await Promise.all([host.context().close(), guest.context().close()]);
}

/** Milliseconds from the guest's press to the first picture of the host. */
export async function pressJoin({ host, guest }: Two): Promise<number> {
  await wayIn(guest).click();
  const { pressed, at } = await guest.evaluate(() => window.picture);
  await host.evaluate(() => window.picture);
  await guest.waitForTimeout(SETTLED_MS);
  return at - pressed;
}

/** Milliseconds from the beginning of a reload to the first picture of the other side. */
export async function reload(two: Two, side: Side): Promise<number> {
  await two[side].reload();
  const { at } = await two[side].evaluate(() => window.picture);
  await two[side].waitForTimeout(SETTLED_MS);
  return at;
}

/** Frames of the other side's picture so far. */
export const framesOf = (page: Page): Promise<number> =>
  picture(page).evaluate(
    (video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames,
  );

const picture = (page: Page) => page.getByLabel(/^Video of /);
const wayIn = (page: Page) => page.getByRole("button", { name: /^(Start|Join) session$/ });

async function openPage(browser: Browser, site: Site, side: Side): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    timezoneId: "Europe/Brussels",
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const token = await site.tokenOf(side);
  if (token !== null) {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      STORAGE_KEYS.token,
      token,
    ] as const);
  }
  await page.addInitScript(watchPicture);
  await page.goto(site.addressOf(side));
  await wayIn(page).waitFor();
  return page;
}

declare global {
  interface Window {
    /**
     * When the page was last pressed before the first frame of the other side was decoded, and when
     * that was. Milliseconds since the page's navigation began.
     */
    picture: Promise<{ pressed: number; at: number }>;
  }
}

/** Runs in each page before anything else, so it can't refer to anything outside itself. */
function watchPicture(): void {
  let pressed = 0;
  const note = ({ timeStamp }: Event) => (pressed = timeStamp);
  addEventListener("pointerdown", note, { capture: true });
  window.picture = new Promise((resolve, reject) => {
    const look = () => {
      const video = document.querySelector<HTMLVideoElement>('video[aria-label^="Video of "]');
      if (video && video.getVideoPlaybackQuality().totalVideoFrames > 0) {
        return resolve({ pressed, at: performance.now() });
      }
      if (performance.now() - pressed > 120_000) return reject(new Error("There was no picture."));
      setTimeout(look, 5);
    };
    look();
  });
}
