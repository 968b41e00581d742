import { BOOKING_STANDINGS, standingOf } from "../../../domain/bookings/lifecycle.ts";
import type { LiveSessionStatus, MeetingKind } from "../../../domain/generated/enums.ts";

/** Why nobody can come to a live session any more. */
export type Closure =
  /** Its booking was cancelled, or came to nothing. */
  | "cancelled"
  /** The two meet by phone, in person, or on another site. */
  | "elsewhere"
  /** Its window has passed. */
  | "past"
  /** Its host has ended it. */
  | "ended";

/** What is known of a live session; values that only a newer server knows are strings. */
interface Known {
  /** The booking's. */
  state: string;
  paymentStatus: string;
  kind: MeetingKind | (string & {});
  status: LiveSessionStatus | (string & {});
  /** Whether its window has passed. */
  isPast: boolean;
}

/** Why a live session is closed for good; null if it isn't. */
export function whyClosed({ kind, status, isPast, ...booking }: Known): Closure | null {
  const standing = standingOf(booking);
  if (standing === null || BOOKING_STANDINGS[standing].phase !== "booked") return "cancelled";
  if (kind !== "VIDEO") return "elsewhere";
  if (isPast) return "past";
  return status === "ENDED" ? "ended" : null;
}
