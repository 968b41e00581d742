import { Temporal } from "temporal-polyfill";
import type { Instant } from "./instant.ts";
import type { Offer } from "./slots.ts";

/**
 * The rule of `offeredDays` written down a second time, as plainly as Temporal
 * allows and without a thought for speed. Only tests use it.
 */
export function slotsByTheRule({
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
}: Offer & { year: number; month: number; timeZone: string }): ReferenceSlot[] {
  const present = Temporal.Instant.fromEpochMilliseconds(now);
  const own = rules.ofOffers[offerId] ?? rules.ofCreator;
  const earliest = present.add({ minutes: own.noticeInMinutes }).epochMilliseconds;
  const sixMonths = present.toZonedDateTimeISO("UTC").add({ months: 6 }).epochMilliseconds;
  const latest =
    own.horizonInDays === null
      ? sixMonths
      : Math.min(sixMonths, present.add({ hours: 24 * own.horizonInDays }).epochMilliseconds);

  const limitOfOffer = rules.ofOffers[offerId]?.sessionsPerDay ?? null;
  const isOnFullDay = (startsAt: Instant) => {
    if (rules.ofCreator.sessionsPerDay === null && limitOfOffer === null) return false;
    const day = shownAt(startsAt, hours.timeZone).toPlainDate();
    const ofDay = sessions.filter(({ start }) =>
      shownAt(start, hours.timeZone).toPlainDate().equals(day),
    );
    const ofOffer = ofDay.filter((session) => session.offerId === offerId);
    return (
      ofDay.length >= (rules.ofCreator.sessionsPerDay ?? Infinity) ||
      ofOffer.length >= (limitOfOffer ?? Infinity)
    );
  };
  const isTooNear = (startsAt: Instant, endsAt: Instant) =>
    sessions.some((session) => {
      const other = rules.ofOffers[session.offerId] ?? rules.ofCreator;
      const before = Math.max(other.bufferAfterInMinutes, own.bufferBeforeInMinutes) * 60_000;
      const after = Math.max(own.bufferAfterInMinutes, other.bufferBeforeInMinutes) * 60_000;
      return startsAt - session.end < before && session.start - endsAt < after;
    }) ||
    busy.some(
      ({ start, end }) =>
        start < end &&
        startsAt - end < own.bufferBeforeInMinutes * 60_000 &&
        start - endsAt < own.bufferAfterInMinutes * 60_000,
    );
  const firstDay = Temporal.PlainDate.from({ year, month, day: 1 });
  const lastDay = firstDay.add({ months: 1 });

  const slots = new Map<Instant, ReferenceSlot>();
  let date = firstDay.subtract({ days: 3 });
  for (
    ;
    Temporal.PlainDate.compare(date, lastDay.add({ days: 3 })) < 0;
    date = date.add({ days: 1 })
  ) {
    const weekday = DAYS[date.dayOfWeek - 1];
    const text = date.toString();
    const exception = hours.exceptions.find(({ from, to }) => from <= text && text <= to);
    const ofWeek = hours.days.filter(({ day }) => day === weekday).flatMap((row) => row.ranges);
    for (const { start, end } of exception?.ranges ?? ofWeek) {
      const rangeEnd = firstMomentFrom(wall(date, end), hours.timeZone);
      for (let minute = start; minute + durationInMinutes <= end; minute += durationInMinutes) {
        const startsAt = firstMomentOf(wall(date, minute), hours.timeZone);
        if (startsAt === null) continue;
        const endsAt = startsAt + durationInMinutes * 60_000;
        if (endsAt > rangeEnd || startsAt < earliest || startsAt > latest) continue;
        if (isOnFullDay(startsAt) || isTooNear(startsAt, endsAt)) continue;
        const shown = shownAt(startsAt, timeZone);
        if (shown.year !== year || shown.month !== month) continue;
        if (firstMomentOf(shown, timeZone) !== startsAt) continue;
        slots.set(startsAt, {
          date: shown.toPlainDate().toString(),
          start: shown.toPlainTime().toString({ smallestUnit: "second" }),
          end: shownAt(endsAt, timeZone).toPlainTime().toString({ smallestUnit: "second" }),
          startsAt,
        });
      }
    }
  }
  return [...slots.values()].sort((a, b) => a.startsAt - b.startsAt);
}

export interface ReferenceSlot {
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly startsAt: Instant;
}

const DAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const;

function wall(date: Temporal.PlainDate, minute: number): Temporal.PlainDateTime {
  return date.toPlainDateTime().add({ minutes: minute });
}

function shownAt(instant: Instant, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
}

function firstMomentOf(shown: Temporal.PlainDateTime, timeZone: string): Instant | null {
  const first = shown.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return first.toPlainDateTime().equals(shown) ? first.epochMilliseconds : null;
}

/** The first moment at which the clocks show this or something later. */
function firstMomentFrom(shown: Temporal.PlainDateTime, timeZone: string): Instant {
  const exact = firstMomentOf(shown, timeZone);
  if (exact !== null) return exact;
  const afterTheGap = shown.toZonedDateTime(timeZone, { disambiguation: "later" });
  // "Previous" leaves out a change at the very moment from which it looks back.
  const change = afterTheGap.add({ milliseconds: 1 }).getTimeZoneTransition("previous");
  if (change === null)
    throw new Error(`${shown.toString()} is missing in ${timeZone} without a change of clocks`);
  return change.epochMilliseconds;
}
