import type { BookingState } from "../generated/enums.ts";
import type { Instant } from "../time/instant.ts";

/** What somebody can know of a session: how often it was moved, its place changed, and whether it is cancelled. */
export interface SessionVersion {
  readonly moves: number;
  readonly places: number;
  readonly isCancelled: boolean;
}

/** What is to be told. */
export type SessionNews =
  | { readonly kind: "BOOKED" }
  /** `from` is when its reader was last told that it begins. */
  | { readonly kind: "MOVED"; readonly from: Instant }
  | { readonly kind: "PLACE_CHANGED" }
  | { readonly kind: "CANCELLED" };

/** The present version of a booking. */
export function versionOf(booking: {
  readonly state: BookingState;
  readonly moves: readonly unknown[];
  readonly placeChangeCount: number;
}): SessionVersion {
  const { state, moves, placeChangeCount } = booking;
  return {
    moves: moves.length,
    places: placeChangeCount,
    isCancelled: state === "CANCELLED",
  };
}

/** A version as the key of a mail has it; each later one is different. */
export function versionText({ moves, places, isCancelled }: SessionVersion): string {
  return [moves, places, isCancelled ? 1 : 0].join(".");
}

/** The version in such a text. */
export function parseVersion(text: string): SessionVersion {
  const [moves = 0, places = 0, cancelled = 0] = text.split(".").map(Number);
  return { moves, places, isCancelled: cancelled === 1 };
}

/**
 * What somebody has to be told of a session, who was told these versions of it: what has become of
 * it since, in one mail. Null if nothing has.
 */
export function newsOf(
  booking: Parameters<typeof versionOf>[0] & {
    readonly startsAt: Instant;
    readonly moves: readonly { readonly from: Instant }[];
  },
  told: readonly SessionVersion[],
): SessionNews | null {
  const now = versionOf(booking);
  if (now.isCancelled)
    return told.some((version) => version.isCancelled) ? null : { kind: "CANCELLED" };
  if (told.length === 0) return { kind: "BOOKED" };
  const moves = Math.max(...told.map((version) => version.moves));
  const from = booking.moves[moves]?.from;
  // Moved back before anybody was told, it is where it was.
  if (from !== undefined && from !== booking.startsAt) return { kind: "MOVED", from };
  const places = Math.max(...told.map((version) => version.places));
  return now.places > places ? { kind: "PLACE_CHANGED" } : null;
}
