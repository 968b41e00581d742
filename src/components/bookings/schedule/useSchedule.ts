import { useState } from "react";
import { bookingWindow } from "../../../domain/time/bookingWindow.ts";
import { formatDate, formatTime } from "../../../domain/time/format.ts";
import type { Instant } from "../../../domain/time/instant.ts";
import { instantOf } from "../../../domain/time/wallTime.ts";
import { monthOf } from "../../../ui/Calendar/dates.ts";
import { type Choice, nextMonth, shownChoice } from "./scheduleChoice.ts";
import { useAvailability } from "./useAvailability.ts";

interface ScheduleOptions {
  offerId: string;
  /** How far ahead the offer can be booked; null is six months. */
  horizonInDays: number | null | undefined;
  timeZone: string;
  now: Instant;
  /** The initial time, if it can still be booked. */
  proposed: Instant | null;
  /** The booking that is to be moved; null where a new one is made. */
  movedId?: string | null;
}

/** The visible month, its free slots, and the chosen day and slot. */
export function useSchedule({
  offerId,
  horizonInDays = null,
  timeZone,
  now,
  proposed,
  movedId = null,
}: ScheduleOptions) {
  const today = formatDate(now, timeZone);
  const window = bookingWindow(now, { noticeInMinutes: 0, horizonInDays });
  const lastDate = formatDate(window.end, timeZone);
  const [choice, setChoice] = useState<Choice>(() =>
    proposed !== null && proposed >= window.start && proposed <= window.end
      ? choiceOf(proposed, timeZone)
      : {},
  );
  const [month, setMonth] = useState(() => monthOf(choice.date ?? today));
  const availability = useAvailability({
    oneOnOneId: offerId,
    timeZone,
    month,
    bookingId: movedId,
  });
  const shown = shownChoice({
    days: availability.days,
    month,
    choice,
    // Nobody moves a session to just any time.
    proposes: movedId === null,
  });
  const { date, start } = shown;
  return {
    today,
    lastDate,
    month,
    setMonth,
    /** Null if nothing can be booked after this month. */
    next: nextMonth(month, lastDate),
    availability,
    choice,
    setChoice,
    shown,
    /** When the chosen slot begins; null without one. */
    at: date && start ? instantOf({ date, time: start, timeZone }) : null,
  };
}

/** The day and the slot of a time. */
export function choiceOf(at: Instant, timeZone: string): Choice {
  return { date: formatDate(at, timeZone), start: `${formatTime(at, timeZone)}:00` };
}
