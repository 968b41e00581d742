import type { Page } from "playwright";

/** A line of 10 Mbit/s, 40 ms away. */
const LINE = {
  offline: false,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
  latency: 40,
};

/** Throttles the page to such a line from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", LINE);
}
