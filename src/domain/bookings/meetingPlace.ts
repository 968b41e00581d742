import type { BookingState, MeetingKind } from "../generated/enums.ts";
import type { ErrorCode } from "../shared/errors.ts";
import type { Instant } from "../time/instant.ts";
import { STATE_REFUSALS } from "./bookings.ts";

/** Where the booker and the creator of a session meet. */
export interface MeetingPlace {
  readonly kind: MeetingKind;
  /** The creator's link, phone number or address; null for a session by video. */
  readonly details: string | null;
}

/** Where they meet unless the creator says otherwise: here, by video. */
export const BY_VIDEO: MeetingPlace = { kind: "VIDEO", details: null };

/**
 * What both sides can see of it: the details only of what takes place, so that nobody holds a slot
 * just to read them (docs/product.md 6.25).
 */
export function visiblePlace(booking: {
  readonly state: BookingState;
  readonly meetingPlace: MeetingPlace;
}): MeetingPlace {
  const { state, meetingPlace } = booking;
  return state === "CONFIRMED" ? meetingPlace : { ...meetingPlace, details: null };
}

/** The place that a form or a command names. */
export function namedPlace(named: {
  readonly meetingKind: MeetingKind;
  readonly meetingDetails: string | null;
}): MeetingPlace {
  if (named.meetingKind === "VIDEO") return BY_VIDEO;
  return { kind: named.meetingKind, details: named.meetingDetails?.trim() ?? null };
}

/** An address of several lines as one; a link and a number have one. */
export function onOneLine(details: string): string {
  const lines = details.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(", ");
}

/**
 * The address at which a device calls a number. The zero in `+32 (0)2` is for calls within the
 * country alone.
 */
export function telephoneAddress(number: string): string {
  return `tel:${number.replace("(0)", "").replaceAll(/[^+\d]/g, "")}`;
}

/**
 * Where a calendar says that a session takes place; null where nothing is known. `joinUrl` is where
 * one by video is joined, null for any other.
 */
export function calendarLocation(
  { kind, details }: MeetingPlace,
  joinUrl: string | null,
): string | null {
  if (joinUrl !== null) return joinUrl;
  if (details === null) return null;
  return kind === "PHONE" ? `By phone: ${details}` : onOneLine(details);
}

/**
 * Why the place of a session can't be changed: it isn't confirmed, or is over (docs/product.md 6.25).
 * Null if it can be.
 */
export function placeChangeRefusal(
  { state, endsAt }: { readonly state: BookingState; readonly endsAt: Instant },
  now: Instant,
): ErrorCode | null {
  const refusal = STATE_REFUSALS[state];
  if (refusal !== null) return refusal;
  return endsAt <= now ? "SESSION_OVER" : null;
}
