import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import persisted from "../src/__generated__/persisted.json" with { type: "json" };
import { DAY_MS, MINUTE_MS } from "../src/domain/shared/limits.ts";
import { DEFAULT_BOOKING_RULES } from "../src/domain/time/bookingRules.ts";
import type { Store } from "./store/ports/store.ts";
import { createPostgresStore } from "./store/postgres/postgresStore.ts";
import { oneOnOneRow } from "./store/factories/catalogue.ts";
import { systemClocks } from "./systemSources.ts";
import { addBooker, addCreator, book, type Outcome, tokenOf } from "./testing/bookingLoad.ts";
import { openServerForTests, type ServerTestDatabase } from "./testing/databases.ts";
import { describeOnServer } from "./testing/onServer.ts";
import { type ServerProcess, startServerProcess } from "./testing/serverProcess.ts";

// Processes on a busy machine start and answer late, which isn't a failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const TOKEN_SECRET = "a secret of at least thirty-two bytes";
const PEOPLE = 50;
const LIMIT = 5;
const SLOTS_A_DAY = 48;
const BUFFERS = { offer_limited: 15, other_limited: 40 } as const;

const UPDATE = Object.entries(persisted).find(([, text]) =>
  text.startsWith("mutation useUpdateAvailabilityExceptionsMutation("),
)?.[0];

describeOnServer("two processes", (url) => {
  let folder: string;
  let database: ServerTestDatabase;
  let store: Store;
  let tokens: string[];
  let processes: ServerProcess[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "limited-"));
    database = await openServerForTests(url, "limited");
    store = createPostgresStore(database);
    for (const id of ["limited", "bending"]) await addCreator(store, id);
    await store.catalog.insert(oneOnOneRow({ id: "other_limited", creatorId: "limited" }));
    const rules = (bufferBeforeInMinutes: number) => ({
      ...DEFAULT_BOOKING_RULES,
      bufferBeforeInMinutes,
      sessionsPerDay: LIMIT,
    });
    await store.availability.saveRules({
      id: "rules",
      creatorId: "limited",
      rules: {
        ofCreator: rules(BUFFERS.offer_limited),
        ofOffers: { other_limited: rules(BUFFERS.other_limited) },
      },
    });
    tokens = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      tokens.push(await addBooker(store, { id: `person${person}`, tokenSecret: TOKEN_SECRET }));
    }
    const settings = {
      DATABASE_URL: database.url,
      DATA_FOLDER: "data",
      TOKEN_SECRET,
      CALLS_PER_MINUTE: "1000000",
    };
    processes = [
      await startServerProcess({ folder, settings, nodeArguments: [] }),
      await startServerProcess({ folder, settings, nodeArguments: [] }),
    ];
    await Promise.all(processes.map(({ isReady }) => isReady));
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end("SIGKILL")));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const addressOf = (index: number) => processes[index % processes.length]?.address ?? "";
  const standing = async (creatorId: string) => {
    const now = systemClocks.wall();
    const interval = { start: now, end: now + 30 * DAY_MS };
    const query = { creatorId, interval, now, holder: null, moved: null };
    const { sessions } = await store.availability.scheduleOf(query);
    return [...sessions].sort((a, b) => a.start - b.start);
  };

  it("book no more than a day's limit, and never too near, of 50 people at two offers", async () => {
    const offers = ["offer_limited", "other_limited"] as const;
    // Everybody tries several times of the same day, as people do who are refused.
    const people = tokens.map(async (token, person) => {
      for (let attempt = 0; attempt < 4; attempt += 1) {
        const outcome = await book({
          address: addressOf(person + attempt),
          token,
          creatorId: "limited",
          offerId: offers[(person + attempt) % offers.length] ?? offers[0],
          slot: (person * 7 + attempt * 5) % SLOTS_A_DAY,
        });
        if (outcome.kind === "held") return outcome;
      }
      return null;
    });
    const held = (await Promise.all(people)).filter((outcome) => outcome !== null);
    const sessions = await standing("limited");
    expect(sessions).toHaveLength(LIMIT);
    expect(held).toHaveLength(LIMIT);
    for (const [index, session] of sessions.entries()) {
      const before = sessions[index - 1];
      if (before === undefined) continue;
      const needed = BUFFERS[session.offerId as keyof typeof BUFFERS] * MINUTE_MS;
      expect(session.start - before.end).toBeGreaterThanOrEqual(needed);
    }
  });

  it("book nothing on a day off by a call that began after it was saved", async () => {
    const creator = await tokenOf(store, { id: "bending", tokenSecret: TOKEN_SECRET });
    const outcomes: { began: number; slot: number; outcome: Outcome }[] = [];
    const state = { isOver: false };
    const people = tokens.slice(0, 12).map(async (token, person) => {
      for (let round = 0; !state.isOver; round += 1) {
        const slot = (person + round * 12) % (SLOTS_A_DAY * 4);
        const began = performance.now();
        const asked = { address: addressOf(person + round), token, creatorId: "bending", slot };
        outcomes.push({ began, slot, outcome: await book(asked) });
      }
    });
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(40), { timeout: 60_000 });
    // The first two of the four days.
    const dates = [2, 3].map((day) =>
      new Date(systemClocks.wall() + day * DAY_MS).toISOString().slice(0, 10),
    );
    const command = {
      exceptions: [{ from: dates[0], to: dates[1], timeSlots: [] }],
      revision: null,
    };
    const response = await fetch(`${addressOf(0)}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${creator}` },
      body: JSON.stringify({ doc_id: UPDATE, variables: { command } }),
    });
    expect(await response.json()).toMatchObject({
      data: { updateAvailabilityExceptions: { exceptions: [{ from: dates[0] }] } },
    });
    const saved = performance.now();
    await vi.waitFor(
      () => expect(outcomes.filter(({ began }) => began > saved).length).toBeGreaterThan(100),
      { timeout: 60_000 },
    );
    state.isOver = true;
    await Promise.all(people);
    const late = outcomes.filter(({ began, slot }) => began > saved && slot < SLOTS_A_DAY * 2);
    expect(late.length).toBeGreaterThan(20);
    expect(new Set(late.map(({ outcome }) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ kind: "refused", code: "SLOT_NOT_OFFERED" })]),
    );
  });
});
