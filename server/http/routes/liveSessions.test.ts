import { afterEach, describe, expect, it } from "vitest";
import { LIVE_SESSIONS } from "../../../src/domain/live/news.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import {
  ACCESS_TOKEN_LIFETIME_MS,
  HOUR_MS,
  LIVE_BEAT_MS,
  LIVE_STREAM_MAX_MS,
  MINUTE_MS,
} from "../../../src/domain/shared/limits.ts";
import { currentReader } from "../../reader.ts";
import { endLiveSession } from "../../services/live/endLiveSession.ts";
import { type LiveScene, openLiveScene } from "../../testing/liveScene.ts";
import { nothingCanBeSaved } from "../../world/outages.ts";
import { user } from "../../world/people.ts";

const HOST = 11;
const GUEST = 22;
const text = (participantId: number, key: string) => ({
  kind: "TEXT",
  participantId,
  key,
  text: `Text ${key}`,
});
const signal = (from: number, to: number, data = "{}") => ({
  kind: "SIGNAL",
  participantId: from,
  to,
  key: `signal ${data.length}`,
  data,
});

/** The code that an answer is refused with. */
async function codeOf(response: Response): Promise<[number, string]> {
  const { errors } = (await response.json()) as { errors: [{ extensions: { code: string } }] };
  return [response.status, errors[0].extensions.code];
}

let scene: LiveScene;
const open = async (options?: Parameters<typeof openLiveScene>[0]) => {
  scene = await openLiveScene(options);
  return scene;
};
afterEach(() => scene.stop());

