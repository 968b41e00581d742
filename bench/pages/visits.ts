import type { Browser, Page } from "playwright";
import { TAKEN } from "../../src/app/pageData.ts";

/** Lighthouse's "slow 4G" as it is applied by the browser's developer tools, and its processor. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const TIMES_SLOWER = 4;
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
/** After the last request: time for what is drawn late. */
const REST_MS = 1_500;

/**
 * What answers a visit: the product as it is; its page without content, which the browser renders
 * itself; or the plain file.
 */
export type Way = "rendered" | "inBrowser" | "plain";

/** What one visit showed: times in milliseconds since it began. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** How far the content moved by itself, as the browser adds it up. */
  shift: number;
  longestTask: number;
  /** From when a press does something; null where nothing does. */
  usable: number | null;
}

/** Opens a page on a slow phone with a slow network, as somebody who has never been there. */
export async function visitPage(
  browser: Browser,
  { origin, path, way }: { origin: string; path: string; way: Way },
): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, timezoneId: "Europe/Brussels" });
  try {
    // Says that somebody is signed in, so that the server leaves the page to the browser.
    if (way === "inBrowser") {
      await context.addCookies([{ name: "signedIn", value: "1", url: origin }]);
    }
    const page = await context.newPage();
    await page.addInitScript(observe, { taken: TAKEN, way });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", NETWORK);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(REST_MS);
    if (failed.length > 0) throw new Error(`Not loaded: ${failed.join(", ")}`);
    return await seen(page);
  } finally {
    await context.close();
  }
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { visit: Visit }).visit);

/** Runs in the page, before all else. */
function observe({ taken, way }: { taken: string; way: Way }): void {
  const visit: Visit = {
    firstPaint: NaN,
    largestPaint: NaN,
    shift: 0,
    longestTask: 0,
    usable: null,
  };
  Object.assign(window, { visit });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") visit.firstPaint = startTime;
  });
  each("largest-contentful-paint", ({ startTime }) => {
    visit.largestPaint = startTime;
  });
  each("layout-shift", (entry) => {
    visit.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  each("longtask", ({ duration }) => {
    visit.longestTask = Math.max(visit.longestTask, duration);
  });
  // A page that is taken over says when. One that the browser renders can be used once it is there.
  if (way === "rendered") {
    each("mark", ({ name, startTime }) => {
      if (name === taken) visit.usable = startTime;
    });
  }
  if (way === "inBrowser") {
    new MutationObserver((_, observer) => {
      if (document.querySelector("#root h1") === null) return;
      visit.usable = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  }
}
