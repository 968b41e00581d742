import {
  HOLDS_MAX,
  HOLDS_PER_CREATOR_MAX,
  UPCOMING_FREE_BOOKINGS_PER_CREATOR_MAX,
} from "../shared/limits.ts";
import type { BookingColumns } from "./lifecycle.ts";

/** What a person already has when they want to hold one more slot. */
export interface HoldCounts {
  /** The person's active holds and bookings with this creator. */
  readonly withCreator: readonly BookingColumns[];
  /** How many slots the person holds with all creators. */
  readonly holds: number;
}

/** Why a person may not hold one more slot; null when they may (docs/product.md 6.10). */
export function holdRefusal(
  { withCreator, holds }: HoldCounts,
  wanted: { readonly isFree: boolean },
): "TOO_MANY_FREE_BOOKINGS" | "TOO_MANY_HOLDS" | null {
  const free = withCreator.filter(({ paymentStatus }) => paymentStatus === "FREE").length;
  if (wanted.isFree && free >= UPCOMING_FREE_BOOKINGS_PER_CREATOR_MAX)
    return "TOO_MANY_FREE_BOOKINGS";
  const held = withCreator.filter(({ state }) => state === "HELD").length;
  if (held >= HOLDS_PER_CREATOR_MAX || holds >= HOLDS_MAX) return "TOO_MANY_HOLDS";
  return null;
}
