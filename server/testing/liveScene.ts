import { LIVE_SESSIONS, type LiveNews, liveNewsPath } from "../../src/domain/live/news.ts";
import { createLiveSessions } from "../http/routes/liveSessions.ts";
import { joinLiveSession } from "../services/live/joinLiveSession.ts";
import { startLiveSession } from "../services/live/startLiveSession.ts";
import type { BookingRow } from "../store/ports/bookings.ts";
import { type Person, instantOf } from "../world/actions.ts";
import { type Beamer, beamer, user } from "../world/people.ts";
import { type World, signIn } from "../world/world.ts";
import { type TestServer, type TestServerOptions, startTestServer } from "./httpServer.ts";

const BEGINS = "2026-03-17T09:00:00Z";

/** A stream of news as a client reads it. */
export interface Followed {
  response: Response;
  /** The next line; null at the end. */
  next(): Promise<LiveNews | null>;
  /** The next line of a kind, without the others before it. */
  nextOf<Kind extends LiveNews["kind"]>(kind: Kind): Promise<Extract<LiveNews, { kind: Kind }>>;
  /** Resolves when the stream ends, with how many lines came before. */
  ended(): Promise<number>;
  leave(): void;
}

/** A live session, behind a port, and the two who meet in it. */
export interface LiveScene {
  server: TestServer;
  world: World;
  host: Beamer;
  guest: Person;
  booking: BookingRow;
  /** Stops the streams, as a stop of the process does first. */
  stopStreams(): void;
  /** Stops everything. */
  stop(): Promise<void>;
  /** A bearer token of somebody. */
  tokenOf(person: Person): Promise<string>;
  starts(participantId: number): Promise<unknown>;
  joins(participantId: number): Promise<unknown>;
  /** Asks for news; `query` is what follows the path, where it isn't the usual one. */
  asks(person: Person | null, options?: AskOptions): Promise<Response>;
  follows(person: Person, options?: AskOptions): Promise<Followed>;
  /** Posts a message, or any text. */
  posts(person: Person | null, message: unknown, channelId?: string): Promise<Response>;
}

interface AskOptions {
  participantId?: number | null;
  after?: number;
  channelId?: string;
  path?: string;
  headers?: Record<string, string>;
}

/** Opens one ten minutes before it begins. */
export async function openLiveScene(
  options: Pick<TestServerOptions, "limits" | "callsPerMinute"> = {},
): Promise<LiveScene> {
  const stopping = new AbortController();
  const server = await startTestServer({
    ...options,
    routesOf: ({ world, limits }) => [
      createLiveSessions({
        process: world,
        geo: { countryOf: () => null },
        trustedProxies: 0,
        stopping: stopping.signal,
        limits,
      }),
    ],
  });
  const { world, address } = server;
  const host = await beamer(world);
  const guest = await user(world);
  const booking = await guest.books(await host.offers({ priceInCents: 0 }), BEGINS);
  const { channelId } = booking;
  world.clock.advance(instantOf(BEGINS) - 600_000 - world.now());

  const tokenOf = async ({ row }: Person) => {
    await signIn(world, row);
    return world.token ?? "";
  };
  const bearer = async (person: Person | null): Promise<Record<string, string>> =>
    person === null ? {} : { authorization: `Bearer ${await tokenOf(person)}` };
  const asks: LiveScene["asks"] = async (person, asked = {}) => {
    const { participantId = null, after = 0 } = asked;
    const path = asked.path ?? liveNewsPath({ channelId, participantId, after, ...asked });
    const headers = { ...(await bearer(person)), ...asked.headers };
    return fetch(address + path, { headers });
  };
  return {
    server,
    world,
    host,
    guest,
    booking,
    stopStreams: () => stopping.abort(),
    stop: () => {
      stopping.abort();
      return server.stop();
    },
    tokenOf,
    starts: (participantId) =>
      startLiveSession(world.contextFor(host.viewer), { channelId, participantId }),
    joins: (participantId) =>
      joinLiveSession(world.contextFor(guest.viewer), { channelId, participantId }),
    asks,
    follows: async (person, asked) => readLines(await asks(person, asked)),
    posts: async (person, message, channel = channelId) =>
      fetch(`${address}${LIVE_SESSIONS}${channel}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(await bearer(person)) },
        body: typeof message === "string" ? message : JSON.stringify(message),
      }),
  };
}

/** Reads an answer line by line. */
function readLines(response: Response): Followed {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const next = async (): Promise<LiveNews | null> => {
    while (!text.includes("\n")) {
      const { done = true, value = "" } = (await reader?.read()) ?? {};
      if (done) return null;
      text += value;
    }
    const end = text.indexOf("\n");
    const line = text.slice(0, end);
    text = text.slice(end + 1);
    return JSON.parse(line) as LiveNews;
  };
  return {
    response,
    next,
    nextOf: async (kind) => {
      for (;;) {
        const news = await next();
        if (news === null) throw new Error(`the stream ended before any ${kind}`);
        if (news.kind === kind) return news as Extract<LiveNews, { kind: typeof kind }>;
      }
    },
    ended: async () => {
      let count = 0;
      while ((await next()) !== null) count += 1;
      return count;
    },
    leave: () => void reader?.cancel(),
  };
}
