import { DAYS_OF_WEEK } from "../src/domain/generated/enums.ts";
import { type BookingRules, DEFAULT_BOOKING_RULES } from "../src/domain/time/bookingRules.ts";
import type { Interval } from "../src/domain/time/instant.ts";
import { slotsByTheRule } from "../src/domain/time/slots.reference.ts";
import { type Offer, offeredDays } from "../src/domain/time/slots.ts";
import { slotsByDayjs } from "./plainSlots.ts";
import { type Figure, atLeast, median, none, plain } from "./table.ts";

type Question = Offer & { year: number; month: number; timeZone: string };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BUSY_TIMES = 500;
const EXCEPTIONS = 100;
const SESSIONS = 100;

/**
 * Creator's and viewer's zones of the check against Temporal: clock
 * changes, half and quarter hours.
 */
const ZONES = [
  ["Europe/Brussels", "America/New_York"],
  ["Australia/Lord_Howe", "Europe/London"],
  ["Asia/Kathmandu", "Pacific/Auckland"],
  ["America/St_Johns", "Europe/Brussels"],
] as const;

/** How fast slots are found, and whether they are right. */
export async function measureSlots({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const question = monthOf({ month: 6, creator: "Europe/Brussels", viewer: "America/New_York" });
  const plainly = compared(question, { isQuick });
  const ruled = compared(underRules(question), { isQuick });
  const temporal = time(() => slotsByTheRule(question), 1);
  const { cases, differences } = differencesFromTemporal({ isQuick });

  return [
    atLeast(100, {
      name: `slots: a month, ${BUSY_TIMES} busy times, 30 minutes`,
      measured: milliseconds(plainly.ours),
      against: `dayjs timezone plugin: ${milliseconds(plainly.theirs)}`,
      ratio: plainly.speed,
    }),
    atLeast(100, {
      name: `slots: the same, ${EXCEPTIONS} exceptions, ${SESSIONS} sessions, buffers and limits`,
      measured: milliseconds(ruled.ours),
      against: `dayjs timezone plugin: ${milliseconds(ruled.theirs)}`,
      ratio: ruled.speed,
    }),
    plain({
      name: "slots: the first",
      measured: milliseconds(plainly.ours),
      against: `Temporal, the tests' reference: ${milliseconds(temporal)}`,
      ratio: temporal / plainly.ours,
    }),
    none({
      name: `slots: ${cases} months in pairs of zones`,
      count: differences,
      unit: "differences from Temporal",
    }),
  ];
}

/** How much faster than by dayjs. Throws where both don't find as many slots. */
function compared(question: Question, { isQuick }: { isQuick: boolean }) {
  const found = offeredDays(question).flatMap(({ slots }) => slots);
  const byDayjs = slotsByDayjs(question);
  if (found.length === 0 || found.length !== byDayjs.length) {
    throw new Error(`${found.length} slots against ${byDayjs.length}: no comparison of equals.`);
  }
  const rounds = isQuick ? 2 : 5;
  const ours: number[] = [];
  const theirs: number[] = [];
  // Warmed up before counting, then in turns: other load on the machine hits both alike.
  time(() => offeredDays(question), 500);
  time(() => slotsByDayjs(question), 1);
  for (let round = 0; round < rounds; round++) {
    ours.push(time(() => offeredDays(question), 400));
    theirs.push(time(() => slotsByDayjs(question), 1));
  }
  const speed = median(theirs.map((each, index) => each / (ours[index] ?? Number.NaN)));
  return { ours: median(ours), theirs: median(theirs), speed };
}

/** Hours from eight to eight on every day, and busy times all over the month. */
function monthOf(options: { month: number; creator: string; viewer: string }): Question {
  const { month, creator, viewer } = options;
  const year = 2026;
  const from = Date.UTC(year, month - 1, 1);
  const stretch = Date.UTC(year, month, 1) - from;
  const busy = Array.from({ length: BUSY_TIMES }, (_, index): Interval => {
    // Prime steps spread them without a pattern that could match the slots'.
    const start = from + ((index * 7919 * MINUTE_MS) % stretch);
    return { start, end: start + (15 + (index % 4) * 10) * MINUTE_MS };
  });
  return {
    hours: {
      timeZone: creator,
      days: DAYS_OF_WEEK.map((day) => ({ day, ranges: [{ start: 8 * 60, end: 20 * 60 }] })),
      exceptions: [],
    },
    durationInMinutes: 30,
    sessions: [],
    busy,
    rules: { ofCreator: DEFAULT_BOOKING_RULES, ofOffers: {} },
    offerId: "asked",
    now: from - 20 * 24 * 60 * MINUTE_MS,
    year,
    month,
    timeZone: viewer,
  };
}

/** The same for a creator with exceptions, sessions of two offers, buffers and limits. */
function underRules(question: Question): Question {
  const from = Date.UTC(question.year, question.month - 1, 1);
  const date = (day: number) => new Date(from + day * DAY_MS).toISOString().slice(0, 10);
  const rules = (bufferInMinutes: number, sessionsPerDay: number): BookingRules => ({
    ...DEFAULT_BOOKING_RULES,
    bufferBeforeInMinutes: bufferInMinutes,
    bufferAfterInMinutes: bufferInMinutes * 2,
    sessionsPerDay,
  });
  return {
    ...question,
    hours: {
      ...question.hours,
      // Every third day from two months before on; every other one of them is a day off.
      exceptions: Array.from({ length: EXCEPTIONS }, (_, index) => {
        const day = date(3 * index - 60);
        return { from: day, to: day, ranges: index % 2 ? [{ start: 10 * 60, end: 14 * 60 }] : [] };
      }),
    },
    busy: question.busy.slice(0, BUSY_TIMES / 10),
    sessions: Array.from({ length: SESSIONS }, (_, index) => {
      const start = from + ((index * 7919 * MINUTE_MS) % (30 * DAY_MS));
      return { start, end: start + 30 * MINUTE_MS, offerId: index % 2 ? "asked" : "other" };
    }),
    rules: { ofCreator: rules(5, 6), ofOffers: { asked: rules(10, 4) } },
  };
}

function differencesFromTemporal({ isQuick }: { isQuick: boolean }) {
  // March and October have most of the world's clock changes.
  const months = isQuick ? [10] : [3, 4, 10, 11];
  const zones = isQuick ? ZONES.slice(0, 1) : ZONES;
  const questions = months.flatMap((month) =>
    zones.flatMap(([creator, viewer]) => {
      const question = monthOf({ month, creator, viewer });
      return [question, underRules(question)];
    }),
  );
  const wrong = questions.map((question) => {
    const expected = slotsByTheRule(question).map(({ date, start, end }) =>
      [date, start, end].join(),
    );
    const found = offeredDays(question).flatMap(({ date, slots }) =>
      slots.map(({ start, end }) => [date, start, end].join()),
    );
    const missing = expected.filter((slot) => !found.includes(slot)).length;
    return missing + found.filter((slot) => !expected.includes(slot)).length;
  });
  return { cases: questions.length, differences: wrong.reduce((sum, count) => sum + count, 0) };
}

/** Milliseconds that one of `times` runs takes. */
function time(work: () => unknown, times: number): number {
  const start = performance.now();
  for (let run = 0; run < times; run++) work();
  return (performance.now() - start) / times;
}

function milliseconds(value: number): string {
  return value < 1 ? `${(value * 1000).toFixed(0)} µs` : `${value.toFixed(1)} ms`;
}
