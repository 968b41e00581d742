import type { GraphQLSchema } from "graphql";
import schemaText from "../../schema.graphql?raw";
import {
  type LocalCalendars,
  createLocalCalendars,
} from "../providers/calendars/portable/local.ts";
import { type LocalCards, createLocalCards } from "../providers/cards/portable/local.ts";
import { type LocalSignIn, createLocalSignIn } from "../providers/signIn/portable/local.ts";
import { createMemoryStandIns } from "../local/standIns/memory.ts";
import type { StandInStore } from "../providers/standIns.ts";
import { createMemoryFiles } from "../providers/files/portable/memory.ts";
import { createOwnForms } from "../providers/forms/portable/own.ts";
import { type LocalSharing, createLocalSharing } from "../providers/sharing/portable/local.ts";
import { type LocalMails, createLocalMails } from "../providers/mail/portable/local.ts";
import { createLocalVatNumbers } from "../providers/vatNumbers/portable/local.ts";
import { createBrowserVideo } from "../providers/video/portable/browser.ts";
import { createPlainMedia } from "./media.ts";
import type { RunOptions } from "../jobs/carryOut.ts";
import { drain } from "../jobs/runDue.ts";
import { createSchema } from "../graphql/schema.ts";
import type {
  CookieName,
  ProcessContext,
  ServiceContext,
  Viewer,
} from "../services/shared/context.ts";
import { REACTIONS } from "../services/reactions.ts";
import { createShownBusyTimes } from "../services/shared/shownBusyTimes.ts";
import { DEMO_SELLER } from "../services/shared/demoSeller.ts";
import { createEndedSessions } from "../services/shared/endedSessions.ts";
import { createWatched } from "../services/shared/liveWatch.ts";
import { createLoaders } from "../services/shared/loaders.ts";
import { receiveCardEvent } from "../services/payments/receiveCardEvent.ts";
import { refresh } from "../services/session/refresh.ts";
import { hashOf } from "../services/shared/hash.ts";
import { createMemoryStore } from "../store/memory/memoryStore.ts";
import type { Store } from "../store/ports/store.ts";
import type { UserRow } from "../store/ports/profiles.ts";
import {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_TOKEN_LIFETIME_MS,
  DOCUMENTS_MAX_BYTES,
} from "../../src/domain/shared/limits.ts";
import { type Faults, noFaults } from "./faults.ts";
import { type Clock, createClock } from "./clock.ts";

/** A small marketplace in memory, with the server's own services over it and a manual clock. */
export interface World extends ProcessContext {
  clock: Clock;
  schema: GraphQLSchema;
  /** What the local adapters remember. */
  standIns: StandInStore;
  cards: LocalCards;
  calendars: LocalCalendars;
  /** Who is behind the sign-in provider. */
  people: LocalSignIn;
  /** Where posts go. */
  sharing: LocalSharing;
  /** Where mails go. */
  mails: LocalMails;
  faults: Faults;
  /** The cookies of the browser that looks at this world. */
  cookies: Map<CookieName, string>;
  /** Country of the visitor's address; null when unknown. */
  ipCountryCode: string | null;
  /** Access token in the browser's storage; null when signed out. */
  token: string | null;
  /** The context of a call by this person. */
  contextFor(viewer: Viewer | null): ServiceContext;
  /**
   * Does what the worker would: everything that is due by this world's clock. Then those who follow
   * live sessions look again.
   */
  drain(): Promise<void>;
}

const PUBLIC_URL = "https://beamers.example";
const SECRET = "a world's secret is no secret, it only has to be long enough";

/** Parsed once: every story executes the same schema over a store of its own. */
const schema = createSchema(schemaText);

/** The worker of a world: deadlines never fire, and each pause is half of its maximum. */
const RUN_OPTIONS: RunOptions = {
  reactions: REACTIONS,
  timer: { every: () => () => undefined },
  random: () => 0.5,
};

