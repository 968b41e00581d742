import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { calendarFeedPath } from "../../../src/domain/bookings/calendarFeedAddress.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import { currentReader } from "../../reader.ts";
import { deleteCalendarFeed } from "../../services/bookings/deleteCalendarFeed.ts";
import { renewCalendarFeed } from "../../services/bookings/renewCalendarFeed.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { createRateLimits } from "../security/rateLimits.ts";
import { createCalendarFeeds } from "./calendarFeed.ts";

/** Enough for one reading a minute: a fortieth part of it is one. */
const ONE_PER_MINUTE = 40;
const NOBODYS = calendarFeedPath("0".repeat(32));
const TUESDAY_TEN = "2026-03-17T09:00:00Z";
const TUESDAY_NOON = "2026-03-17T11:00:00Z";
const WEDNESDAY_TEN = "2026-03-18T09:00:00Z";

describe("calendar feeds", () => {
  let server: TestServer;
  let world: World;
  let creator: Beamer;
  let guest: Person;
  /** Who the database was asked for sessions by, once per question. */
  let readers: (string | null)[];
  let lookups: number;
  let failure: Error | null;

  const start = async (perMinute: number) => {
    world = createWorld();
    readers = [];
    lookups = 0;
    failure = null;
    const { bookings, calendarFeeds } = world.store;
    world.store = {
      ...world.store,
      bookings: {
        ...bookings,
        pageOfCalendar: (query) => {
          readers.push(currentReader());
          if (failure !== null) throw failure;
          return bookings.pageOfCalendar(query);
        },
      },
      calendarFeeds: {
        ...calendarFeeds,
        bySecretHash: (hash) => {
          lookups += 1;
          return calendarFeeds.bySecretHash(hash);
        },
      },
    };
    const rateLimits = createRateLimits({ perMinute, shared: null, sessionOf: async () => null });
    const feeds = createCalendarFeeds({ process: world, rateLimits });
    const answer = () => Promise.reject(new Error("no file was to be read"));
    const more = { routes: [feeds], files: [{ path: "/" as const, answer }] };
    server = await startTestServer({ more });
    creator = await beamer(world);
    guest = await user(world);
  };
  beforeEach(() => start(1_000_000));
  afterEach(() => server.stop());

  const renewed = async (viewer: Person["viewer"]) => {
    const present = await world.store.calendarFeeds.byUserId(viewer.userId);
    const replaces = present && new Date(present.createdAt).toISOString();
    return renewCalendarFeed(world.contextFor(viewer), { replaces });
  };
  const pathOf = async ({ viewer }: Person) => new URL(await renewed(viewer)).pathname;
  const get = (path: string, init?: RequestInit) => fetch(server.address + path, init);
  const eventsAt = async (path: string) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    return calendar.getAllSubcomponents("vevent").map((event) => ({
      uid: event.getFirstPropertyValue("uid"),
      sequence: event.getFirstPropertyValue("sequence"),
      status: event.getFirstPropertyValue("status"),
      start: event.getFirstPropertyValue("dtstart")?.toString(),
      summary: event.getFirstPropertyValue("summary"),
    }));
  };

  it("are calendars for anyone who has the address, and kept by nobody in between", async () => {
    const response = await get(await pathOf(guest));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it("follow a session: booked, moved twice, cancelled, and one event all the time", async () => {
    const path = await pathOf(guest);
    const offer = await creator.offers({ priceInCents: 0 });
    const booking = await guest.books(offer, TUESDAY_TEN);
    const seen = [await eventsAt(path)];
    for (const time of [TUESDAY_NOON, WEDNESDAY_TEN]) {
      await guest.moves(booking, time);
      seen.push(await eventsAt(path));
    }
    await creator.cancels(booking);
    seen.push(await eventsAt(path));
    const uid = `${booking.id}@beamers.example`;
    const summary = "A clear half hour with Demo Speaker";
    const confirmed = { uid, status: "CONFIRMED", summary };
    expect(seen).toEqual([
      [{ ...confirmed, sequence: 0, start: TUESDAY_TEN }],
      [{ ...confirmed, sequence: 1, start: TUESDAY_NOON }],
      [{ ...confirmed, sequence: 2, start: WEDNESDAY_TEN }],
      [
        {
          uid,
          sequence: 3,
          status: "CANCELLED",
          start: WEDNESDAY_TEN,
          summary: `Cancelled: ${summary}`,
        },
      ],
    ]);
  });

  it("name the other one of the two, and are read as their owner's", async () => {
    const offer = await creator.offers({ priceInCents: 0 });
    await guest.books(offer, TUESDAY_TEN);
    const [event] = await eventsAt(await pathOf(creator));
    expect(event?.summary).toBe("A clear half hour with Demo Visitor");
    expect(new Set(readers)).toEqual(new Set([creator.row.id]));
  });

  it("are not sent again while nothing has changed, however late", async () => {
    const offer = await creator.offers({ priceInCents: 0 });
    const booking = await guest.books(offer, TUESDAY_TEN);
    const path = await pathOf(guest);
    const etag = (await get(path)).headers.get("etag") ?? "";
    world.clock.advance(HOUR_MS);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get(path, { headers: { "if-none-match": known } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
      expect(again.headers.get("etag")).toBe(etag);
    }
    await guest.moves(booking, TUESDAY_NOON);
    const changed = await get(path, { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(etag);
  });

  it("say how large they are without being sent", async () => {
    const path = await pathOf(guest);
    const length = (await (await get(path)).arrayBuffer()).byteLength;
    const response = await get(path, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(length));
    expect(await response.text()).toBe("");
  });

  it("end with their address: replaced, or turned off", async () => {
    const former = await pathOf(guest);
    const path = await pathOf(guest);
    expect((await get(former)).status).toBe(404);
    expect((await get(path)).status).toBe(200);
    await deleteCalendarFeed(world.contextFor(guest.viewer));
    expect((await get(path)).status).toBe(404);
    expect((await get(NOBODYS)).status).toBe(404);
  });

  it.each(["/calendar/", "/calendar/x.ics", `${NOBODYS}/`, NOBODYS.replace(".ics", ".csv")])(
    "are not looked for where none can be: %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(lookups).toBe(0);
    },
  );

  it("are only read", async () => {
    const refused = await get(await pathOf(guest), { method: "POST" });
    expect(refused.status).toBe(405);
    expect(refused.headers.get("allow")).toBe("GET, HEAD");
    expect(lookups).toBe(0);
  });

  it("are counted by person, so that no calendar keeps others from reading", async () => {
    await server.stop();
    await start(ONE_PER_MINUTE);
    const path = await pathOf(guest);
    expect((await get(path)).status).toBe(200);
    const asked = readers.length;
    const refused = await get(path);
    expect(refused.status).toBe(429);
    expect(readers).toHaveLength(asked);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await get(await pathOf(creator))).status).toBe(200);
  });

  it("are refused in order while the database does not answer", async () => {
    const path = await pathOf(guest);
    failure = new RefusalError("UNAVAILABLE");
    const refused = await get(path);
    expect(refused.status).toBe(503);
    expect(server.log).toEqual([]);
  });

  it("leave their secret out of the log when they fail", async () => {
    const path = await pathOf(guest);
    failure = new Error("the disk is on fire");
    expect((await get(`${path}?from=calendar`)).status).toBe(500);
    expect(server.log).toMatchObject([
      { message: "a request failed", details: { method: "GET", path: "/calendar/….ics" } },
    ]);
    expect(JSON.stringify(server.log)).not.toContain(path.slice("/calendar/".length, -4));
  });

  it.each(["/Calendar/", "//calendar/", "/calendar%2f", "/calendar%252f", "/calender/", "/"])(
    "leave it out of the log when somebody writes the address wrongly: %s",
    async (begin) => {
      const secret = "0123456789abcdef".repeat(2);
      expect((await get(`${begin}${secret}.ics`)).status).toBe(500);
      expect(server.log).toMatchObject([{ message: "a request failed" }]);
      expect(JSON.stringify(server.log)).not.toContain(secret);
    },
  );
});
