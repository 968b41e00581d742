import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ATTENDANCES_MAX, FORMER_SEATS_MAX, LIVE_AWAY_AFTER_MS } from "../shared/limits.ts";
import {
  type LiveParty,
  NOBODY,
  type Presence,
  dissolve,
  hasLostSeat,
  isNews,
  leave,
  sideNews,
  takeSeat,
  touch,
  wait,
  whereaboutsAt,
} from "./presence.ts";

const AT = 1_000_000;

function taken(presence: Presence, party: LiveParty, participantId: number, at = AT): Presence {
  const after = takeSeat(presence, { party, at, participantId });
  if (after === null) throw new Error("the seat is taken");
  return after;
}

const staysOf = ({ attendance }: Presence, party: LiveParty) =>
  attendance.filter((stretch) => stretch.party === party);

describe("where somebody is", () => {
  const seat = NOBODY.seats.BOOKER;

  it("is nowhere until they come, and once they have left", () => {
    expect(whereaboutsAt(seat, AT)).toBe("ABSENT");
    const left = leave(taken(NOBODY, "BOOKER", 1), { party: "BOOKER", at: AT, participantId: 1 });
    expect(whereaboutsAt(left.seats.BOOKER, AT)).toBe("ABSENT");
  });

  it("is known for as long as they have been heard of", () => {
    const late = AT + LIVE_AWAY_AFTER_MS;
    const waiting = { ...seat, seenAt: AT };
    const inside = { ...waiting, participantId: 1 };
    expect([whereaboutsAt(waiting, late - 1), whereaboutsAt(waiting, late)]).toEqual([
      "WAITING",
      "ABSENT",
    ]);
    expect([whereaboutsAt(inside, late - 1), whereaboutsAt(inside, late)]).toEqual(["IN", "AWAY"]);
    expect(sideNews(inside, late)).toEqual({ whereabouts: "AWAY", participantId: 1 });
  });
});

