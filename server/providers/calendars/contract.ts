import { calendar, calendarProfileRow } from "../../store/factories/calendars.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { Interval } from "../../../src/domain/time/instant.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { Calendars } from "./port.ts";

/** An adapter, with two calendars of one account that a test can fill. */
export interface CalendarsUnderTest {
  calendars: Calendars;
  /** Ids of the calendars at their provider. */
  calendarIds: readonly [string, string];
  fill(calendarId: string, busy: readonly Interval[]): Promise<void>;
}

const HOUR = 3_600_000;
const NINE = Date.UTC(2026, 2, 17, 9);
const hours = (from: number, to: number): Interval => ({
  start: NINE + from * HOUR,
  end: NINE + to * HOUR,
});

/** What every adapter of the port does. */
export function describeCalendars(name: string, open: () => Promise<CalendarsUnderTest>): void {
  describe(`calendars by ${name}`, () => {
    let at: CalendarsUnderTest;
    beforeEach(async () => {
      at = await open();
      await at.fill(at.calendarIds[0], [hours(0, 1), hours(4, 6)]);
      await at.fill(at.calendarIds[1], [hours(1, 2)]);
    });

    const profile = (changes: Partial<CalendarProfileRow> = {}, areEnabled = [true, true]) =>
      calendarProfileRow({
        id: "cal_1",
        calendars: at.calendarIds.map((calendarId, index) =>
          calendar({ id: `cal_${calendarId}`, calendarId, isEnabled: areEnabled[index] ?? false }),
        ),
        ...changes,
      });
    const ask = async (of: CalendarProfileRow[], interval: Interval) => {
      const busy = await at.calendars.busyTimes({ profiles: of, interval });
      return busy.toSorted((a, b) => a.start - b.start);
    };

    it("tell when the enabled calendars are busy within the time asked about", async () => {
      expect(await ask([profile()], hours(0, 8))).toEqual([hours(0, 1), hours(1, 2), hours(4, 6)]);
      expect(await ask([profile()], hours(2, 4))).toEqual([]);
      const [crossing] = await ask([profile()], hours(5, 8));
      expect(crossing?.end).toBe(hours(4, 6).end);
    });

    it("do not count a calendar that is not enabled, nor an account that is not connected", async () => {
      expect(await ask([profile({}, [false, true])], hours(0, 8))).toEqual([hours(1, 2)]);
      expect(await ask([profile({ profileConnected: false })], hours(0, 8))).toEqual([]);
      expect(await ask([], hours(0, 8))).toEqual([]);
    });
  });
}
