import { describe, expect, it } from "vitest";
import {
  BOOKING_STATES,
  LIVE_SESSION_STATUSES,
  MEETING_KINDS,
} from "../../../domain/generated/enums.ts";
import { channelRefusal, channelWindow, liveStatus } from "../../../domain/live/window.ts";
import { type Closure, whyClosed } from "./whyClosed.ts";

const FREE = { paymentStatus: "FREE" } as const;
const OPEN = { ...FREE, state: "CONFIRMED", kind: "VIDEO", status: "LIVE", isPast: false } as const;

describe("why a live session is closed", () => {
  it("is nothing while its two can come to it, now or later", () => {
    expect(whyClosed(OPEN)).toBeNull();
    expect(whyClosed({ ...OPEN, status: "SCHEDULED" })).toBeNull();
  });

  it("is what matters most", () => {
    const ended = { ...OPEN, status: "ENDED" } as const;
    const past = { ...ended, isPast: true };
    const elsewhere = { ...past, kind: "PHONE" } as const;
    const cancelled = { ...elsewhere, state: "CANCELLED" } as const;
    const reasons = [ended, past, elsewhere, cancelled].map(whyClosed);
    expect(reasons).toEqual(["ended", "past", "elsewhere", "cancelled"]);
  });

  it("is said of what only a newer server knows, too", () => {
    expect(whyClosed({ ...OPEN, state: "PAUSED" })).toBe("cancelled");
    expect(whyClosed({ ...OPEN, kind: "HOLOGRAM" })).toBe("elsewhere");
    expect(whyClosed({ ...OPEN, status: "RECORDING" })).toBeNull();
  });

  it("is the server's reason, in every state and at every time", () => {
    const booked = { startsAt: 10 ** 9, endsAt: 2 * 10 ** 9 };
    const { start, end } = channelWindow(booked);
    const refusals: Record<Closure, readonly (string | null)[]> = {
      cancelled: ["BOOKING_CANCELLED", "BOOKING_NOT_CONFIRMED"],
      elsewhere: ["MEETING_ELSEWHERE"],
      past: ["LIVE_SESSION_ENDED"],
      ended: ["LIVE_SESSION_ENDED"],
    };
    for (const state of BOOKING_STATES) {
      for (const kind of MEETING_KINDS) {
        for (const stored of [null, ...LIVE_SESSION_STATUSES]) {
          for (const now of [start, end - 1, end]) {
            const booking = { ...booked, state, meetingPlace: { kind } };
            const status = liveStatus(stored, booking, now);
            const closure = whyClosed({ ...FREE, state, kind, status, isPast: now >= end });
            const expected = closure === null ? [null] : refusals[closure];
            expect(expected).toContain(channelRefusal(stored, booking, now));
          }
        }
      }
    }
  });
});
