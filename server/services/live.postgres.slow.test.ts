import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { MINUTE_MS } from "../../src/domain/shared/limits.ts";
import { createPostgresStore } from "../store/postgres/postgresStore.ts";
import { systemTimer } from "../systemSources.ts";
import { type ServerTestDatabase, openServerForTests } from "../testing/databases.ts";
import { describeOnServer } from "../testing/onServer.ts";
import { type Person, instantOf, personOf } from "../world/actions.ts";
import { beamer, user } from "../world/people.ts";
import { type World, createWorld } from "../world/world.ts";
import { cancelBooking } from "./bookings/cancelBooking.ts";
import { followLiveSession } from "./live/followLiveSession.ts";
import { joinLiveSession } from "./live/joinLiveSession.ts";
import { sendLiveMessage } from "./live/sendLiveMessage.ts";
import { startLiveSession } from "./live/startLiveSession.ts";
import { type PollingLiveWatch, createLiveWatch } from "./shared/liveWatch.ts";

const TEN = "2026-03-17T09:00:00Z";
const [HOST, GUEST] = [1, 2];

describeOnServer("a live session whose two are with different processes", (url) => {
  let database: ServerTestDatabase;
  const watches: PollingLiveWatch[] = [];
  let [hosts, guests] = [] as unknown as [World, World];
  let [creator, guest] = [] as unknown as [Person, Person];
  let channelId: string;
  let bookingId: string;
  const aborting = new Set<AbortController>();

  /** What a process of its own has: a store, and a watch that knows nothing of the other's calls. */
  const openProcess = (): World => {
    const store = createPostgresStore(database);
    const world = createWorld({ store });
    const warn = (message: string) => expect.unreachable(message);
    const watch = createLiveWatch({ store, timer: systemTimer, everyMs: 50, warn });
    watch.start();
    watches.push(watch);
    world.live = { ...watch, alarm: world.clock.alarm };
    return world;
  };

  beforeAll(async () => {
    database = await openServerForTests(url, "live");
  }, 60_000);
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.empty();
    [hosts, guests] = [openProcess(), openProcess()];
    const host = await beamer(hosts);
    creator = host;
    const { row } = await user(hosts);
    guest = personOf(guests, row);
    const offer = await host.offers({ priceInCents: 0 });
    const booking = await personOf(hosts, row).books(offer, TEN);
    ({ id: bookingId, channelId } = booking);
    for (const { clock } of [hosts, guests]) {
      clock.advance(instantOf(TEN) - MINUTE_MS - clock.now());
    }
    await startLiveSession(hosts.contextFor(creator.viewer), { channelId, participantId: HOST });
    const seat = { channelId, participantId: GUEST };
    await joinLiveSession(guests.contextFor(guest.viewer), seat);
  });
  afterEach(() => {
    for (const controller of aborting) controller.abort();
    for (const watch of watches.splice(0)) watch.stop();
  });

  const followedByGuest = async () => {
    const controller = new AbortController();
    aborting.add(controller);
    const { signal } = controller;
    const wanted = { channelId, participantId: GUEST, after: 0, signal };
    const news = followLiveSession(guests.contextFor(guest.viewer), wanted);
    expect((await news.next()).value).toMatchObject({ kind: "STATE", refusal: null });
    return news;
  };

  it("tells the one of what the other sends", async () => {
    const news = await followedByGuest();
    const pending = news.next();
    const text = { kind: "TEXT", participantId: HOST, key: "key", text: "Hello" };
    const ofHost = hosts.contextFor(creator.viewer);
    await sendLiveMessage(ofHost, { channelId, message: text });
    expect((await pending).value).toMatchObject({ kind: "TEXT", from: "CREATOR", text: "Hello" });
    const signal = { kind: "SIGNAL", participantId: HOST, to: GUEST, key: "other", data: "offer" };
    await sendLiveMessage(ofHost, { channelId, message: signal });
    expect((await news.next()).value).toMatchObject({ kind: "SIGNAL", from: HOST, data: "offer" });
  });

  it("ends for the one when the other cancels the booking", async () => {
    const news = await followedByGuest();
    const pending = news.next();
    const command = { id: bookingId, reason: "I’m ill" };
    await cancelBooking(hosts.contextFor(creator.viewer), command);
    expect((await pending).value).toMatchObject({ refusal: "BOOKING_CANCELLED" });
    expect((await news.next()).done).toBe(true);
  });

  it("takes what both send at once, and misses none", async () => {
    const news = await followedByGuest();
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
    const sends = keys.flatMap((key) => [
      sendLiveMessage(hosts.contextFor(creator.viewer), {
        channelId,
        message: { kind: "TEXT", participantId: HOST, key: `host-${key}`, text: key },
      }),
      sendLiveMessage(guests.contextFor(guest.viewer), {
        channelId,
        message: { kind: "TEXT", participantId: GUEST, key: `guest-${key}`, text: key },
      }),
    ]);
    const told: string[] = [];
    const reading = (async () => {
      while (told.length < sends.length) {
        const { value } = await news.next();
        if (value?.kind === "TEXT") told.push(value.key);
      }
    })();
    await Promise.all([...sends, reading]);
    expect(new Set(told)).toEqual(new Set(keys.flatMap((key) => [`host-${key}`, `guest-${key}`])));
  });
});
