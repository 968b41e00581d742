import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, REMINDERS_BEFORE_MS } from "../shared/limits.ts";
import { LEADS, remindersOf } from "./reminders.ts";

const START = 100 * DAY_MS;
const EARLIEST_MS = Math.max(...Object.values(REMINDERS_BEFORE_MS));
const at = (before: number, chosenAt = 0) =>
  remindersOf({ startsAt: START, chosenAt }, START - before);

describe("reminders of a session", () => {
  it("come a day and an hour before it", () => {
    expect(at(DAY_MS + 1)).toEqual({ due: null, againAt: START - DAY_MS });
    expect(at(DAY_MS)).toEqual({ due: "DAY", againAt: START - HOUR_MS });
    expect(at(HOUR_MS + 1)).toEqual({ due: "DAY", againAt: START - HOUR_MS });
    expect(at(HOUR_MS)).toEqual({ due: "HOUR", againAt: null });
    expect(at(1)).toEqual({ due: "HOUR", againAt: null });
    expect(at(0)).toEqual({ due: null, againAt: null });
  });

  it("don't come for a time that was chosen when they would have been sent, or later", () => {
    expect(at(DAY_MS, START - DAY_MS)).toEqual({ due: null, againAt: START - HOUR_MS });
    expect(at(DAY_MS - 1, START - DAY_MS - 1)).toMatchObject({ due: "DAY" });
    expect(at(HOUR_MS, START - HOUR_MS)).toEqual({ due: null, againAt: null });
  });

  it("each come once, and never after its start, whenever they are looked for", () => {
    const time = fc.integer({ min: START - 2 * EARLIEST_MS, max: START + DAY_MS });
    fc.assert(
      fc.property(time, fc.array(time, { maxLength: 20 }), (chosenAt, looks) => {
        const seen: string[] = [];
        for (const now of looks.filter((look) => look >= chosenAt).toSorted((a, b) => a - b)) {
          const { due, againAt } = remindersOf({ startsAt: START, chosenAt }, now);
          expect(againAt ?? Infinity).toBeGreaterThan(now);
          if (due === null) continue;
          expect(now).toBeLessThan(START);
          expect(chosenAt).toBeLessThan(START - REMINDERS_BEFORE_MS[due]);
          if (seen.at(-1) !== due) seen.push(due);
        }
        expect(seen).toEqual(LEADS.filter((lead) => seen.includes(lead)));
      }),
    );
  });
});
