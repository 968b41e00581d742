import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSharedCounts } from "../../store/postgres/sharedCounts.ts";
import { openPGliteForTests, type TestDatabase } from "../../testing/databases.ts";
import { type Caller, type RateLimits, createRateLimits } from "./rateLimits.ts";

const PER_MINUTE = 1_200;
const ADA: Caller = {
  address: "192.0.2.1",
  userId: "usr_ada",
  expiredUserId: null,
  refreshToken: null,
};
const SESSION: Caller = {
  address: "192.0.2.1",
  userId: null,
  expiredUserId: null,
  refreshToken: "a token",
};

describe("limits of processes on one database", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPGliteForTests();
  });
  beforeEach(() => database.empty());
  afterAll(() => database.close());

  const start = (): RateLimits => {
    const shared = createSharedCounts({ pool: database.pool, monotonic: () => 0 });
    return createRateLimits({ perMinute: PER_MINUTE, shared, sessionOf: async (token) => token });
  };
  /** Waits until the processes' messages have arrived. */
  const told = () => database.pool.query("select 1");

  /** How many are allowed when the processes are asked in turns; each answer is awaited. */
  const allowed = async (
    count: number,
    { processes, admit }: { processes: number; admit: (limits: RateLimits) => Promise<unknown> },
  ) => {
    const all = Array.from({ length: processes }, start);
    let total = 0;
    for (let turn = 0; turn < count; turn += 1) {
      if ((await admit(all[turn % processes] as RateLimits)) === null) total += 1;
      if (turn % 20 === 0) await told();
    }
    return total;
  };

  it.each([2, 4])(
    "hold for a person but for a fortieth per process, with %i",
    async (processes) => {
      const admit = ({ admitRequest }: RateLimits) => admitRequest(ADA, "address");
      const total = await allowed(1_600, { processes, admit });
      expect(total).toBeGreaterThanOrEqual(PER_MINUTE);
      expect(total).toBeLessThanOrEqual(PER_MINUTE * (1 + (processes + 1) / 40));
    },
  );

  it("hold for an address too", async () => {
    const admit = ({ admitRequest }: RateLimits) =>
      admitRequest({ ...ADA, userId: null }, "address");
    const total = await allowed(6_800, { processes: 2, admit });
    expect(total).toBeGreaterThanOrEqual(6_000);
    expect(total).toBeLessThanOrEqual(6_000 * (1 + 3 / 40));
  });

  it("hold for a refresh token but for one use per process", async () => {
    const admit = ({ admitCalls }: RateLimits) => admitCalls(SESSION, ["refresh"]);
    expect(await allowed(100, { processes: 3, admit })).toBe(33);
  });

  it("hold exactly for a costly call", async () => {
    const admit = ({ admitCalls }: RateLimits) => admitCalls(ADA, ["createBooking"]);
    expect(await allowed(100, { processes: 3, admit })).toBe(30);
  });
});
