import { describe, expect, it } from "vitest";
import { BOOKING_PAYMENT_STATUSES, BOOKING_STATES } from "../generated/enums.ts";
import { keysOf } from "../shared/lifecycle.ts";
import { HOLD_MS, HOUR_MS } from "../shared/limits.ts";
import {
  BOOKING_HOLD,
  BOOKING_STANDINGS,
  BOOKING_TRANSITIONS,
  LISTED_STANDINGS,
  OCCUPYING_STATES,
  afterBookingTransition,
  bookingAt,
  columnsOf,
  occupiesAt,
  standingOf,
} from "./lifecycle.ts";

const now = Date.UTC(2026, 10, 20, 9, 0);
const STANDINGS = keysOf(BOOKING_STANDINGS);
const lifeOf = (standing: (typeof STANDINGS)[number], holdExpiresAt: number | null = null) => ({
  ...columnsOf(standing),
  holdExpiresAt,
});

describe("the standings of a booking", () => {
  it("are the two columns, and no other pair of values is one", () => {
    const pairs = BOOKING_STATES.flatMap((state) =>
      BOOKING_PAYMENT_STATUSES.map((paymentStatus) => ({ state, paymentStatus })),
    );
    const known = pairs.flatMap((pair) => standingOf(pair) ?? []);
    expect(known.toSorted()).toEqual(STANDINGS.toSorted());
    for (const standing of STANDINGS) expect(standingOf(columnsOf(standing))).toBe(standing);
  });

  it("occupy their time by their state alone, which is what an index can hold", () => {
    expect(OCCUPYING_STATES).toEqual(["HELD", "CONFIRMED"]);
    const occupying = STANDINGS.filter((standing) => BOOKING_STANDINGS[standing].occupies);
    expect(occupying).toEqual(
      STANDINGS.filter((standing) => OCCUPYING_STATES.includes(columnsOf(standing).state)),
    );
  });

  it("are all reached by some transition", () => {
    const reached = new Set<string>([
      ...BOOKING_HOLD.begins,
      ...Object.values(BOOKING_TRANSITIONS).flatMap(({ moves }) => Object.values(moves)),
    ]);
    const unreached = STANDINGS.filter((standing) => !reached.has(standing));
    expect(unreached).toEqual([]);
  });

  it("list what somebody may still ask about, and nothing that merely lapsed", () => {
    expect(STANDINGS.filter((standing) => !LISTED_STANDINGS.includes(standing))).toEqual([
      "LAPSED/FREE",
      "LAPSED/EXPIRED",
      "LAPSED/FAILED",
    ]);
  });
});

describe("a held booking", () => {
  const held = lifeOf("HELD/PENDING", now + HOLD_MS);

  it("is held until the last millisecond of its 15 minutes", () => {
    expect(bookingAt(held, now + HOLD_MS - 1)).toBe(held);
    expect(occupiesAt(held, now + HOLD_MS - 1)).toBe(true);
  });

  it("has lapsed from then on, and its slot is free", () => {
    expect(bookingAt(held, now + HOLD_MS)).toEqual(lifeOf("LAPSED/EXPIRED"));
    expect(occupiesAt(held, now + HOLD_MS)).toBe(false);
    const free = lifeOf("HELD/FREE", now + HOLD_MS);
    expect(bookingAt(free, now + HOLD_MS)).toEqual(lifeOf("LAPSED/FREE"));
  });
});

it.each(STANDINGS.filter((standing) => !standing.startsWith("HELD")))(
  "a booking that is %s stays so, whatever the time",
  (standing) => {
    const booking = lifeOf(standing);
    expect(bookingAt(booking, now + 1000 * HOUR_MS)).toBe(booking);
  },
);

it("a transition that may not be taken leads nowhere", () => {
  expect(afterBookingTransition("confirm", columnsOf("HELD/PENDING"))).toBeNull();
  expect(afterBookingTransition("pay", columnsOf("CONFIRMED/PAID"))).toBeNull();
  expect(afterBookingTransition("lapse", columnsOf("CONFIRMED/FREE"))).toBeNull();
  expect(afterBookingTransition("pay", columnsOf("LAPSED/FAILED"))).toEqual(
    columnsOf("CONFIRMED/PAID"),
  );
});