/** `store` defaults to a memory store. */
export function createWorld(options: { now?: string; store?: Store } = {}): World {
  const clock = createClock(options.now);
  const store = options.store ?? createMemoryStore();
  const count = createCounter();
  const standIns = createMemoryStandIns();
  const newSecret = () => `secret${count("secret").padStart(20, "0")}`;

  const cards = createLocalCards({
    standIns,
    webhookSecret: SECRET,
    now: clock.now,
    newSecret,
    deliver: async (message) => void (await receiveCardEvent(world.contextFor(null), message)),
  });

  const sharing = createLocalSharing({ standIns, now: clock.now });
  const mails = createLocalMails({ standIns, host: new URL(PUBLIC_URL).hostname, now: clock.now });
  const calendars = createLocalCalendars({
    standIns,
    newSecret,
    connectUrl: "https://calendars.example/connect",
  });
  const people = createLocalSignIn({ standIns, newSecret });
  const watched = createWatched();

  const world: World = {
    clock,
    store,
    standIns,
    cards,
    calendars,
    people,
    sharing,
    mails,
    schema,
    faults: noFaults(),
    cookies: new Map(),
    ipCountryCode: "BE",
    token: null,
    providers: {
      cards,
      calendars,
      signIn: people,
      files: createMemoryFiles(),
      forms: createOwnForms(),
      mail: mails,
      sharing,
      vatNumbers: createLocalVatNumbers(),
      video: createBrowserVideo(),
    },
    media: createPlainMedia(),
    settings: {
      publicUrl: PUBLIC_URL,
      tokenSecret: new TextEncoder().encode(SECRET),
      sellerCountryCode: "BE",
      seller: DEMO_SELLER,
      policyUrls: { terms: null, privacy: null },
      documentsMaxBytes: DOCUMENTS_MAX_BYTES,
    },
    log: (level, message, details) => {
      if (level === "error") console.error(message, details);
    },
    startedAt: clock.now(),
    endedSessions: createEndedSessions({ store, now: clock.now }),
    shownBusyTimes: createShownBusyTimes(clock),
    // No crowds here.
    bookingPace: { next: async () => {} },
    live: { watch: watched.watch, changed: watched.changed, alarm: clock.alarm },
    now: clock.now,
    newId: (prefix) => {
      const counter = prefix === PICTURE ? countPictures : count;
      return `${prefix}_${counter(prefix).padStart(6, "0")}`;
    },
    newSecret,
    contextFor: (viewer) => ({
      ...world,
      viewer,
      visitor: {
        countryCode: world.cookies.get("country") ?? null,
        timeZone: world.cookies.get("timeZone") ?? null,
        refreshToken: world.cookies.get("refresh") ?? null,
        signInsBegun: world.cookies.get("signIn") ?? null,
        ipCountryCode: world.ipCountryCode,
      },
      setCookie: ({ name, value }) => {
        if (value === null) world.cookies.delete(name);
        else world.cookies.set(name, value);
      },
      loaders: createLoaders({ store, userId: viewer?.userId ?? null }),
    }),
    drain: async () => {
      await drain(world, RUN_OPTIONS);
      for (const channelId of watched.channelIds()) watched.changed(channelId);
    },
  };
  return world;
}

/**
 * A page shows one world after another, and caches pictures by address: so addresses aren't reused.
 */
const PICTURE = "img";
const countPictures = createCounter();

/** Signs a person in: from now on the browser holds a token and a refresh cookie of theirs. */
export async function signIn(world: World, user: UserRow): Promise<void> {
  const secret = world.newSecret();
  const issuedAt = world.now();
  await world.store.sessions.insert({
    tokenHash: await hashOf(secret),
    familyId: world.newId("fam"),
    userId: user.id,
    issuedAt,
    expiresAt: issuedAt + REFRESH_TOKEN_LIFETIME_MS,
    usedAt: null,
  });
  world.cookies.set("refresh", secret);
  world.token = (await refresh(world.contextFor(null))).token;
}

/** The session ends while a page is open: the access token expires, and the refresh fails. */
export function endSession(world: World): void {
  world.cookies.delete("refresh");
  world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
}

/** Numbers in order, one sequence per name: the same story always sees the same ids. */
function createCounter(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const next = (counts.get(name) ?? 0) + 1;
    counts.set(name, next);
    return String(next);
  };
}
