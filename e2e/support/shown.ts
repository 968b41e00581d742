import type { Page } from "playwright";
import { afterEach } from "vitest";

/** Of what a page showed, so many characters are kept. */
const SHOWN_MAX = 1_500;

const pages = new Set<Page>();

/** Has it said what a page showed when a test failed. */
export function watch(page: Page): void {
  pages.add(page);
  page.on("close", () => pages.delete(page));
}

afterEach(async ({ task }) => {
  if (task.result?.state !== "fail") return;
  const shown: string[] = [];
  for (const page of pages) {
    const text = await page.evaluate(() => document.body.innerText.trim()).catch(() => "(nothing)");
    shown.push(`${page.url()} showed:\n${text.slice(0, SHOWN_MAX)}`);
  }
  // For `scripts/lib/testReporter.mjs`.
  Object.assign(task.meta, { shown: shown.join("\n\n") });
});
