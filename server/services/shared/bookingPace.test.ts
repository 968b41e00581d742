import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBookingPace, PACE_MS, PACE_WAIT_MS } from "./bookingPace.ts";

describe("the pace of bookings", () => {
  let begun: string[];
  beforeEach(() => {
    begun = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  const open = () => createBookingPace({ monotonic: () => performance.now() });
  const begin = async (pace: ReturnType<typeof open>, creatorId: string, name = creatorId) => {
    await pace.next(creatorId);
    begun.push(name);
  };

  it("lets one alone begin at once", async () => {
    const pace = open();
    await begin(pace, "popular");
    await vi.advanceTimersByTimeAsync(PACE_MS);
    await begin(pace, "popular");
    expect(begun).toEqual(["popular", "popular"]);
  });

  it("lets a crowd at one creator begin one after another, in the order in which they came", async () => {
    const pace = open();
    for (const name of ["first", "second", "third"]) void begin(pace, "popular", name);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["first"]);
    await vi.advanceTimersByTimeAsync(PACE_MS);
    expect(begun).toEqual(["first", "second"]);
    await vi.advanceTimersByTimeAsync(PACE_MS);
    expect(begun).toEqual(["first", "second", "third"]);
  });

  it("holds up nobody who books another creator", async () => {
    const pace = open();
    for (let person = 0; person < 100; person += 1) void pace.next("popular");
    await begin(pace, "quiet");
    expect(begun).toEqual(["quiet"]);
  });

  it("saves nothing up for a creator whom nobody has booked for a while", async () => {
    const pace = open();
    for (let person = 0; person < 100; person += 1) void pace.next("popular");
    await pace.next("quiet");
    await vi.advanceTimersByTimeAsync(10 * PACE_MS);
    for (const name of ["first", "second"]) void begin(pace, "quiet", name);
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["first"]);
  });

  it("refuses at once who would wait for too long, and others again when the crowd is gone", async () => {
    const pace = open();
    const fitting = Math.floor(PACE_WAIT_MS / PACE_MS) + 1;
    const crowd = Array.from({ length: fitting }, () => pace.next("popular"));
    await expect(pace.next("popular")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await vi.advanceTimersByTimeAsync(PACE_WAIT_MS + PACE_MS);
    await Promise.all(crowd);
    await begin(pace, "popular");
    expect(begun).toEqual(["popular"]);
  });
});
