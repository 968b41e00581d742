import type { Browser, Page } from "playwright";
import { MINUTE_MS, SECOND_MS } from "../../src/domain/shared/limits.ts";
import { type Figure, atMost } from "../table.ts";
import { type Two, closeTwo, framesOf, openTwo, pressJoin } from "./people.ts";
import type { Side, Site } from "./site.ts";

const GROWTH_MAX = 1.1;
const MEGABYTE = 1024 * 1024;
/** Frames in a second that show that a picture moves, even on a busy machine. */
const MOVING_PER_SECOND = 2;

/** What a page in a session holds as it goes on, after garbage collection. */
export async function measureHeap(
  browser: Browser,
  site: Site,
  { isQuick }: { isQuick: boolean },
): Promise<Figure[]> {
  const minute = isQuick ? 10 * SECOND_MS : MINUTE_MS;
  const two = await openTwo(browser, site);
  await pressJoin(two);
  await goOn(two, minute);
  const first = await heapsOf(two);
  await goOn(two, 2 * minute);
  const third = await heapsOf(two);
  await closeTwo(two);
  const named = isQuick ? ["30 s (a quick run)", "10 s"] : ["3 minutes", "1 minute"];
  return (["host", "guest"] as const).map((side) =>
    atMost(GROWTH_MAX, {
      name: `video: heap of the ${side}'s page after ${named[0]}`,
      measured: megabytes(third[side]),
      against: `after ${named[1]}: ${megabytes(first[side])}`,
      ratio: third[side] / first[side],
    }),
  );
}

/** Stays in the session, in which both see each other all the time. */
async function goOn({ host, guest }: Two, milliseconds: number): Promise<void> {
  const frames = () => Promise.all([host, guest].map(framesOf));
  const before = await frames();
  await host.waitForTimeout(milliseconds);
  const after = await frames();
  const least = (milliseconds / SECOND_MS) * MOVING_PER_SECOND;
  if (after.some((count, index) => count - (before[index] ?? 0) < least)) {
    throw new Error(
      `The pictures stood still: ${before.join(", ")} to ${after.join(", ")} frames.`,
    );
  }
}

async function heapsOf({ host, guest }: Two): Promise<Record<Side, number>> {
  return { host: await heapOf(host), guest: await heapOf(guest) };
}

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  // The first may only queue what is left to be released.
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize;
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
