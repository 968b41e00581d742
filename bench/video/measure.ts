import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "../../scripts/lib/browser.mjs";
import { CHROMIUM_ARGUMENTS } from "../../scripts/lib/chromium.mjs";
import { type Figure, atMost, median } from "../table.ts";
import { measureHeap } from "./heap.ts";
import { closeTwo, openTwo, pressJoin, reload } from "./people.ts";
import { startPlainSite } from "./plainSite.ts";
import { type Site, startLiveSite } from "./site.ts";

/**
 * The product checks who comes, gives them a seat and writes each message to its database first. It
 * took 1.1 to 1.5 times as long as a plain call.
 */
const JOIN_MAX = 2;
/**
 * All of that, and it loads an app and asks for the session, where the plain page is one small file.
 * It took 1.6 to 1.7 times as long, and up to 2.2 times while the machine had other work.
 */
const RELOAD_MAX = 2.5;

const ARGUMENTS = [
  ...CHROMIUM_ARGUMENTS,
  // A camera and a microphone that need no device, and nobody to allow them.
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

const STEPS = {
  join: "from 'Join session' to the host's picture",
  guest: "from the guest's reload to the host's picture",
  host: "from the host's reload to the guest's picture",
} as const;

type Times = Record<keyof typeof STEPS, number[]>;

/** How soon two see each other, and what their pages hold as a session goes on. */
export async function measureVideo({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const rounds = isQuick ? 3 : 9;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ARGUMENTS });
  const product = await startLiveSite();
  const plain = await startPlainSite();
  try {
    // The very first ones hit a cold server, and a browser that has read no code yet.
    for (const site of [product, plain]) await measureRound(browser, site, timesOf());
    const [measured, against] = [timesOf(), timesOf()];
    for (let round = 0; round < rounds; round += 1) {
      const pair = [
        { site: product, times: measured },
        { site: plain, times: against },
      ];
      for (const { site, times } of round % 2 === 0 ? pair : pair.toReversed()) {
        await measureRound(browser, site, times);
      }
    }
    return [...figuresOf(measured, against), ...(await measureHeap(browser, product, { isQuick }))];
  } finally {
    await browser.close();
    await Promise.all([product.stop(), plain.stop()]);
  }
}

const timesOf = (): Times => ({ join: [], guest: [], host: [] });

async function measureRound(browser: Browser, site: Site, times: Times): Promise<void> {
  const two = await openTwo(browser, site);
  times.join.push(await pressJoin(two));
  times.guest.push(await reload(two, "guest"));
  times.host.push(await reload(two, "host"));
  await closeTwo(two);
}

function figuresOf(measured: Times, against: Times): Figure[] {
  return (Object.keys(STEPS) as (keyof Times)[]).map((step) =>
    atMost(step === "join" ? JOIN_MAX : RELOAD_MAX, {
      name: `video: ${STEPS[step]}`,
      measured: textOf(measured[step]),
      against: `a plain call: ${textOf(against[step])}`,
      ratio: median(measured[step]) / median(against[step]),
    }),
  );
}

const textOf = (times: readonly number[]) =>
  `${median(times).toFixed(0)} ms, ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
