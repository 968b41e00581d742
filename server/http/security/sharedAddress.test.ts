import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { user } from "../../world/people.ts";
import { ACCESS_TOKEN_LIFETIME_MS, DAY_MS } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { hashOf } from "../../services/shared/hash.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { cookieNameOf } from "./cookies.ts";
import { policyReports } from "./policyReports.ts";

const VISITED = { query: "{ __typename }" };
const REFRESH = { query: "mutation { refresh { token } }" };

describe("people behind one address", () => {
  let server: TestServer;
  let authorization: string;
  /** Of the same person, no longer valid. */
  let expired: string;
  let cookie: string;
  beforeAll(async () => {
    server = await startTestServer({
      // A hundred per address.
      callsPerMinute: 20,
      more: { routes: [policyReports({ log: () => undefined, now: () => 0 })] },
    });
    const { world } = server;
    const { row } = await user(world, { slug: "ada" });
    authorization = `Bearer ${await issueAccessToken(world, row)}`;
    const earlier = () => world.now() - ACCESS_TOKEN_LIFETIME_MS - 1_000;
    expired = `Bearer ${await issueAccessToken({ ...world, now: earlier }, row)}`;
    await world.store.sessions.insert({
      tokenHash: await hashOf("a secret"),
      familyId: "fam_1",
      userId: row.id,
      issuedAt: world.now(),
      expiresAt: world.now() + DAY_MS,
      usedAt: null,
    });
    const isSecure = world.settings.publicUrl.startsWith("https:");
    cookie = `${cookieNameOf("refresh", { isSecure })}=`;
  });
  afterAll(() => server.stop());

  const statusOf = async (body: unknown, headers: Record<string, string> = {}) =>
    (await server.post(body, headers)).status;

  it("lose nothing to somebody whose requests do no work", async () => {
    const statuses = new Set<number>();
    for (let request = 0; request < 120; request += 1) {
      statuses.add((await fetch(`${server.address}/reports`)).status);
    }
    expect([...statuses]).toEqual([405, 429]);
    expect(await statusOf(VISITED)).toBe(200);
    expect(await statusOf(VISITED, { authorization })).toBe(200);
  });

  it("keep what is their own when a visitor has used up the address", async () => {
    for (let request = 0; request < 110; request += 1) await statusOf(VISITED);
    expect(await statusOf(VISITED)).toBe(429);
    expect(await statusOf(VISITED, { authorization: `${authorization}x` })).toBe(429);
    expect(await statusOf(VISITED, { authorization })).toBe(200);
    expect(await statusOf(REFRESH, { cookie: `${cookie}a%20secret` })).toBe(429);
    expect(await statusOf(REFRESH, { authorization: `${expired}x` })).toBe(429);
    const refreshed = await server.post(REFRESH, {
      authorization: expired,
      cookie: `${cookie}a%20secret`,
    });
    expect(await refreshed.json()).toMatchObject({
      data: { refresh: { token: expect.any(String) } },
    });
  });

  it("have a minute each, whatever address they come from", async () => {
    const statuses = new Set<number>();
    for (let request = 0; request < 25; request += 1) {
      statuses.add(await statusOf(VISITED, { authorization }));
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});
