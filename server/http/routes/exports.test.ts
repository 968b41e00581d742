import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld, signIn } from "../../world/world.ts";
import { currentReader } from "../../reader.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import { EXPORT_PATHS } from "../../../src/domain/shared/exports.ts";
import {
  ACCESS_TOKEN_LIFETIME_MS,
  EXPORT_PAGE_SIZE,
  HOUR_MS,
} from "../../../src/domain/shared/limits.ts";
import { userRow } from "../../store/factories/profiles.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { createExports } from "./exports.ts";
import { createRateLimits } from "../security/rateLimits.ts";

/** Enough for one export a minute: a fortieth part of it is one. */
const ONE_PER_MINUTE = 40;

describe("exports", () => {
  let server: TestServer;
  let world: World;
  let creator: Beamer;
  let pagesRead: number;
  let readers: Set<string | null>;

  const start = async (perMinute: number) => {
    world = createWorld();
    pagesRead = 0;
    readers = new Set();
    const { audience } = world.store;
    world.store = {
      ...world.store,
      audience: {
        ...audience,
        pageByPerson: (query) => {
          pagesRead += 1;
          readers.add(currentReader());
          return audience.pageByPerson(query);
        },
      },
    };
    const exports = createExports({
      process: world,
      geo: { countryOf: () => null },
      trustedProxies: 0,
      rateLimits: createRateLimits({ perMinute, shared: null, sessionOf: async () => null }),
    });
    server = await startTestServer({ more: { routes: [exports] } });
    creator = await beamer(world, { timeZone: "Europe/Brussels" });
  };
  beforeEach(() => start(1_000_000));
  afterEach(() => server.stop());

  const take = async (
    path: string,
    { as = creator.row, init = {} }: { as?: UserRow | null; init?: RequestInit } = {},
  ) => {
    if (as !== null) await signIn(world, as);
    const headers: HeadersInit = as === null ? {} : { authorization: `Bearer ${world.token}` };
    return fetch(server.address + path, { headers, ...init });
  };
  const fill = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const id = `member-${String(index).padStart(5, "0")}`;
      const person = userRow({ id, lastName: id });
      await world.store.users.insert(person, { issuer: "world", subject: id });
      await world.store.audience.touch({
        id: `aud-${id}`,
        creatorId: creator.row.id,
        userId: id,
        lastInteractionAt: world.now() - index,
      });
    }
  };

  it("of an audience have a line per member, and nobody of another creator's", async () => {
    const other = await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" });
    const guest = await user(world, { firstName: "=cmd()", lastName: "Ünal, Ödül" });
    const visit = { userId: guest.row.id, lastInteractionAt: world.now() };
    await world.store.audience.touch({ id: "a", creatorId: creator.row.id, ...visit });
    await world.store.audience.touch({ id: "b", creatorId: other.row.id, ...visit });
    const response = await take(EXPORT_PATHS.audience);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const bytes = new Uint8Array(await response.arrayBuffer());
    // UTF-8 with a byte order mark.
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        "First name,Last name,Last interaction (Europe/Brussels)",
        `"'=cmd()","Ünal, Ödül",10:00 16/03/2026`,
        "",
      ].join("\r\n"),
    );
  });

  it("of sales have a line per sale, as the ledger has it", async () => {
    const guest = await user(world, { firstName: "Demo", lastName: "Buyer" });
    const drop = await creator.drops({ title: "-Letter", priceInCents: 1000 });
    await guest.pays(await guest.savesBilling(await guest.opensPayment(drop)));
    const text = await (await take(EXPORT_PATHS.sales)).text();
    const [, line = ""] = text.split("\r\n");
    const [sale] = await world.store.payments.pageOfSales({
      creatorId: creator.row.id,
      limit: 1,
      after: null,
    });
    expect(line).toContain(`"'-Letter",Demo Buyer,10,`);
    expect(line).toContain(`,${(sale?.creatorInCents ?? 0) / 100},,${sale?.id}`);
  });

  it("are refused to anyone who is not a creator, and without a token", async () => {
    const guest = await user(world);
    for (const path of Object.values(EXPORT_PATHS)) {
      const refused = await take(path, { as: guest.row });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        errors: [{ extensions: { code: "FORBIDDEN" } }],
      });
      expect((await take(path, { as: null })).status).toBe(401);
    }
    await signIn(world, creator.row);
    world.clock.advance(ACCESS_TOKEN_LIFETIME_MS + HOUR_MS);
    const late = await fetch(server.address + EXPORT_PATHS.sales, {
      headers: { authorization: `Bearer ${world.token}` },
    });
    expect(late.status).toBe(401);
    expect(late.headers.get("token-expired")).toBe("true");
  });

  it("are read alone, and are those that there are", async () => {
    expect((await take(EXPORT_PATHS.sales, { init: { method: "POST" } })).status).toBe(405);
    expect((await take("/exports/people.csv")).status).toBe(404);
    expect((await take("/exports/constructor")).status).toBe(404);
  });

  it("are counted as costly calls, each by itself", async () => {
    await server.stop();
    await start(ONE_PER_MINUTE);
    expect((await take(EXPORT_PATHS.audience)).status).toBe(200);
    const refused = await take(EXPORT_PATHS.audience);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await take(EXPORT_PATHS.sales)).status).toBe(200);
  });

  it("hold every member of a long audience once", async () => {
    await fill(2 * EXPORT_PAGE_SIZE + 1);
    const lines = (await (await take(EXPORT_PATHS.audience)).text()).split("\r\n").slice(1, -1);
    expect(new Set(lines).size).toBe(2 * EXPORT_PAGE_SIZE + 1);
    expect(pagesRead).toBe(3);
    expect(readers).toEqual(new Set([creator.row.id]));
  });

  it("are whole when the last page is full, and the next one empty", async () => {
    await fill(EXPORT_PAGE_SIZE);
    const lines = (await (await take(EXPORT_PATHS.audience)).text()).split("\r\n").slice(1, -1);
    expect(lines).toHaveLength(EXPORT_PAGE_SIZE);
  });

  it("hold a member once who comes again while they are read", async () => {
    await fill(EXPORT_PAGE_SIZE + 1);
    const { pageByPerson } = world.store.audience;
    const userId = `member-${String(EXPORT_PAGE_SIZE).padStart(5, "0")}`;
    world.store.audience.pageByPerson = async (query) => {
      const members = await pageByPerson(query);
      world.clock.advance(HOUR_MS);
      const visit = { creatorId: creator.row.id, userId, lastInteractionAt: world.now() };
      await world.store.audience.touch({ id: "again", ...visit });
      return members;
    };
    const text = await (await take(EXPORT_PATHS.audience)).text();
    expect(text.split("\r\n").filter((line) => line.includes(userId))).toHaveLength(1);
    expect(pagesRead).toBe(2);
  });

  it("read no more pages when the client has gone", async () => {
    await fill(EXPORT_PAGE_SIZE);
    const { pageByPerson } = world.store.audience;
    // An infinite audience.
    world.store.audience.pageByPerson = async (query) => pageByPerson({ ...query, after: null });
    const leaving = new AbortController();
    const response = await take(EXPORT_PATHS.audience, {
      init: {
        signal: leaving.signal,
      },
    });
    await response.body?.getReader().read();
    leaving.abort();
    await expect
      .poll(async () => {
        const before = pagesRead;
        await new Promise((resolve) => void setImmediate(resolve));
        return pagesRead - before;
      })
      .toBe(0);
    expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
  });
});