describe("a live session over HTTP", () => {
  it("is followed and spoken in by the two, from waiting to its end", async () => {
    const { host, guest, world, booking, starts, joins, follows, posts } = await open();
    const waiting = await follows(guest);
    expect(waiting.response.headers.get("content-type")).toBe(
      "application/x-ndjson; charset=utf-8",
    );
    expect(await waiting.next()).toMatchObject({ kind: "STATE", status: "SCHEDULED" });
    expect((await posts(guest, { kind: "WAIT" })).status).toBe(204);
    expect(await waiting.nextOf("STATE")).toMatchObject({
      sides: { BOOKER: { whereabouts: "WAITING" } },
    });

    await starts(HOST);
    const atHost = await follows(host, { participantId: HOST });
    expect(await atHost.next()).toMatchObject({ status: "LIVE", refusal: null });
    expect(await waiting.nextOf("STATE")).toMatchObject({ status: "LIVE" });
    await joins(GUEST);
    const atGuest = await follows(guest, { participantId: GUEST });
    expect(await atHost.nextOf("STATE")).toMatchObject({
      sides: { BOOKER: { whereabouts: "IN", participantId: GUEST } },
    });

    expect((await posts(host, signal(HOST, GUEST, "offer"))).status).toBe(204);
    expect(await atGuest.nextOf("SIGNAL")).toMatchObject({ from: HOST, data: "offer" });
    expect((await posts(guest, text(GUEST, "a"))).status).toBe(204);
    expect((await posts(guest, text(GUEST, "a"))).status).toBe(204);
    expect((await posts(guest, text(GUEST, "b"))).status).toBe(204);
    const first = await atHost.nextOf("TEXT");
    expect(first).toMatchObject({ from: "BOOKER", key: "a", text: "Text a" });
    expect(await atHost.nextOf("TEXT")).toMatchObject({ key: "b" });

    // Somebody who comes back is told what they have missed, and nothing twice.
    const again = await follows(host, { participantId: HOST, after: first.version });
    expect(await again.nextOf("TEXT")).toMatchObject({ key: "b" });

    await endLiveSession(world.contextFor(host.viewer), { channelId: booking.channelId });
    expect(await atGuest.nextOf("STATE")).toMatchObject({ refusal: "LIVE_SESSION_ENDED" });
    expect(await atGuest.next()).toBeNull();
    expect(await codeOf(await posts(guest, text(GUEST, "c")))).toEqual([409, "LIVE_SESSION_ENDED"]);
  });

  it("is neither kept, nor collected, nor compressed on its way", async () => {
    const { host, follows } = await open();
    const { response, leave } = await follows(host, { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("content-encoding")).toBeNull();
    leave();
  });

  it("says in silence that it is alive, and ends after some minutes so that access is checked", async () => {
    const { host, world, follows } = await open();
    const followed = await follows(host);
    await followed.next();
    for (let passed = 0; passed < LIVE_STREAM_MAX_MS - LIVE_BEAT_MS; passed += LIVE_BEAT_MS) {
      world.clock.advance(LIVE_BEAT_MS);
      expect(await followed.next()).toEqual({ kind: "BEAT" });
    }
    world.clock.advance(LIVE_BEAT_MS);
    expect(await followed.ended()).toBeLessThan(2);
  });

  it("reads in the name of its follower, in later steps too", async () => {
    const { host, world, starts, follows } = await open();
    const readers = new Set<string | null>();
    const { byChannelIds } = world.store.live;
    world.store.live.byChannelIds = (ids) => {
      readers.add(currentReader());
      return byChannelIds(ids);
    };
    const followed = await follows(host);
    await followed.next();
    await starts(HOST);
    await followed.next();
    expect([...readers].filter((reader) => reader !== null)).toEqual([host.row.id]);
    followed.leave();
  });
});

describe("what is asked of a live session", () => {
  it("needs a token, and says of an expired one that it is", async () => {
    const { guest, world, server, booking, asks, posts, tokenOf } = await open();
    expect(await codeOf(await asks(null))).toEqual([401, "AUTH_NOT_AUTHENTICATED"]);
    expect(await codeOf(await posts(null, { kind: "WAIT" }))).toEqual([
      401,
      "AUTH_NOT_AUTHENTICATED",
    ]);
    const authorization = `Bearer ${await tokenOf(guest)}`;
    world.clock.advance(ACCESS_TOKEN_LIFETIME_MS + MINUTE_MS);
    const address = `${server.address}${LIVE_SESSIONS}${booking.channelId}`;
    for (const method of ["GET", "POST"]) {
      const late = await fetch(address, { method, headers: { authorization } });
      expect(late.headers.get("token-expired")).toBe("true");
      expect(await codeOf(late)).toEqual([401, "AUTH_NOT_AUTHENTICATED"]);
    }
  });

  it("is not found by anybody else, nor at a channel that there isn't", async () => {
    const { world, host, asks, posts } = await open();
    const stranger = await user(world);
    for (const [person, channelId] of [
      [stranger, undefined],
      [host, "guessed"],
    ] as const) {
      const where = channelId === undefined ? {} : { channelId };
      expect(await codeOf(await asks(person, where))).toEqual([404, "NOT_FOUND"]);
      expect(await codeOf(await posts(person, { kind: "WAIT" }, channelId))).toEqual([
        404,
        "NOT_FOUND",
      ]);
    }
    for (const path of ["", "a/b", "a%2e", "x".repeat(65), "a%00b"]) {
      expect((await asks(host, { path: LIVE_SESSIONS + path })).status).toBe(404);
    }
  });

  it.each(["DELETE", "PUT", "HEAD"])("is not asked with %s", async (method) => {
    const { server, booking } = await open();
    const path = `${server.address}${LIVE_SESSIONS}${booking.channelId}`;
    expect((await fetch(path, { method })).status).toBe(405);
  });

  it.each([
    "after=-1",
    "after=1.5",
    "after=",
    "after=9999999999",
    "after=0x1",
    "after=99999999999999999999",
    "after=0&participant=0",
    "after=0&participant=",
    "after=0&participant=x",
    "after=0&participant=2147483648",
    "after=0&participant=1e3",
  ])("is refused with the query %s", async (query) => {
    const { host, booking, asks } = await open();
    const path = `${LIVE_SESSIONS}${booking.channelId}?${query}`;
    expect(await codeOf(await asks(host, { path }))).toEqual([400, "BAD_USER_INPUT"]);
  });

  it("begins with everything that was said where the query names no version", async () => {
    const { host, booking, starts, posts, asks, follows } = await open();
    await starts(HOST);
    await posts(host, text(HOST, "a"));
    const path = `${LIVE_SESSIONS}${booking.channelId}`;
    expect((await asks(host, { path })).status).toBe(200);
    const followed = await follows(host, { path });
    expect(await followed.nextOf("TEXT")).toMatchObject({ key: "a" });
    followed.leave();
  });

  it("is refused to pages of other sites", async () => {
    const { host, asks } = await open();
    const origin = "https://elsewhere.example";
    expect(await codeOf(await asks(host, { headers: { origin } }))).toEqual([403, "FORBIDDEN"]);
  });
});

describe("a message to a live session", () => {
  it.each([
    "",
    "{",
    "null",
    "[]",
    '"WAIT"',
    "{}",
    { kind: "SHOUT" },
    { kind: "TEXT", participantId: HOST, key: "a" },
    { kind: "TEXT", participantId: 0, key: "a", text: "b" },
    { kind: "SIGNAL", participantId: HOST, to: GUEST, key: "a", data: 1 },
  ])("is refused where it is %j", async (message) => {
    const { host, starts, posts } = await open();
    await starts(HOST);
    expect(await codeOf(await posts(host, message))).toEqual([400, "BAD_USER_INPUT"]);
  });

  it("is refused by the name of its field where it is too long", async () => {
    const { host, starts, posts } = await open();
    await starts(HOST);
    const long = { ...text(HOST, "a"), text: "x".repeat(1_001) };
    const response = await posts(host, long);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.any(String), extensions: { field: "text", status: 400 } }],
    });
  });

  it("has room for the longest signal, and for nothing that is longer", async () => {
    const { host, guest, starts, joins, posts, follows } = await open();
    await starts(HOST);
    await joins(GUEST);
    const data = "\r\n".repeat(16_000);
    expect((await posts(host, signal(HOST, GUEST, data))).status).toBe(204);
    const followed = await follows(guest, { participantId: GUEST });
    expect(await followed.nextOf("SIGNAL")).toMatchObject({ data });
    followed.leave();
    const huge = await posts(host, signal(HOST, GUEST, "x".repeat(70_000)));
    expect(await codeOf(huge)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect((await posts(host, signal(HOST, GUEST, `${data}!`))).status).toBe(400);
  });

  it("is refused until the session is live, from another tab, and while nothing can be kept", async () => {
    const { host, world, server, booking, starts, posts, tokenOf } = await open();
    expect(await codeOf(await posts(host, text(HOST, "a")))).toEqual([409, "NOT_LIVE_YET"]);
    await starts(HOST);
    expect(await codeOf(await posts(host, text(HOST + 1, "a")))).toEqual([409, "SEAT_TAKEN"]);
    const authorization = `Bearer ${await tokenOf(host)}`;
    nothingCanBeSaved(world);
    const away = await fetch(`${server.address}${LIVE_SESSIONS}${booking.channelId}`, {
      method: "POST",
      headers: { authorization },
      body: JSON.stringify(text(HOST, "a")),
    });
    expect(away.headers.get("retry-after")).toBe("1");
    expect(await codeOf(away)).toEqual([503, "UNAVAILABLE"]);
  });
});

