import { describe, expect, it } from "vitest";
import { BOOKING_STATES, LIVE_SESSION_STATUSES, MEETING_KINDS } from "../generated/enums.ts";
import { HOUR_MS } from "../shared/limits.ts";
import { channelRefusal, channelWindow, liveStatus, meetsHere } from "./window.ts";

const startsAt = Date.UTC(2026, 10, 20, 9);
const BOOKED = {
  state: "CONFIRMED",
  startsAt,
  endsAt: startsAt + HOUR_MS,
  meetingPlace: { kind: "VIDEO" },
} as const;
const OPENS = Date.UTC(2026, 10, 20, 8, 50);
const CLOSES = Date.UTC(2026, 10, 20, 10, 30);

describe("a booking's channel", () => {
  it("opens 10 minutes before its start and closes 30 minutes after its end", () => {
    expect(channelWindow(BOOKED)).toEqual({ start: OPENS, end: CLOSES });
  });

  it("is there while it is confirmed and takes place by video", () => {
    const here = BOOKING_STATES.flatMap((state) =>
      MEETING_KINDS.filter((kind) => meetsHere({ ...BOOKED, state, meetingPlace: { kind } })).map(
        (kind) => `${state} ${kind}`,
      ),
    );
    expect(here).toEqual(["CONFIRMED VIDEO"]);
  });

  it("is open within its window, until the session was ended", () => {
    const refusals = [OPENS - 1, OPENS, CLOSES - 1, CLOSES].map((now) =>
      [null, ...LIVE_SESSION_STATUSES].map((stored) => channelRefusal(stored, BOOKED, now)),
    );
    const over = "LIVE_SESSION_ENDED";
    const open = [null, null, null, over];
    const early = "NOT_OPEN_YET";
    expect(refusals).toEqual([[early, early, early, early], open, open, [over, over, over, over]]);
  });

  it("is closed for what matters most", () => {
    const refusalOf = (changes: object) =>
      channelRefusal("LIVE", { ...BOOKED, ...changes }, startsAt);
    const elsewhere = { meetingPlace: { kind: "PHONE" } } as const;
    expect(refusalOf({ state: "CANCELLED", ...elsewhere })).toBe("BOOKING_CANCELLED");
    expect(refusalOf({ state: "HELD" })).toBe("BOOKING_NOT_CONFIRMED");
    expect(refusalOf({ state: "LAPSED" })).toBe("BOOKING_NOT_CONFIRMED");
    expect(refusalOf(elsewhere)).toBe("MEETING_ELSEWHERE");
    expect(channelRefusal("ENDED", { ...BOOKED, ...elsewhere }, CLOSES)).toBe("MEETING_ELSEWHERE");
  });
});

describe("a live session's state", () => {
  it("is as stored, and scheduled before there is one", () => {
    const shown = [null, ...LIVE_SESSION_STATUSES].map((stored) =>
      liveStatus(stored, BOOKED, CLOSES - 1),
    );
    expect(shown).toEqual(["SCHEDULED", "SCHEDULED", "LIVE", "ENDED"]);
  });

  it("is over once its window has passed or its booking is cancelled", () => {
    for (const stored of [null, ...LIVE_SESSION_STATUSES]) {
      expect(liveStatus(stored, BOOKED, CLOSES)).toBe("ENDED");
      expect(liveStatus(stored, { ...BOOKED, state: "CANCELLED" }, startsAt)).toBe("ENDED");
    }
  });
});
