import * as z from "zod/mini";
import {
  BOOKING_HORIZON_DAYS_MAX,
  BOOKING_NOTICE_MINUTES_MAX,
  BUFFER_MINUTES_MAX,
  DAY_MS,
  MINUTE_MS,
  SESSIONS_PER_DAY_MAX,
} from "../../shared/limits.ts";

/** What a form says about rules for bookings. */
export const RULES_TEXTS = {
  notice: "Notice must be between 0 and 30 days",
  horizon: `Choose between 1 and ${BOOKING_HORIZON_DAYS_MAX} days`,
  noTime: "Nobody could book: this must be longer than the notice",
  buffer: `Choose between 0 and ${BUFFER_MINUTES_MAX} minutes`,
  sessions: `Choose between 1 and ${SESSIONS_PER_DAY_MAX} sessions`,
} as const;

const whole = (options: { min: number; max: number; message: string }) =>
  z
    .int(options.message)
    .check(z.minimum(options.min, options.message), z.maximum(options.max, options.message));

const wholeOrNone = (options: Parameters<typeof whole>[0]) =>
  z.pipe(
    z.nullish(whole(options)),
    z.transform((value) => value ?? null),
  );

const buffer = whole({ min: 0, max: BUFFER_MINUTES_MAX, message: RULES_TEXTS.buffer });

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** How somebody, or one of their offers, can be booked. */
export const bookingRulesInput = z
  .object({
    noticeInMinutes: whole({
      min: 0,
      max: BOOKING_NOTICE_MINUTES_MAX,
      message: RULES_TEXTS.notice,
    }),
    horizonInDays: wholeOrNone({
      min: 1,
      max: BOOKING_HORIZON_DAYS_MAX,
      message: RULES_TEXTS.horizon,
    }),
    bufferBeforeInMinutes: buffer,
    bufferAfterInMinutes: buffer,
    sessionsPerDay: wholeOrNone({
      min: 1,
      max: SESSIONS_PER_DAY_MAX,
      message: RULES_TEXTS.sessions,
    }),
  })
  .check(
    z.refine(
      ({ noticeInMinutes, horizonInDays }) =>
        horizonInDays === null || noticeInMinutes < horizonInDays * DAY_MINUTES,
      { error: RULES_TEXTS.noTime, path: ["horizonInDays"] },
    ),
  );
