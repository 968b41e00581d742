import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "../../scripts/lib/browser.mjs";
import { CHROMIUM_ARGUMENTS } from "../../scripts/lib/chromium.mjs";
import { type Figure, median, plain } from "../table.ts";
import { openBooking, press, pressKey, TIMES_SLOWER, type Way, zoneBox } from "./people.ts";
import { type BookingSite, startBookingSite } from "./site.ts";
import type { Seen, Sight } from "./sights.ts";

/** What people perceive as instant. */
const AT_ONCE_MS = 100;
/** The pause between two actions of a person. */
const BETWEEN_MS = 500;

/** How soon the booking page answers a press, on a slow phone's processor. */
export async function measureBooking({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const rounds = isQuick ? 5 : 15;
  const site = await startBookingSite(2 * rounds);
  const { address, tokens } = site;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    // The very first one hits a cold server.
    await (await openBooking(browser, { address, token: null })).context().close();
    return [
      ...(await measureGoingOn(browser, { address, tokens: tokens.slice(rounds), by: "mouse" })),
      ...(await measureGoingOn(browser, { address, tokens: tokens.slice(0, rounds), by: "touch" })),
      ...(await measureSignIn(browser, { address, rounds, by: "mouse" })),
      ...(await measureSignIn(browser, { address, rounds, by: "touch" })),
      ...(await measureZones(browser, site, rounds)),
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Signed in: the questions do not wait for the server, which may still refuse the hold. */
async function measureGoingOn(
  browser: Browser,
  { address, tokens, by }: { address: string; tokens: readonly string[]; by: Way },
) {
  const questions: number[] = [];
  const held: number[] = [];
  for (const token of tokens) {
    const page = await openBooking(browser, { address, token, hasTouch: by === "touch" });
    const seen = await press(page, { on: "goOn", by, look: ["questions", "held"] });
    questions.push(since(seen, "questions"));
    held.push(since(seen, "held"));
    await page.context().close();
  }
  return [
    atOnce(`“Continue with …” by ${by} until the questions show`, questions),
    plain({ name: nameOf("the same until the time is held"), measured: textOf(held) }),
  ];
}

/** For a visitor, the sign-in shows without a server round trip. */
async function measureSignIn(
  browser: Browser,
  { address, rounds, by }: { address: string; rounds: number; by: Way },
) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openBooking(browser, { address, token: null, hasTouch: by === "touch" });
    times.push(since(await press(page, { on: "goOn", by, look: ["signIn"] }), "signIn"));
    await page.context().close();
  }
  return [atOnce(`“Continue with …” by ${by} until the sign-in shows, for a visitor`, times)];
}

async function measureZones(browser: Browser, { address }: BookingSite, rounds: number) {
  const times = { mouse: [], again: [], touch: [], key: [] } as Record<string, number[]>;
  const look = ["chosenZone"] as const;
  const note = (way: string, what: Seen) => times[way]?.push(since(what, "chosenZone"));
  for (let round = 0; round < rounds; round += 1) {
    const page = await openBooking(browser, { address, token: null });
    note("mouse", await press(page, { on: "zone", by: "mouse", look }));
    await page.keyboard.press("Escape");
    await page.waitForTimeout(BETWEEN_MS);
    note("again", await press(page, { on: "zone", by: "mouse", look }));
    await page.context().close();

    const phone = await openBooking(browser, { address, token: null, hasTouch: true });
    note("touch", await press(phone, { on: "zone", by: "touch", look }));
    await phone.context().close();

    const typed = await openBooking(browser, { address, token: null });
    await zoneBox(typed).focus();
    await typed.waitForTimeout(BETWEEN_MS);
    note("key", await pressKey(typed, "ArrowDown", look));
    await typed.context().close();
  }
  return [
    atOnce("the list of zones at the chosen one, by mouse", times["mouse"] ?? []),
    atOnce("the same a second time", times["again"] ?? []),
    atOnce("the same by touch", times["touch"] ?? []),
    atOnce("the same by key", times["key"] ?? []),
  ];
}

const since = ({ pressed, at }: Seen, sight: Sight) => (at[sight] ?? NaN) - pressed;

const nameOf = (what: string) => `booking, processor ${TIMES_SLOWER} times slower: ${what}`;

const textOf = (times: readonly number[]) =>
  `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms`;

function atOnce(what: string, times: readonly number[]): Figure {
  return {
    name: nameOf(what),
    measured: textOf(times),
    against: "",
    ratio: null,
    aim: `at most ${AT_ONCE_MS} ms`,
    isMet: median(times) <= AT_ONCE_MS,
  };
}
