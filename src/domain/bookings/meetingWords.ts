import type { MeetingKind } from "../generated/enums.ts";

/** How a booker and a creator meet, in a word (docs/product.md 6.25). */
export const MEETING_WORDS = {
  VIDEO: "by video",
  LINK: "online",
  PHONE: "by phone",
  ADDRESS: "in person",
} as const satisfies Readonly<Record<MeetingKind, string>>;