describe("streams of live sessions", () => {
  /** How many streams watch the session. */
  function watchers(world: LiveScene["world"]) {
    let count = 0;
    const { watch } = world.live;
    world.live.watch = (channelId, listener) => {
      count += 1;
      const unwatch = watch(channelId, listener);
      return () => {
        count -= 1;
        unwatch();
      };
    };
    return () => count;
  }

  it("leave nothing behind when their client goes", async () => {
    const { host, world, server, starts, follows } = await open();
    const count = watchers(world);
    await starts(HOST);
    const followed = await follows(host, { participantId: HOST });
    await followed.next();
    expect(count()).toBe(1);
    followed.leave();
    await expect.poll(count).toBe(0);
    expect(server.log.filter(({ level }) => level !== "info")).toEqual([]);
  });

  it("are four at most of one person: the oldest makes room, nobody else's does", async () => {
    const { host, guest, world, follows } = await open();
    const count = watchers(world);
    const others = await follows(guest);
    await others.next();
    const oldest = await follows(host);
    for (let turn = 0; turn < 4; turn += 1) await (await follows(host)).next();
    expect(await oldest.ended()).toBe(1);
    await expect.poll(count).toBe(5);
    world.clock.advance(LIVE_BEAT_MS);
    expect(await others.nextOf("BEAT")).toEqual({ kind: "BEAT" });
  });

  it("are refused beyond what a process takes, and there is room again when one ends", async () => {
    const { host, guest, follows, asks } = await open({ limits: { liveStreamsAtOnce: 1 } });
    const first = await follows(guest);
    await first.next();
    const refused = await asks(host);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await codeOf(refused)).toEqual([503, "UNAVAILABLE"]);
    first.leave();
    await expect.poll(async () => (await asks(host)).status).toBe(200);
  });

  it("end at once when the process stops, which takes no new ones", async () => {
    const { host, guest, server, follows, asks, posts, stopStreams } = await open();
    const followed = [await follows(host), await follows(guest)];
    for (const { next } of followed) await next();
    stopStreams();
    expect(await Promise.all(followed.map(({ ended }) => ended()))).toEqual([0, 0]);
    const refused = await asks(host);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await codeOf(refused)).toEqual([503, "UNAVAILABLE"]);
    expect((await posts(guest, { kind: "WAIT" })).status).toBe(204);
    const before = performance.now();
    await server.stop();
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it("end where they are when the database goes away, without a fault", async () => {
    const { host, world, server, follows } = await open();
    const followed = await follows(host);
    await followed.next();
    world.store.bookings.byChannelId = () => Promise.reject(new RefusalError("UNAVAILABLE"));
    world.live.changed(scene.booking.channelId);
    expect(await followed.ended()).toBe(0);
    expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("are cut off by a fault, which the log names without their channel", async () => {
    const { host, world, server, booking, follows } = await open();
    const followed = await follows(host);
    await followed.next();
    world.store.bookings.byChannelId = () => Promise.reject(new Error("a bug"));
    world.live.changed(booking.channelId);
    await expect(followed.ended()).rejects.toThrow("terminated");
    const [line] = server.log.filter(({ level }) => level === "error");
    expect(line?.details["path"]).toBe("/live-sessions/…");
    expect(JSON.stringify(line)).not.toContain(booking.channelId);
  });

  it("count for their person alone, apart from everything else, and for the address without a token", async () => {
    const { host, guest, server, asks, posts, tokenOf } = await open({ callsPerMinute: 20 });
    const statuses = async (count: number, ask: () => Promise<Response>) => {
      const answers = [];
      for (let turn = 0; turn < count; turn += 1) answers.push((await ask()).status);
      return answers;
    };
    const wait = () => posts(host, { kind: "WAIT" });
    expect(await statuses(11, wait)).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
    expect((await asks(host)).status).toBe(429);
    expect((await posts(guest, { kind: "WAIT" })).status).toBe(204);
    const authorization = `Bearer ${await tokenOf(host)}`;
    const query = { query: "{ __typename }" };
    expect((await server.post(query, { authorization })).status).toBe(200);
    // Five times what a person may ask for.
    const visitors = await statuses(101, () => asks(null));
    expect(visitors.filter((status) => status === 401)).toHaveLength(100);
    expect((await server.post(query)).status).toBe(429);
    expect((await server.post(query, { authorization })).status).toBe(200);
  });

  it("are no longer there once the session's window has passed", async () => {
    const { host, world, asks, follows } = await open();
    world.clock.advance(2 * HOUR_MS);
    const followed = await follows(host);
    expect(await followed.next()).toMatchObject({ status: "ENDED", refusal: "LIVE_SESSION_ENDED" });
    expect(await followed.next()).toBeNull();
    expect((await asks(host)).status).toBe(200);
  });
});
