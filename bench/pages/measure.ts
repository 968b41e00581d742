import { type Browser, chromium } from "playwright";
import { ensureBrowser } from "../../scripts/lib/browser.mjs";
import { CHROMIUM_ARGUMENTS } from "../../scripts/lib/chromium.mjs";
import { type Figure, atMost, median, plain } from "../table.ts";
import { type Scores, scoresOf } from "./lighthouse.ts";
import { PAGES, type PagesSite, startPagesSite } from "./site.ts";
import { type Visit, type Way, visitPage } from "./visits.ts";

const TIMES_PLAIN_MAX = 1.15;
const SHIFT_MAX = 0.01;
const TIMES_TASK_MAX = 0.25;
const TIMES_USABLE_MAX = 1.1;
const POINTS_BELOW_MAX = 2;
const POINTS_MIN = 98;

/**
 * Pages that visitors open, as the server renders them, against the same as plain files, and against
 * those that the browser renders by itself.
 */
export async function measurePages({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const rounds = isQuick ? 3 : 5;
  const site = await startPagesSite();
  try {
    return [
      ...(await measureVisits(site, rounds)),
      ...(await measureScores(site, isQuick ? 1 : rounds)),
    ];
  } finally {
    await site.stop();
  }
}

async function measureVisits(site: PagesSite, rounds: number): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const figures = [];
    for (const page of ["home", "offerings"] as const) {
      figures.push(...figuresOf(page, await inTurns(browser, { site, page, rounds })));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

type Visits = Record<Way, Visit[]>;

async function inTurns(
  browser: Browser,
  { site, page, rounds }: { site: PagesSite; page: keyof typeof PAGES; rounds: number },
): Promise<Visits> {
  const visits: Visits = { rendered: [], inBrowser: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ["plain", "rendered", "inBrowser"] as const) {
      const origin = way === "plain" ? site.plain : site.product;
      visits[way].push(await visitPage(browser, { origin, path: PAGES[page], way }));
    }
  }
  return visits;
}

function figuresOf(page: string, { rendered, inBrowser, plain: files }: Visits): Figure[] {
  const name = (what: string) => `${page} on a slow phone: ${what}`;
  const compared = (what: string, key: keyof Visit, against: readonly Visit[], say: string) => {
    const [measured, other] = [rendered, against].map((all) =>
      median(all.map((visit) => visit[key] ?? NaN)),
    );
    return {
      name: name(what),
      measured: ms(measured),
      against: `${say}: ${ms(other)}`,
      ratio: (measured ?? NaN) / (other ?? NaN),
    };
  };
  const shift = median(rendered.map((visit) => visit.shift));
  return [
    atMost(TIMES_PLAIN_MAX, compared("largest paint", "largestPaint", files, "plain file")),
    {
      name: name("layout shift"),
      measured: shift.toFixed(3),
      against: `plain file: ${median(files.map((visit) => visit.shift)).toFixed(3)}`,
      ratio: null,
      aim: `at most ${SHIFT_MAX}`,
      isMet: shift <= SHIFT_MAX,
    },
    atMost(TIMES_TASK_MAX, compared("longest task", "longestTask", inBrowser, "in the browser")),
    plain(compared("longest task", "longestTask", files, "plain file")),
    atMost(TIMES_USABLE_MAX, compared("first press works", "usable", inBrowser, "in the browser")),
  ];
}

const ms = (time: number | undefined) => `${Math.round(time ?? NaN)} ms`;

async function measureScores(site: PagesSite, rounds: number): Promise<Figure[]> {
  const figures = [];
  for (const [page, path] of Object.entries(PAGES)) {
    const [ours, files]: [Scores[], Scores[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      files.push(await scoresOf(site.plain + path));
      ours.push(await scoresOf(site.product + path));
    }
    figures.push(...scoreFigures(page, ours, files));
  }
  return figures;
}

function scoreFigures(page: string, ours: readonly Scores[], files: readonly Scores[]): Figure[] {
  const pointsOf = (scores: readonly Scores[], category: keyof Scores) =>
    Math.round(median(scores.map((score) => score[category].points)));
  const failedIn = (category: keyof Scores) =>
    [...new Set(ours.flatMap((score) => score[category].failed))].join(", ");
  const performance = pointsOf(ours, "performance");
  const ofPlain = pointsOf(files, "performance");
  const others = ["accessibility", "best-practices", "seo"] as const;
  return [
    {
      name: `Lighthouse, ${page}: performance`,
      measured: `${performance} points`,
      against: `plain file: ${ofPlain} points`,
      ratio: null,
      aim: `at most ${POINTS_BELOW_MAX} points below`,
      isMet: ofPlain - performance <= POINTS_BELOW_MAX,
    },
    ...others.map((category) => ({
      name: `Lighthouse, ${page}: ${category}`,
      measured: `${pointsOf(ours, category)} points`,
      against: failedIn(category),
      ratio: null,
      aim: `at least ${POINTS_MIN} points`,
      isMet: pointsOf(ours, category) >= POINTS_MIN,
    })),
  ];
}
