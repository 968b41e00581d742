import { describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../shared/limits.ts";
import { sessionClock } from "./sessionClock.ts";

const startsAt = Date.UTC(2026, 10, 20, 9);
const endsAt = startsAt + 30 * MINUTE_MS;
const clockAt = (now: number) => sessionClock({ startsAt, endsAt }, now);

describe("the clock of a live session", () => {
  it("counts down to the start, to its last moment", () => {
    expect(clockAt(startsAt - 4 * MINUTE_MS - 9_001)).toEqual({
      shown: "Begins in 4:10",
      left: null,
      isUrgent: false,
      warning: "",
    });
    expect(clockAt(startsAt - 1).shown).toBe("Begins in 0:01");
  });

  it("counts what has passed and what is left, which always make the whole", () => {
    expect(clockAt(startsAt)).toEqual({
      shown: "0:00",
      left: "30:00 left",
      isUrgent: false,
      warning: "",
    });
    const seen = [0, 1, 500, 999].map((ms) => clockAt(startsAt + 12 * MINUTE_MS + 4_000 + ms));
    expect(seen.map(({ shown, left }) => `${shown} ${left}`)).toEqual([
      "12:04 17:56 left",
      "12:04 17:56 left",
      "12:04 17:56 left",
      "12:04 17:56 left",
    ]);
  });

  it("warns in the last five minutes, in the same words throughout", () => {
    const nearEnd = endsAt - 5 * MINUTE_MS;
    expect(clockAt(nearEnd - 1)).toMatchObject({ isUrgent: false, warning: "" });
    for (const now of [nearEnd, nearEnd + MINUTE_MS, endsAt - 1]) {
      expect(clockAt(now)).toMatchObject({ isUrgent: true, warning: "5 minutes left" });
    }
  });

  it("counts on past the end, and says how long both can stay", () => {
    const over = clockAt(endsAt);
    expect(over).toEqual({
      shown: "0:00 over time",
      left: null,
      isUrgent: true,
      warning: "The session’s time is over. You can stay for up to 30 minutes.",
    });
    expect(clockAt(endsAt + 2 * MINUTE_MS + 999)).toEqual({ ...over, shown: "2:00 over time" });
  });

  it("shows more than an hour in minutes", () => {
    const long = { startsAt, endsAt: startsAt + 90 * MINUTE_MS };
    const { shown, left } = sessionClock(long, startsAt + 65 * MINUTE_MS + SECOND_MS);
    expect([shown, left]).toEqual(["65:01", "24:59 left"]);
  });
});
