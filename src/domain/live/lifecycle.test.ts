import { describe, expect, it } from "vitest";
import { LIVE_SESSION_STATUSES } from "../generated/enums.ts";
import { keysOf } from "../shared/lifecycle.ts";
import { LIVE_OPENING, LIVE_STATES, LIVE_TRANSITIONS, afterLiveTransition } from "./lifecycle.ts";

describe("the life cycle of a live session", () => {
  it("goes from its opening to its end, and never back", () => {
    const ways = keysOf(LIVE_TRANSITIONS).flatMap((name) =>
      LIVE_SESSION_STATUSES.map((from) => [name, from, afterLiveTransition(name, from)]),
    );
    expect(LIVE_OPENING.begins).toEqual(["SCHEDULED"]);
    expect(ways.filter(([, , to]) => to !== null)).toEqual([
      ["start", "SCHEDULED", "LIVE"],
      ["end", "LIVE", "ENDED"],
    ]);
  });

  it("lets the host in first, and nobody in at its end", () => {
    const admitted = LIVE_SESSION_STATUSES.map((state) => LIVE_STATES[state]);
    expect(admitted).toEqual([
      { admitsHost: true, admitsBooker: false },
      { admitsHost: true, admitsBooker: true },
      { admitsHost: false, admitsBooker: false },
    ]);
  });
});
