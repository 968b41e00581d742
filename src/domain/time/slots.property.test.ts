import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAYS_OF_WEEK } from "../generated/enums.ts";
import { DAY_MS, MINUTE_MS } from "../shared/limits.ts";
import type { HoursException } from "./exceptions.ts";
import { slotsByTheRule } from "./slots.reference.ts";
import { offeredDays, offeredSlotAt } from "./slots.ts";
import { isWithinHours } from "./weeklyHours.ts";

// Whole, half and quarter hours; 30-minute clock changes; changes at midnight; Ramadan; both sides
// of the date line.
const ZONES = [
  "UTC",
  "Europe/Brussels",
  "Europe/London",
  "Europe/Dublin",
  "America/New_York",
  "America/St_Johns",
  "America/Sao_Paulo",
  "America/Santiago",
  "America/Havana",
  "America/Caracas",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Asia/Tehran",
  "Asia/Beirut",
  "Asia/Amman",
  "Asia/Gaza",
  "Asia/Pyongyang",
  "Africa/Cairo",
  "Africa/Casablanca",
  "Australia/Adelaide",
  "Australia/Eucla",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Pacific/Marquesas",
  "Antarctica/Troll",
];

/** As many as take two seconds; `TRIES=10000` tries more. */
const MONTHS = Number(process.env["TRIES"] ?? 1_000);

const quarter = { min: 0, max: 96 } as const;
const range = fc
  .tuple(fc.nat(quarter.max), fc.nat(quarter.max))
  .map(([a, b]) => ({ start: Math.min(a, b) * 15, end: Math.max(a, b) * 15 }));
// Mostly the small hours, where clocks change.
const nightRange = fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 12 })).map(([start, length]) => ({
  start: start * 15,
  end: (start + length) * 15,
}));
const day = fc.record({
  // Clocks change on Sundays and Fridays, mostly.
  day: fc.oneof(fc.constantFrom("SUNDAY", "FRIDAY", "SATURDAY"), fc.constantFrom(...DAYS_OF_WEEK)),
  ranges: fc.array(fc.oneof({ weight: 3, arbitrary: nightRange }, range), { maxLength: 2 }),
});

const month = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(3, 4, 9, 10, 11) },
  fc.integer({ min: 1, max: 12 }),
);

/** Of the offer in question, and of another. */
const OFFERS = ["asked", "other"] as const;

const rules = fc.record({
  noticeInMinutes: fc.oneof(fc.constant(120), fc.integer({ min: 0, max: 30 * 24 * 60 })),
  horizonInDays: fc.option(fc.integer({ min: 1, max: 180 }), { freq: 2 }),
  bufferBeforeInMinutes: fc.constantFrom(0, 0, 5, 30, 120),
  bufferAfterInMinutes: fc.constantFrom(0, 0, 10, 45, 120),
  sessionsPerDay: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
});
const ruleBook = fc.record({
  ofCreator: rules,
  ofOffers: fc.dictionary(fc.constantFrom(...OFFERS), rules, { maxKeys: 2 }),
});

/** Gaps before and lengths of exceptions in days, from a week before the month. */
const exceptions = fc.array(
  fc.record({
    gap: fc.nat(9),
    length: fc.nat(12),
    ranges: fc.array(fc.oneof({ weight: 3, arbitrary: nightRange }, range), { maxLength: 2 }),
  }),
  { maxLength: 4 },
);

const dateAfter = (start: number, days: number) =>
  new Date(start + days * DAY_MS).toISOString().slice(0, 10);

type Drawn = typeof exceptions extends fc.Arbitrary<infer Value> ? Value : never;

function exceptionsFrom(start: number, drawn: Drawn): HoursException[] {
  let day = -7;
  return drawn.map(({ gap, length, ranges }) => {
    const first = day + gap;
    day = first + length + 1;
    return { from: dateAfter(start, first), to: dateAfter(start, first + length), ranges };
  });
}

