import fc from "fast-check";
import { DAY_MS, HOLD_MS, HOUR_MS, MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { Plan } from "./plans.ts";

/** What creators do to what others are about to pay for; things are still numbers. */
export type CreatorChange =
  | { does: "reprice"; item: number; priceInCents: number; isLong: boolean }
  | { does: "status"; item: number; status: CatalogItemRow["status"] }
  | { does: "hours"; creator: number; opensAt: number };

/** And what time and the buyers' browsers do to it. */
export type Change =
  | CreatorChange
  | { does: "country"; countryCode: string }
  | { does: "passes"; milliseconds: number };

/** Four offers and a drop of each of two creators. */
const ITEMS = 10;

export const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("reprice" as const),
      item: fc.nat(ITEMS - 1),
      priceInCents: fc.constantFrom(0, 10_00, 60_00, 60_00, 60_00, 500_00),
      isLong: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("status" as const),
      item: fc.nat(ITEMS - 1),
      status: fc.constantFrom("DRAFT", "ARCHIVED", "PUBLISHED", "PUBLISHED", "PUBLISHED"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("hours" as const),
      creator: fc.nat(1),
      opensAt: fc.constantFrom(0, 0, 0, 11 * 60, 12 * 60 + 15, 24 * 60),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("country" as const),
      countryCode: fc.constantFrom("BE", "DE", "US"),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("passes" as const),
      milliseconds: fc.constantFrom(MINUTE_MS, 5 * MINUTE_MS, HOLD_MS, HOLD_MS, HOUR_MS, DAY_MS),
    }),
  },
);

/**
 * Someone pays with a card whose bank is slow, the offer changes, and they take another time, or
 * the same one again, before the bank decides.
 */
export const overtaken: fc.Arbitrary<(Plan | Change)[]> = fc
  .record({
    by: fc.integer({ min: 2, max: 4 }),
    offer: fc.constantFrom(1, 2, 3, 5, 6, 7),
    slot: fc.nat(9),
    other: fc.nat(9),
    priceInCents: fc.constantFrom(10_00, 60_00, 500_00),
    isLong: fc.boolean(),
    isHeard: fc.boolean(),
    isOver: fc.boolean(),
    next: change,
  })
  .map(({ by, offer, slot, other, priceInCents, isLong, isHeard, isOver, next }) => [
    { does: "take", by, offer, slot },
    { does: "open", by, item: offer },
    { does: "bill", payment: 0, isAbroad: false },
    { does: "card", payment: 0, card: "staysPending", isOld: false },
    ...(isHeard ? ([{ does: "complete", payment: 0 }] as const) : []),
    { does: "reprice", item: offer, priceInCents, isLong },
    ...(isOver ? ([{ does: "passes", milliseconds: HOLD_MS }] as const) : []),
    { does: "take", by, offer, slot: other },
    { does: "open", by, item: offer },
    next,
    { does: "bank", payment: 0, succeeds: true },
    { does: "complete", payment: 0 },
  ]);
