import { type Browser, type Page, chromium } from "playwright";
import { CHROMIUM_ARGUMENTS } from "../../scripts/lib/chromium.mjs";
import { watch } from "./shown.ts";

const CAMERA = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  "--auto-select-desktop-capture-source=Entire screen",
  // A relay on this machine.
  "--allow-loopback-in-peer-connection",
];

/** Has the back/forward cache, which the headless shell lacks. */
const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** The headless shell where there is one: it takes less processor time. */
export const PLAYER = process.env["PLAYER_PATH"] ?? CHROMIUM;

/** A step that takes longer has failed, however busy the machine is. */
const STEP_WITHIN_MS = 60_000;

/**
 * `keepsPages`: as people's browsers do, it keeps a page that is left, and shows it again as it was
 * to who goes back. Playwright switches that off. `hasCamera`: there are a camera, a microphone and
 * a screen that need no device, and nobody to allow them.
 */
export function launchBrowser({ keepsPages = false, hasCamera = false } = {}): Promise<Browser> {
  const executablePath = keepsPages ? CHROMIUM : PLAYER;
  const args = [...CHROMIUM_ARGUMENTS, ...(hasCamera ? CAMERA : [])];
  const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : false;
  return chromium.launch({ executablePath, args, ignoreDefaultArgs });
}

/** A person with their own browser. */
export interface Visit {
  page: Page;
  /** Errors that the page threw or logged. */
  complaints: string[];
  leave(): Promise<void>;
}

export async function visit(
  browser: Browser,
  options: {
    url: string;
    width?: number;
    timeZone?: string;
    motion?: "reduce" | "no-preference";
    /** With the service worker, past which no test can change answers (`page.route`). */
    hasWorker?: boolean;
  },
): Promise<Visit> {
  const { url, width = 1280, timeZone = "Europe/Brussels", motion = "reduce" } = options;
  const context = await browser.newContext({
    baseURL: url,
    timezoneId: timeZone,
    locale: "en-GB",
    reducedMotion: motion,
    // A test with TLS has a self-signed certificate.
    ignoreHTTPSErrors: true,
    serviceWorkers: options.hasWorker ? "allow" : "block",
    viewport: { width, height: 900 },
  });
  context.setDefaultTimeout(STEP_WITHIN_MS);
  const page = await context.newPage();
  watch(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints, leave: () => context.close() };
}
