import { describe, expect, it } from "vitest";
import type { SharedCounts } from "../../store/ports/sharedCounts.ts";
import { type Caller, createRateLimits } from "./rateLimits.ts";

const PER_MINUTE = 1_200;
const HALL = "192.0.2.1";

const visitor = (address = HALL): Caller => ({
  address,
  userId: null,
  expiredUserId: null,
  refreshToken: null,
});
const person = (userId: string, address = HALL): Caller => ({ ...visitor(address), userId });
const session = (refreshToken: string): Caller => ({ ...visitor(), refreshToken });

const limits = (shared: SharedCounts | null = null) =>
  createRateLimits({ perMinute: PER_MINUTE, shared, sessionOf: async (token) => token });

/** How many of `count` are allowed. */
async function allowed(count: number, admit: () => Promise<unknown>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, admit));
  return answers.filter((refused) => refused === null).length;
}

/** A count shared by several processes. */
function sharedPlace() {
  const counts = new Map<string, number>();
  let writes = 0;
  const add: SharedCounts["add"] = async ({ key, points }) => {
    writes += 1;
    counts.set(key, (counts.get(key) ?? 0) + points);
    return { points: counts.get(key) ?? 0, secondsLeft: 40.5 };
  };
  return { add, counts, writes: () => writes };
}