describe("a seat", () => {
  it("is taken over by another tab, and the former one doesn't get it back", () => {
    const both = taken(taken(NOBODY, "BOOKER", 1), "BOOKER", 2);
    expect(both.seats.BOOKER).toMatchObject({ participantId: 2, former: [1] });
    expect(takeSeat(both, { party: "BOOKER", at: AT, participantId: 1 })).toBeNull();
    const left = leave(both, { party: "BOOKER", at: AT, participantId: 2 });
    for (const participantId of [1, 2]) {
      expect(takeSeat(left, { party: "BOOKER", at: AT, participantId })).toBeNull();
      // Nor does the other side get it, which would keep the first from noticing.
      expect(takeSeat(left, { party: "CREATOR", at: AT, participantId })).toBeNull();
    }
    expect(taken(left, "BOOKER", 3).seats.BOOKER.participantId).toBe(3);
  });

  it("is lost to who has it now", () => {
    const both = taken(taken(NOBODY, "BOOKER", 1), "BOOKER", 2).seats.BOOKER;
    expect([1, 2, 3, null].map((own) => hasLostSeat(both, own))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const empty = { ...both, participantId: null };
    expect([1, 2].map((own) => hasLostSeat(empty, own))).toEqual([true, false]);
  });

  it("isn't had under the other side's number", () => {
    const host = taken(NOBODY, "CREATOR", 1);
    expect(takeSeat(host, { party: "BOOKER", at: AT, participantId: 1 })).toBeNull();
  });

  it("remembers the latest former numbers", () => {
    const last = FORMER_SEATS_MAX + 5;
    let presence = NOBODY;
    for (let number = 1; number <= last; number += 1) {
      presence = taken(presence, "BOOKER", number);
    }
    const { former } = presence.seats.BOOKER;
    expect(former).toHaveLength(FORMER_SEATS_MAX);
    expect(former.at(-1)).toBe(last - 1);
  });

  it("stays with a later tab when an earlier one leaves or is heard of", () => {
    const both = taken(taken(NOBODY, "BOOKER", 1), "BOOKER", 2);
    expect(leave(both, { party: "BOOKER", at: AT + 1, participantId: 1 })).toBe(both);
    expect(touch(both, { party: "BOOKER", at: AT + 1, participantId: 1 })).toBe(both);
    expect(wait(both, { party: "BOOKER", at: AT + 1 })).toBe(both);
  });
});

describe("a stretch of attendance", () => {
  it("goes on while somebody is heard of, and another begins after a silence", () => {
    const first = taken(NOBODY, "BOOKER", 1);
    const soon = AT + LIVE_AWAY_AFTER_MS - 1;
    const on = touch(first, { party: "BOOKER", at: soon, participantId: 1 });
    expect(staysOf(on, "BOOKER")).toEqual([{ party: "BOOKER", from: AT, to: soon }]);
    const later = soon + LIVE_AWAY_AFTER_MS;
    const again = touch(on, { party: "BOOKER", at: later, participantId: 1 });
    expect(staysOf(again, "BOOKER").at(-1)).toEqual({ party: "BOOKER", from: later, to: later });
  });

  it("ends when they leave, and doesn't begin for that after a silence", () => {
    const first = taken(NOBODY, "BOOKER", 1);
    const left = leave(first, { party: "BOOKER", at: AT + 5, participantId: null });
    expect(staysOf(left, "BOOKER")).toEqual([{ party: "BOOKER", from: AT, to: AT + 5 }]);
    const late = AT + LIVE_AWAY_AFTER_MS;
    const gone = leave(first, { party: "BOOKER", at: late, participantId: null });
    expect(staysOf(gone, "BOOKER")).toEqual([{ party: "BOOKER", from: AT, to: AT }]);
  });

  it("ends for both with the session", () => {
    const both = taken(taken(NOBODY, "CREATOR", 1), "BOOKER", 2);
    const over = dissolve(both, AT + 7);
    expect(over.attendance.map(({ to }) => to)).toEqual([AT + 7, AT + 7]);
    const empty = { participantId: null, seenAt: null };
    expect(over.seats).toMatchObject({ CREATOR: empty, BOOKER: empty });
  });
});

describe("what others see", () => {
  it("changes when somebody comes, goes or is heard of again, and not with a touch", () => {
    const first = taken(NOBODY, "BOOKER", 1);
    expect(isNews(NOBODY, first, AT)).toBe(true);
    const on = touch(first, { party: "BOOKER", at: AT + 1, participantId: 1 });
    expect(isNews(first, on, AT + 1)).toBe(false);
    const late = AT + LIVE_AWAY_AFTER_MS;
    const back = touch(first, { party: "BOOKER", at: late, participantId: 1 });
    expect(isNews(first, back, late)).toBe(true);
  });
});

describe("whatever the two do", () => {
  const act = fc.record({
    party: fc.constantFrom("CREATOR" as const, "BOOKER" as const),
    // The time goes back, too: another process's clock may be a little behind.
    after: fc.integer({ min: -3_000, max: 2 * LIVE_AWAY_AFTER_MS }),
    participantId: fc.integer({ min: 1, max: 6 }),
    does: fc.constantFrom("wait", "take", "touch", "leave", "leave any"),
  });

  it("each has one number, no former one comes back, and stretches don't overlap", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
        let presence = NOBODY;
        let at = AT;
        for (const { party, after, participantId, does } of acts) {
          at += after;
          const { former } = presence.seats[party];
          presence = done(presence, { party, at, participantId, does });
          check(presence);
          // A person has few tabs here, so that none is forgotten.
          for (const number of former) {
            expect(presence.seats[party].participantId).not.toBe(number);
          }
        }
      }),
    );
  });

  function done(
    presence: Presence,
    { does, ...act }: { party: LiveParty; at: number; participantId: number; does: string },
  ): Presence {
    if (does === "wait") return wait(presence, act);
    if (does === "touch") return touch(presence, act);
    if (does === "leave") return leave(presence, act);
    if (does === "leave any") return leave(presence, { ...act, participantId: null });
    return takeSeat(presence, act) ?? presence;
  }

  function check(presence: Presence): void {
    const { CREATOR, BOOKER } = presence.seats;
    expect(CREATOR.participantId === null || CREATOR.participantId !== BOOKER.participantId).toBe(
      true,
    );
    const begins = presence.attendance.map(({ from }) => from);
    expect(begins).toEqual(begins.toSorted((a, b) => a - b));
    for (const party of ["CREATOR", "BOOKER"] as const) {
      const stays = staysOf(presence, party);
      expect(stays.length).toBeLessThanOrEqual(ATTENDANCES_MAX);
      for (const [index, { from, to }] of stays.entries()) {
        expect(to).toBeGreaterThanOrEqual(from);
        expect(from).toBeGreaterThanOrEqual(stays[index - 1]?.to ?? 0);
      }
    }
  }
});
