import type { MeetingKind } from "../../domain/generated/enums.ts";

/**
 * How a booker and a creator meet, in a word. Nothing is said of a session by video as long as there
 * is no way into the call (docs/product.md 14.1).
 */
export const MEETING_WORDS = {
  VIDEO: null,
  LINK: "online",
  PHONE: "by phone",
  ADDRESS: "in person",
} as const satisfies Readonly<Record<MeetingKind, string | null>>;

/** Of a session whose creator has changed the place to one of which nothing is said. */
export const PLACE_WITHDRAWN = "The earlier meeting place no longer applies";
