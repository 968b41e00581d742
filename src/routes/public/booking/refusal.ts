import { friendlyDate } from "../../../domain/time/format.ts";
import { CallError } from "../../../calls/callError.ts";
import { failureOf } from "../../../calls/failure.ts";

/** Why a time could not be taken or paid for. */
export interface Refusal {
  /** What happened, and what to do. */
  readonly text: string;
  /** The booking whose payment blocks it; null without one. */
  readonly bookingId: string | null;
}

/** The session that the bank is at work on, as the server names it (docs/product.md 7.12). */
interface AtBank {
  readonly bookingId: string;
  readonly startsAt: string;
}

/** The text for any failure of taking a time; `timeZone` is that in which times are shown. */
export function refusalOf(error: unknown, timeZone: string): Refusal {
  const { title, nextStep } = failureOf(error);
  const { bookingId, startsAt } = ((error instanceof CallError && error.details) ||
    {}) as Partial<AtBank>;
  const at = Date.parse(startsAt ?? "");
  if (typeof bookingId !== "string" || Number.isNaN(at)) {
    return { text: `${title} ${nextStep}`, bookingId: null };
  }
  const time = friendlyDate(at, timeZone);
  return {
    text: `Your bank is still processing your payment for ${time}. ${nextStep}`,
    bookingId,
  };
}
