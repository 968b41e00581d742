import { describe, expect, it } from "vitest";
import { canReschedule, channelWindow, isLive, sessionPhase, statusAt } from "./bookings.ts";
import { BOOKING_PAYMENT_STATUSES } from "../generated/enums.ts";
import { HOLD_MS, HOUR_MS, MINUTE_MS } from "../shared/limits.ts";

const now = Date.UTC(2026, 10, 20, 9, 0);
const held = { paymentStatus: "PENDING", holdExpiresAt: now + HOLD_MS } as const;

describe("a held booking", () => {
  it("is pending until the last millisecond of its 15 minutes", () => {
    expect(statusAt(held, now + HOLD_MS - 1)).toBe("PENDING");
    expect(isLive(held, now + HOLD_MS - 1)).toBe(true);
  });

  it("has expired from then on, and its slot is free", () => {
    expect(statusAt(held, now + 15 * MINUTE_MS)).toBe("EXPIRED");
    expect(isLive(held, now + 15 * MINUTE_MS)).toBe(false);
  });
});

describe("a booking that is not held", () => {
  it.each(["FREE", "PAID", "FAILED", "EXPIRED", "REFUNDED"] as const)(
    "stays %s for ever",
    (paymentStatus) => {
      const booking = { paymentStatus, holdExpiresAt: now };
      expect(statusAt(booking, now + 1000 * HOUR_MS)).toBe(paymentStatus);
    },
  );

  it("keeps its time only when it is free or paid", () => {
    const live = BOOKING_PAYMENT_STATUSES.filter((paymentStatus) =>
      isLive({ paymentStatus, holdExpiresAt: now }, now),
    );
    expect(live).toEqual(["FREE", "PAID"]);
  });
});

describe("moving a booking", () => {
  it("is possible with more than an hour to go", () => {
    expect(canReschedule({ startsAt: now + HOUR_MS + 1, paymentStatus: "PAID" }, now)).toBe(true);
    expect(canReschedule({ startsAt: now + HOUR_MS, paymentStatus: "PAID" }, now)).toBe(false);
  });

  it("is possible only when it stands", () => {
    const movable = BOOKING_PAYMENT_STATUSES.filter((paymentStatus) =>
      canReschedule({ startsAt: now + 5 * HOUR_MS, paymentStatus }, now),
    );
    expect(movable).toEqual(["FREE", "PAID"]);
  });
});

describe("a booking's channel", () => {
  it("opens 10 minutes before its start and closes 30 minutes after its end", () => {
    expect(channelWindow({ startsAt: now, endsAt: now + HOUR_MS })).toEqual({
      start: Date.UTC(2026, 10, 20, 8, 50),
      end: Date.UTC(2026, 10, 20, 10, 30),
    });
  });
});

describe("a session in its booker's list", () => {
  const inAnHour = now + HOUR_MS;

  it("waits for its payment while it is held", () => {
    expect(sessionPhase({ paymentStatus: "PENDING", endsAt: inAnHour }, now)).toBe("unpaid");
  });

  it.each(["FREE", "PAID"] as const)("is upcoming to its last moment when it is %s", (status) => {
    const session = { paymentStatus: status, endsAt: inAnHour };
    expect(sessionPhase(session, inAnHour - 1)).toBe("upcoming");
    expect(sessionPhase(session, inAnHour)).toBe("past");
  });

  it("is to be paid while the bank is at work on it, though its hold ran out", () => {
    const session = { paymentStatus: "EXPIRED", paymentState: "PROCESSING", endsAt: inAnHour };
    expect(sessionPhase(session, now)).toBe("unpaid");
  });

  it("is over when the money went back, whenever it would have been", () => {
    expect(sessionPhase({ paymentStatus: "REFUNDED", endsAt: inAnHour }, now)).toBe("past");
  });
});
