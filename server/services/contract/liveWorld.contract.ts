import { beforeEach, expect, vi } from "vitest";
import { LIVE_BEAT_MS } from "../../../src/domain/shared/limits.ts";
import type { LiveNews } from "../../../src/domain/live/news.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer } from "../../world/people.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { endLiveSession } from "../live/endLiveSession.ts";
import { type Following, followLiveSession } from "../live/followLiveSession.ts";
import { joinLiveSession } from "../live/joinLiveSession.ts";
import { leaveLiveSession } from "../live/leaveLiveSession.ts";
import { sendLiveMessage } from "../live/sendLiveMessage.ts";
import { startLiveSession } from "../live/startLiveSession.ts";
import {
  ANSWERS,
  type BookingWorld,
  TUESDAY_TEN,
  bookingWorldOn,
} from "./bookingWorld.contract.ts";

/** When the session of the scene begins, and ends. */
export const BEGINS = Date.parse(TUESDAY_TEN);
export const ENDS = BEGINS + 30 * 60_000;

/** The numbers of the host's and of the guest's tab. */
export const HOST = 101;
export const GUEST = 202;

/** A session by video that is booked, and those who do or don't belong to it. */
export interface LiveScene {
  creator: Beamer;
  guest: Person;
  other: Person;
  offer: OneOnOneRow;
  booking: BookingRow;
}

/** Somebody's stream of news, read line by line. */
export interface ReadStream {
  /** The next line; null once it has ended. */
  next(): Promise<LiveNews | null>;
  abort(): void;
}

export interface LiveWorld {
  at: BookingWorld;
  scene(): Promise<LiveScene>;
  /** The same, a minute before it begins. */
  opened(): Promise<LiveScene>;
  /** The same, with both in it. */
  met(): Promise<LiveScene>;
  /** Moves the clock. */
  until(instant: Instant): void;
  start(who: Person, booking: BookingRow, participantId?: number | null): ReturnType<Enter>;
  join(who: Person, booking: BookingRow, participantId?: number | null): ReturnType<Enter>;
  end(who: Person, booking: BookingRow): Promise<BookingRow>;
  leave(who: Person, booking: BookingRow, participantId?: number | null): Promise<BookingRow>;
  post(who: Person, booking: BookingRow, message: unknown): Promise<void>;
  follow(who: Person, booking: BookingRow, from?: Partial<Following>): ReadStream;
  /** Resolves once so many streams wait for what comes. */
  paused(streams?: number): Promise<void>;
  /** The session as it is stored; null if nobody has come to it. */
  stored(booking: BookingRow): ReturnType<typeof rowOf>;
}

type Enter = typeof startLiveSession;

async function rowOf(store: Store, channelId: string) {
  const [row] = await store.live.byChannelIds([channelId]);
  return row ?? null;
}

/** Live sessions in the world of the test that is running. */
export function liveWorldOn(openStore: () => Promise<Store>): LiveWorld {
  const at = bookingWorldOn(openStore);
  const as = ({ viewer }: Person) => at.world.contextFor(viewer);

  /** The alarms that are set: a stream that waits has one. */
  let alarms = new Set<object>();
  beforeEach(() => {
    alarms = new Set();
    const { alarm } = at.world.live;
    at.world.live = {
      ...at.world.live,
      alarm: (milliseconds, ring) => {
        const entry = {};
        const set = alarms.add(entry);
        const cancel = alarm(milliseconds, () => {
          set.delete(entry);
          ring();
        });
        return () => {
          set.delete(entry);
          cancel();
        };
      },
    };
  });

  const scene = async () => {
    const creator = await beamer(at.world);
    const [guest, other] = (await at.guests(2)) as [Person, Person];
    const offer = await creator.offers({ priceInCents: 0 });
    const held = await guest.takes(offer, TUESDAY_TEN);
    return { creator, guest, other, offer, booking: await guest.answers(held, ANSWERS) };
  };
  const until = (instant: Instant) => at.world.clock.advance(instant - at.world.now());
  const opened = async () => {
    const made = await scene();
    until(BEGINS - 60_000);
    return made;
  };
  const start: LiveWorld["start"] = (who, { channelId }, participantId = HOST) =>
    startLiveSession(as(who), { channelId, participantId });
  const join: LiveWorld["join"] = (who, { channelId }, participantId = GUEST) =>
    joinLiveSession(as(who), { channelId, participantId });

  return {
    at,
    scene,
    opened,
    met: async () => {
      const made = await opened();
      await start(made.creator, made.booking);
      await join(made.guest, made.booking);
      return made;
    },
    until,
    start,
    join,
    end: (who, { channelId }) => endLiveSession(as(who), { channelId }),
    leave: (who, { channelId }, participantId = null) =>
      leaveLiveSession(as(who), { channelId, participantId }),
    post: (who, { channelId }, message) => sendLiveMessage(as(who), { channelId, message }),
    follow: (who, { channelId }, from = {}) => {
      const aborting = new AbortController();
      const { signal } = aborting;
      const wanted = { channelId, participantId: null, after: 0, signal, ...from };
      const news = followLiveSession(as(who), wanted);
      const next = async () => {
        const { done, value } = await news.next();
        return done === true ? null : value;
      };
      return { next, abort: () => aborting.abort() };
    },
    paused: (streams = 1) => vi.waitFor(() => expect(alarms.size).toBe(streams), 10_000),
    stored: ({ channelId }) => rowOf(at.world.store, channelId),
  };
}

/** The sides of news in which nobody is there. */
export const NOBODY_THERE = {
  CREATOR: { whereabouts: "ABSENT", participantId: null },
  BOOKER: { whereabouts: "ABSENT", participantId: null },
} as const;

/** The sides of news in which both are there. */
export const BOTH_THERE = {
  CREATOR: { whereabouts: "IN", participantId: HOST },
  BOOKER: { whereabouts: "IN", participantId: GUEST },
} as const;

const EMPTY = { participantId: null, seenAt: null };
export const EMPTY_SEATS = { CREATOR: EMPTY, BOOKER: EMPTY };
export const BEAT = LIVE_BEAT_MS;