const question = fc
  .record({
    creatorZone: fc.constantFrom(...ZONES),
    timeZone: fc.constantFrom(...ZONES),
    days: fc.array(day, { minLength: 1, maxLength: 3 }),
    durationInMinutes: fc.constantFrom(30, 60),
    year: fc.integer({ min: 2005, max: 2035 }),
    month,
    // From a time of the month itself to more than six months before it.
    nowInMinutes: fc.integer({ min: -200 * 24 * 60, max: 20 * 24 * 60 }),
    busyInMinutes: fc.array(fc.tuple(fc.integer({ min: -3000, max: 48_000 }), fc.nat(3000)), {
      maxLength: 12,
    }),
    sessionsInMinutes: fc.array(
      fc.tuple(
        fc.integer({ min: -3000, max: 48_000 }),
        fc.constantFrom(30, 60),
        fc.constantFrom(...OFFERS),
      ),
      { maxLength: 30 },
    ),
    rules: ruleBook,
    exceptions,
  })
  .map(({ creatorZone, days, exceptions: drawn, nowInMinutes, ...drawnTimes }) => {
    const { busyInMinutes, sessionsInMinutes, ...rest } = drawnTimes;
    const monthStart = Date.UTC(rest.year, rest.month - 1, 1);
    return {
      ...rest,
      offerId: "asked",
      hours: { timeZone: creatorZone, days, exceptions: exceptionsFrom(monthStart, drawn) },
      sessions: sessionsInMinutes.map(([start, length, offerId]) => ({
        offerId,
        start: monthStart + start * MINUTE_MS,
        end: monthStart + (start + length) * MINUTE_MS,
      })),
      now: monthStart + nowInMinutes * MINUTE_MS,
      busy: busyInMinutes.map(([start, length]) => ({
        start: monthStart + start * MINUTE_MS,
        end: monthStart + (start + length) * MINUTE_MS,
      })),
    };
  });

describe("offered slots", () => {
  it("are those of the plainly written rule, in random months", { timeout: 3_600_000 }, () => {
    const seen = { slots: 0, months: 0 };
    fc.assert(
      fc.property(question, (asked) => {
        const expected = slotsByTheRule(asked);
        const days = offeredDays(asked);
        const offered = days.flatMap(({ date, slots }) =>
          slots.map(({ isDefault: _, ...slot }) => ({ date, ...slot })),
        );
        expect(offered).toEqual(expected);
        expect(days.every(({ slots }) => slots.length > 0)).toBe(true);
        const defaults = days.flatMap(({ slots }) => slots.map(({ isDefault }) => isDefault));
        expect(defaults.indexOf(true)).toBe(expected.length > 0 ? 0 : -1);
        expect(defaults.lastIndexOf(true)).toBe(expected.length > 0 ? 0 : -1);
        seen.slots += expected.length;
        seen.months += expected.length > 0 ? 1 : 0;
      }),
      { numRuns: MONTHS, seed: 20_261_120 },
    );
    // A test that only ever compares empty months would prove nothing.
    expect(seen.months).toBeGreaterThan(0.4 * MONTHS);
    expect(seen.slots).toBeGreaterThan(5 * MONTHS);
  });

  it(
    "can be taken by the wall-clock time under which they are shown, and nothing else can",
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(question, fc.nat(30), (asked, dayOfMonth) => {
          const { year, month: asksMonth, ...rest } = asked;
          const date = new Date(Date.UTC(year, asksMonth - 1, 1) + dayOfMonth * DAY_MS);
          const dateText = date.toISOString().slice(0, 10);
          const day = offeredDays({
            ...rest,
            year: date.getUTCFullYear(),
            month: date.getUTCMonth() + 1,
          }).find((offered) => offered.date === dateText);
          for (let minute = 0; minute < 24 * 60; minute += 15) {
            const timeSlot = new Date(minute * MINUTE_MS).toISOString().slice(11, 19);
            const shown = day?.slots.find(({ start }) => start === timeSlot);
            const taken = offeredSlotAt({ ...rest, date: dateText, timeSlot });
            expect(taken?.start, `${dateText} ${timeSlot}`).toBe(shown?.startsAt);
          }
        }),
        { numRuns: 1_000, seed: 20_261_121 },
      );
    },
  );

  it("are within the hours, and not within hours of no day", () => {
    const seen = { slots: 0 };
    fc.assert(
      fc.property(question, (asked) => {
        const { hours, durationInMinutes } = asked;
        for (const { startsAt } of offeredDays(asked).flatMap(({ slots }) => slots)) {
          const slot = { start: startsAt, end: startsAt + durationInMinutes * MINUTE_MS };
          expect(isWithinHours(hours, slot)).toBe(true);
          expect(isWithinHours({ ...hours, days: [], exceptions: [] }, slot)).toBe(false);
          seen.slots += 1;
        }
      }),
      { numRuns: 300, seed: 20_261_124 },
    );
    expect(seen.slots).toBeGreaterThan(1_000);
  });
});
