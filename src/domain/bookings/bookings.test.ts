import { describe, expect, it } from "vitest";
import { areOnSameTerms, rescheduleRefusal, sessionPhase } from "./bookings.ts";
import { BOOKING_STANDINGS } from "./lifecycle.ts";
import { keysOf } from "../shared/lifecycle.ts";
import { HOUR_MS } from "../shared/limits.ts";

const now = Date.UTC(2026, 10, 20, 9, 0);
const STANDINGS = keysOf(BOOKING_STANDINGS);

describe("moving a booking", () => {
  const booking = {
    standing: "CONFIRMED/PAID",
    startsAt: now + 5 * HOUR_MS,
    moveCount: 0,
  } as const;

  it("is possible with more than an hour to go", () => {
    const startsAt = now + HOUR_MS;
    expect(rescheduleRefusal({ ...booking, startsAt: startsAt + 1 }, now)).toBeNull();
    expect(rescheduleRefusal({ ...booking, startsAt }, now)).toBe("RESCHEDULE_TOO_LATE");
  });

  it("is possible three times", () => {
    expect(rescheduleRefusal({ ...booking, moveCount: 2 }, now)).toBeNull();
    expect(rescheduleRefusal({ ...booking, moveCount: 3 }, now)).toBe("MOVE_LIMIT_REACHED");
  });

  it("is possible only when it is confirmed", () => {
    const refusals = STANDINGS.map((standing) => [
      standing,
      rescheduleRefusal({ ...booking, standing }, now),
    ]);
    expect(Object.fromEntries(refusals)).toEqual({
      "HELD/FREE": "BOOKING_NOT_CONFIRMED",
      "HELD/PENDING": "BOOKING_NOT_CONFIRMED",
      "CONFIRMED/FREE": null,
      "CONFIRMED/PAID": null,
      "CANCELLED/FREE": "BOOKING_CANCELLED",
      "CANCELLED/PAID": "BOOKING_CANCELLED",
      "CANCELLED/REFUNDED": "BOOKING_CANCELLED",
      "LAPSED/FREE": "HOLD_EXPIRED",
      "LAPSED/EXPIRED": "HOLD_EXPIRED",
      "LAPSED/FAILED": "HOLD_EXPIRED",
      "LAPSED/REFUNDED": "HOLD_EXPIRED",
    });
  });
});

describe("a session in its booker's list", () => {
  const ahead = { isPaymentProcessing: false, endsAt: now + HOUR_MS };

  it("waits for its payment, or for its booker, while it is held", () => {
    expect(sessionPhase({ ...ahead, standing: "HELD/PENDING" }, now)).toBe("unpaid");
    expect(sessionPhase({ ...ahead, standing: "HELD/FREE" }, now)).toBe("unfinished");
  });

  it.each(["CONFIRMED/FREE", "CONFIRMED/PAID"] as const)(
    "is upcoming to its last moment when it is %s",
    (standing) => {
      expect(sessionPhase({ ...ahead, standing }, ahead.endsAt - 1)).toBe("upcoming");
      expect(sessionPhase({ ...ahead, standing }, ahead.endsAt)).toBe("past");
    },
  );

  it("is unpaid while the bank is at work on its payment, though its hold ran out", () => {
    const session = { ...ahead, standing: "LAPSED/EXPIRED", isPaymentProcessing: true } as const;
    expect(sessionPhase(session, now)).toBe("unpaid");
  });

  it.each(STANDINGS.filter((standing) => /^(CANCELLED|LAPSED)/.test(standing)))(
    "is past when it is %s, whenever it would have been",
    (standing) => {
      expect(sessionPhase({ ...ahead, standing }, now)).toBe("past");
    },
  );
});

describe("two sessions of an offer", () => {
  const session = { priceInCents: 60_00, startsAt: now, endsAt: now + HOUR_MS };

  it("are on the same terms when price and length are the same, whenever they are", () => {
    const later = { startsAt: now + 5 * HOUR_MS, endsAt: now + 6 * HOUR_MS };
    expect(areOnSameTerms(session, { ...session, ...later })).toBe(true);
    expect(areOnSameTerms(session, { ...session, ...later, priceInCents: 60_01 })).toBe(false);
    expect(areOnSameTerms(session, { ...session, endsAt: now + HOUR_MS / 2 })).toBe(false);
  });
});
