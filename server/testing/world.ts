import type { Instant } from "../../src/domain/time/instant.ts";
import { type LocalCalendars, createLocalCalendars } from "../providers/calendars/portable/local.ts";
import {
  type LocalCards,
  type SignedMessage,
  createLocalCards,
} from "../providers/cards/portable/local.ts";
import type { SignedInPerson } from "../providers/signIn/port.ts";
import type { VatNumberStatus } from "../../src/domain/enums.ts";
import { createLocalVatNumbers } from "../providers/vatNumbers/portable/local.ts";
import { RefusalError, refuse } from "../../src/domain/errors.ts";
import type {
  CookieName,
  IdPrefix,
  ProcessContext,
  ServiceContext,
  Visitor,
} from "../services/context.ts";
import { createLoaders } from "../services/loaders.ts";
import type { CatalogItemRow } from "../store/catalog.ts";
import { createMemoryStore } from "../store/memory/memoryStore.ts";
import type { Store } from "../store/store.ts";
import type { UserRow } from "../store/users.ts";
import { WORLD_START } from "./rows.ts";

/** What a test can break, or bend. */
export interface Faults {
  /** Every call of the card provider fails as if the provider were away. */
  cardsAreDown: boolean;
  /** What the VAT service answers; null leaves the answer to the number's own form. */
  vatAnswer: VatNumberStatus | null;
}

/** A line of the log. */
export interface LogEntry {
  level: "info" | "warn" | "error";
  message: string;
  details: Record<string, unknown>;
}

/** The whole product but for the network: a store, stand-ins, and a clock that a test turns. */
export interface TestWorld {
  store: Store;
  cards: LocalCards;
  calendars: LocalCalendars;
  /** Messages of the card provider that nobody has delivered yet, oldest first. */
  cardMessages: SignedMessage[];
  /** Who signs in with which code. */
  people: Map<string, SignedInPerson>;
  faults: Faults;
  log: LogEntry[];
  /** Cookies that answers have set, latest last. */
  cookies: { name: CookieName; value: string | null; expiresAt: Instant | null }[];
  process: ProcessContext;
  now(): Instant;
  /** Turns the clock forward, by milliseconds. */
  pass(milliseconds: number): void;
  /** The context of one call: of somebody signed in, or, with null, of a visitor. */
  as(user: Pick<UserRow, "id" | "role"> | null, visitor?: Partial<Visitor>): ServiceContext;
  addUsers(...users: readonly UserRow[]): Promise<void>;
  addItems(...items: readonly CatalogItemRow[]): Promise<void>;
}

const WEBHOOK_SECRET = "webhook secret of a test";

/** A world with nobody and nothing in it, on the given store, which is empty. */
export function createTestWorld({ store = createMemoryStore() }: { store?: Store } = {}): TestWorld {
  let instant: Instant = WORLD_START;
  let lastNumber = 0;
  const now = () => instant;
  const nextNumber = () => String((lastNumber += 1)).padStart(6, "0");
  const newSecret = () => `secret-${nextNumber()}`.padEnd(43, "x");
  const faults: Faults = { cardsAreDown: false, vatAnswer: null };
  const log: LogEntry[] = [];
  const cookies: TestWorld["cookies"] = [];
  const cardMessages: SignedMessage[] = [];
  const people = new Map<string, SignedInPerson>();

  const cards = createLocalCards({
    standIns: store.standIns,
    webhookSecret: WEBHOOK_SECRET,
    now,
    newSecret,
    deliver: async (message) => void cardMessages.push(message),
  });
  const calendars = createLocalCalendars({ standIns: store.standIns });
  const vatNumbers = createLocalVatNumbers();

  const process: ProcessContext = {
    store,
    providers: {
      cards: failingWhen(cards, () => faults.cardsAreDown),
      calendars,
      vatNumbers: { check: async (query) => faults.vatAnswer ?? vatNumbers.check(query) },
      signIn: {
        authorizationUrl: async ({ redirectUri, state }) =>
          `https://sign-in.test/?${new URLSearchParams({ redirect_uri: redirectUri, state })}`,
        exchange: async ({ code }) => people.get(code) ?? refuse("SIGN_IN_FAILED"),
      },
    },
    settings: {
      publicUrl: "https://app.test",
      tokenSecret: new TextEncoder().encode("a secret of a test that is long enough"),
      sellerCountryCode: "BE",
      policyUrls: { terms: "https://app.test/terms", privacy: "https://app.test/privacy" },
    },
    log: (level, message, details = {}) => void log.push({ level, message, details }),
    now,
    newId: (prefix: IdPrefix) => `${prefix}_${nextNumber()}`,
    newSecret,
  };

  return {
    store,
    cards,
    calendars,
    cardMessages,
    people,
    faults,
    log,
    cookies,
    process,
    now,
    pass: (milliseconds) => void (instant += milliseconds),
    as: (user, visitor = {}) => ({
      ...process,
      viewer: user === null ? null : { userId: user.id, role: user.role },
      visitor: {
        countryCode: null,
        timeZone: null,
        refreshToken: null,
        ipCountryCode: null,
        ...visitor,
      },
      setCookie: (cookie) => void cookies.push(cookie),
      loaders: createLoaders({ store, userId: user?.id ?? null }),
    }),
    addUsers: async (...users) => {
      for (const user of users) {
        const isNew = await store.users.insert(user, { issuer: "test", subject: user.id });
        if (!isNew) throw new Error(`there is a ${user.id} already`);
      }
    },
    addItems: async (...items) => {
      for (const item of items) await store.catalog.insert(item);
    },
  };
}

/** The same object, whose methods refuse while the provider is away. */
function failingWhen(cards: LocalCards, isDown: () => boolean): LocalCards {
  return new Proxy(cards, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function" || !isDown()) return member;
      return () => Promise.reject(new RefusalError("CARD_PROVIDER_UNAVAILABLE"));
    },
  });
}
