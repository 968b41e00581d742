import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { Offer } from "../src/domain/time/slots.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** A free slot as `slotsByDayjs` finds it. */
export interface PlainSlot {
  date: string;
  start: string;
  end: string;
  startsAt: number;
}

/**
 * The slots of a month as a first version with dayjs' timezone plugin: step through each day's
 * hours by the duration and check every busy time. Not slower than this approach has to be.
 */
export function slotsByDayjs({
  hours,
  durationInMinutes,
  sessions,
  busy,
  rules,
  offerId,
  now,
  year,
  month,
  timeZone,
}: Offer & { year: number; month: number; timeZone: string }): PlainSlot[] {
  const own = rules.ofOffers[offerId] ?? rules.ofCreator;
  const earliest = now + own.noticeInMinutes * 60_000;
  const sixMonths = dayjs.utc(now).add(6, "month").valueOf();
  const latest = Math.min(sixMonths, now + (own.horizonInDays ?? Infinity) * 86_400_000);
  // Each day is counted once, and each time widened once: not for each slot again.
  const counts = new Map<string, { all: number; own: number }>();
  for (const session of sessions) {
    const day = dayjs.tz(session.start, hours.timeZone).format("YYYY-MM-DD");
    const count = counts.get(day) ?? { all: 0, own: 0 };
    count.all += 1;
    if (session.offerId === offerId) count.own += 1;
    counts.set(day, count);
  }
  const ofAll = rules.ofCreator.sessionsPerDay ?? Infinity;
  const ofOffer = rules.ofOffers[offerId]?.sessionsPerDay ?? Infinity;
  const taken = [
    ...busy.map((time) => ({ ...time, before: 0, after: 0 })),
    ...sessions.map((session) => {
      const other = rules.ofOffers[session.offerId] ?? rules.ofCreator;
      return {
        ...session,
        before: other.bufferBeforeInMinutes,
        after: other.bufferAfterInMinutes,
      };
    }),
  ].map(({ start, end, before, after }) => ({
    start: start - Math.max(before, own.bufferAfterInMinutes) * 60_000,
    end: end + Math.max(after, own.bufferBeforeInMinutes) * 60_000,
  }));
  const first = dayjs.utc(Date.UTC(year, month - 1, 1));
  const days = first.daysInMonth();
  const slots: PlainSlot[] = [];
  // One more day on each side: the viewer's month is not the creator's.
  for (let index = -1; index <= days; index++) {
    const day = first.add(index, "day");
    const weekday = day.format("dddd").toUpperCase();
    const date = day.format("YYYY-MM-DD");
    const count = counts.get(date);
    if (count !== undefined && (count.all >= ofAll || count.own >= ofOffer)) continue;
    const exception = hours.exceptions.find(({ from, to }) => from <= date && date <= to);
    const ofWeek = hours.days.filter((row) => row.day === weekday).flatMap((row) => row.ranges);
    const ranges = exception?.ranges ?? ofWeek;
    for (const range of ranges) {
      for (
        let minute = range.start;
        minute + durationInMinutes <= range.end;
        minute += durationInMinutes
      ) {
        const clock = day.add(minute, "minute").format("YYYY-MM-DDTHH:mm:ss");
        const start = dayjs.tz(clock, hours.timeZone);
        const startsAt = start.valueOf();
        const endsAt = start.add(durationInMinutes, "minute").valueOf();
        if (startsAt < earliest || startsAt > latest) continue;
        // In numbers: dayjs' own comparison would copy an object per busy time.
        if (taken.some((time) => startsAt < time.end && endsAt > time.start)) continue;
        const shown = start.tz(timeZone);
        if (shown.year() !== year || shown.month() !== month - 1) continue;
        slots.push({
          date: shown.format("YYYY-MM-DD"),
          start: shown.format("HH:mm:ss"),
          end: shown.add(durationInMinutes, "minute").format("HH:mm:ss"),
          startsAt,
        });
      }
    }
  }
  return slots.sort((a, b) => a.startsAt - b.startsAt);
}
