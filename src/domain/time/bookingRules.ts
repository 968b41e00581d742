import { BOOKING_NOTICE_MINUTES } from "../shared/limits.ts";

/** How a creator, or one of their offers, can be booked. */
export interface BookingRules {
  /** How long before its start a session can still be booked. */
  readonly noticeInMinutes: number;
  /** How far ahead a session can be booked; null is six calendar months. */
  readonly horizonInDays: number | null;
  /** Free time that a session needs before it, and after it. */
  readonly bufferBeforeInMinutes: number;
  readonly bufferAfterInMinutes: number;
  /** Sessions a day of the creator's zone, held ones included; null is any number. */
  readonly sessionsPerDay: number | null;
}

export const DEFAULT_BOOKING_RULES: BookingRules = {
  noticeInMinutes: BOOKING_NOTICE_MINUTES,
  horizonInDays: null,
  bufferBeforeInMinutes: 0,
  bufferAfterInMinutes: 0,
  sessionsPerDay: null,
};

/** A creator's rules, and those of offers that have their own. */
export interface RuleBook {
  readonly ofCreator: BookingRules;
  readonly ofOffers: Readonly<Record<string, BookingRules>>;
}

/** The rules of a creator who hasn't set any. */
export const NO_RULES: RuleBook = { ofCreator: DEFAULT_BOOKING_RULES, ofOffers: {} };

/** Whether sessions may follow one another at once, any number a day. */
export function isUnlimited({ ofCreator, ofOffers }: RuleBook): boolean {
  return [ofCreator, ...Object.values(ofOffers)].every(
    (rules) =>
      rules.bufferBeforeInMinutes === 0 &&
      rules.bufferAfterInMinutes === 0 &&
      rules.sessionsPerDay === null,
  );
}

/** Of a creator without rules, sessions and busy times. */
export const NOTHING_TAKEN = { sessions: [], busy: [], rules: NO_RULES, offerId: "" } as const;

/** An offer's own rules, if it has some. The id may be anything that somebody typed. */
export function ownRulesOf({ ofOffers }: RuleBook, offerId: string): BookingRules | null {
  return Object.hasOwn(ofOffers, offerId) ? (ofOffers[offerId] ?? null) : null;
}

/** What holds for an offer: its own rules if it has some, otherwise its creator's. */
export function rulesOf(rules: RuleBook, offerId: string): BookingRules {
  return ownRulesOf(rules, offerId) ?? rules.ofCreator;
}