describe("rate limits", () => {
  it("have room for a hall of 300 people behind one address who open a page and sign in", async () => {
    const { admitRequest, admitCalls } = limits();
    for (let guest = 0; guest < 300; guest += 1) {
      for (let request = 0; request < 15; request += 1) {
        expect(await admitRequest(visitor(), "address")).toBeNull();
      }
      for (let picture = 0; picture < 75; picture += 1) {
        expect(await admitRequest(visitor(), "picture")).toBeNull();
      }
      for (const call of ["checkAffiliate", "linkedInAuthorizationUrl", "linkedInSignInSignUp"]) {
        expect(await admitCalls(visitor(), [call])).toBeNull();
      }
      expect(await admitCalls(session(`token-${guest}`), ["refresh"])).toBeNull();
    }
  });

  it("count each costly call by itself, so that none uses up another's", async () => {
    const { admitCalls } = limits();
    expect(await allowed(1_000, () => admitCalls(visitor(), ["checkAffiliate"]))).toBe(600);
    expect(await admitCalls(visitor(), ["linkedInSignInSignUp"])).toBeNull();
    expect(await admitCalls(session("a neighbour's"), ["refresh"])).toBeNull();
    expect(await admitCalls(person("a neighbour"), ["checkAffiliate"])).toBeNull();
    expect(await admitCalls(visitor("192.0.2.2"), ["checkAffiliate"])).toBeNull();
  });

  it("count a person's costly calls wherever they come from", async () => {
    const { admitCalls } = limits();
    let turn = 0;
    const fromAnywhere = () => person("ada", `192.0.2.${(turn += 1)}`);
    expect(await allowed(100, () => admitCalls(fromAnywhere(), ["createBooking"]))).toBe(30);
    expect(await admitCalls(person("bob"), ["createBooking"])).toBeNull();
    expect(await admitCalls(person("ada"), ["validateVatNumber"])).toBeNull();
  });

  it.each([
    "connectCalendar",
    "disconnectCalendar",
    "shareItemToLinkedIn",
    "shareProfileToLinkedIn",
    "updatePayment",
    "updateUserBillingInformation",
  ])("are narrow for %s, which puts an outside service to work", async (call) => {
    const { admitCalls } = limits();
    expect(await allowed(100, () => admitCalls(person("ada"), [call]))).toBe(30);
  });

  it("bound the forms that one address or one person sends within a day, besides those of a minute", async () => {
    const { admitCalls } = limits();
    const send = (caller: Caller) => () => admitCalls(caller, ["sendForm"]);
    expect(await allowed(400, send(visitor()))).toBe(300);
    const refused = await send(visitor())();
    expect(refused?.code).toBe("TOO_MANY_FORMS");
    expect(refused?.seconds).toBeGreaterThan(86_000);
    expect(await send(visitor("192.0.2.2"))()).toBeNull();
    expect(await allowed(30, send(person("ada")))).toBe(30);
    expect(await send(person("bob"))()).toBeNull();
    expect(await admitCalls(visitor(), ["checkAffiliate"])).toBeNull();
  });

  it("count refreshes by session", async () => {
    const { admitCalls } = limits();
    expect(await allowed(100, () => admitCalls(session("mine"), ["refresh"]))).toBe(30);
    expect(await admitCalls(session("another"), ["refresh"])).toBeNull();
  });

  it("count everything that one person asks for, and everything of one address", async () => {
    const { admitRequest } = limits();
    expect(await allowed(1_300, () => admitRequest(person("ada"), "address"))).toBe(PER_MINUTE);
    expect(await admitRequest(person("bob"), "address")).toBeNull();
    expect(await allowed(6_100, () => admitRequest(visitor(), "address"))).toBe(6_000);
    expect(await allowed(24_100, () => admitRequest(visitor(), "picture"))).toBe(24_000);
    expect(await admitRequest(visitor(), "webhook")).toBeNull();
  });

  it("have room for a service that reads the calendar feeds of many, and bound each person's", async () => {
    const { admitRequest, admitFeed } = limits();
    expect(await allowed(24_100, () => admitRequest(visitor(), "feed"))).toBe(24_000);
    expect(await admitRequest(visitor(), "address")).toBeNull();
    expect(await allowed(100, () => admitFeed("ada"))).toBe(30);
    expect(await admitFeed("bob")).toBeNull();
  });

  it("count apart what a person asks of live sessions, and with everything else what a visitor does", async () => {
    const { admitRequest } = limits();
    expect(await allowed(1_000, () => admitRequest(person("ada"), "live"))).toBe(PER_MINUTE / 2);
    expect(await admitRequest(person("ada"), "address")).toBeNull();
    expect(await admitRequest(person("bob"), "live")).toBeNull();
    expect(await allowed(6_100, () => admitRequest(visitor(), "live"))).toBe(6_000);
    expect(await admitRequest(visitor(), "address")).toBeGreaterThan(0);
    const renewing: Caller = { ...visitor(), expiredUserId: "ada" };
    expect(await admitRequest(renewing, "live")).toBeNull();
  });

  it("count for a person what an expired token asks for, where others have used up the address", async () => {
    const { admitRequest } = limits();
    await allowed(6_000, () => admitRequest(visitor(), "address"));
    const renewing: Caller = { ...session("a cookie"), expiredUserId: "ada" };
    expect(await allowed(1_300, () => admitRequest(renewing, "address"))).toBe(PER_MINUTE);
    expect(await admitRequest(person("ada"), "address")).toBeNull();
    expect(await admitRequest(session("a cookie"), "address")).toBeGreaterThan(0);
  });

  it("look for no session before a request is admitted: anybody can make a cookie up", async () => {
    const lookedFor: string[] = [];
    const sessionOf = async (token: string) => (lookedFor.push(token), null);
    const { admitRequest } = createRateLimits({ perMinute: PER_MINUTE, shared: null, sessionOf });
    await allowed(20_000, () => admitRequest(session("made up"), "address"));
    expect(lookedFor).toEqual([]);
  });

  it("count many calls of one request", async () => {
    const { admitCalls } = limits();
    const guesses = Array.from({ length: 31 }, () => "checkAffiliate");
    expect((await admitCalls(person("ada"), guesses))?.seconds).toBeGreaterThan(0);
  });

  it("hold over several processes that share a count, and say when it ends", async () => {
    const place = sharedPlace();
    const processes = [limits(place), limits(place), limits(place)];
    let turn = 0;
    const next = () => processes[(turn += 1) % 3]!;
    const admit = () => next().admitCalls(person("ada"), ["createBooking"]);
    expect(await allowed(90, admit)).toBe(30);
    expect(await admit()).toEqual({ code: "RATE_LIMITED", seconds: 41 });
  });

  it("write nothing more for those already refused", async () => {
    const place = sharedPlace();
    const { admitCalls } = limits(place);
    await allowed(500, () => admitCalls(person("ada"), ["createBooking"]));
    expect(place.writes()).toBe(30);
    const others = [limits(place), limits(place)];
    for (const { admitCalls: admit } of others) {
      await admit(person("ada"), ["createBooking"]);
      const before = place.writes();
      await admit(person("ada"), ["createBooking"]);
      expect(place.writes()).toBe(before);
    }
  });

  it("write nothing for the few calls that are usual, and for refreshes of a session", async () => {
    const place = sharedPlace();
    const { admitCalls, admitRequest } = limits(place);
    await allowed(100, () => admitRequest(visitor(), "address"));
    await allowed(29, () => admitRequest(person("ada"), "address"));
    for (let hour = 0; hour < 20; hour += 1) {
      await admitCalls(session(`token-${hour}`), ["refresh"]);
    }
    expect(place.writes()).toBe(0);
  });

  it("write once for each fortieth of what an address or a person may ask for", async () => {
    const place = sharedPlace();
    const { admitRequest } = limits(place);
    await allowed(6_500, () => admitRequest(visitor(), "address"));
    expect(place.writes()).toBe(40);
    await allowed(1_500, () => admitRequest(person("ada"), "address"));
    expect(place.writes()).toBe(80);
  });

  it("are kept in memory while the shared count does not answer", async () => {
    const { admitCalls, admitRequest } = limits({ add: () => Promise.reject(new Error("away")) });
    expect(await allowed(100, () => admitCalls(person("ada"), ["createBooking"]))).toBe(30);
    expect(await allowed(1_500, () => admitRequest(person("ada"), "address"))).toBe(PER_MINUTE);
  });

  it("have no call that is not costly wait for the shared count", async () => {
    const { admitRequest } = limits({ add: () => new Promise(() => {}) });
    expect(await allowed(6_100, () => admitRequest(visitor(), "address"))).toBe(6_000);
    expect(await allowed(1_300, () => admitRequest(person("ada"), "address"))).toBe(PER_MINUTE);
  });

  it("keep people's ids and addresses out of the shared count", async () => {
    const place = sharedPlace();
    await limits(place).admitCalls(person("usr_ada"), ["checkAffiliate"]);
    await limits(place).admitCalls(visitor(), ["checkAffiliate"]);
    expect(place.counts.size).toBe(2);
    for (const key of place.counts.keys()) expect(key).toMatch(/^[\w-]{43}$/);
  });
});
