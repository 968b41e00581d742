import { chromium } from "playwright";
import lighthouse from "lighthouse";
import { freePort } from "../../scripts/lib/freePort.mjs";
import { ensureBrowser } from "../../scripts/lib/browser.mjs";
import { CHROMIUM_ARGUMENTS } from "../../scripts/lib/chromium.mjs";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof CATEGORIES)[number];

/** Points of 100 by category, and the audits that were not passed. */
export type Scores = Record<Category, { points: number; failed: readonly string[] }>;

/** What Lighthouse says of a page on a phone, in a browser of its own. */
export async function scoresOf(address: string): Promise<Scores> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
    });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const scores = CATEGORIES.map((name) => {
      const { score = null, auditRefs = [] } = categories[name] ?? {};
      const failed = auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
      return [name, { points: (score ?? NaN) * 100, failed: failed.map(({ id }) => id) }];
    });
    return Object.fromEntries(scores) as Scores;
  } finally {
    await browser.close();
  }
}
