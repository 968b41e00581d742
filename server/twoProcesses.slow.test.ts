import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { MINUTE_MS } from "../src/domain/shared/limits.ts";
import { createPostgresStore } from "./store/postgres/postgresStore.ts";
import type { Store } from "./store/ports/store.ts";
import { addBooker, addCreator, book, type Outcome } from "./testing/bookingLoad.ts";
import { openServerForTests, type ServerTestDatabase } from "./testing/databases.ts";
import { describeOnServer } from "./testing/onServer.ts";
import { type ServerProcess, startServerProcess } from "./testing/serverProcess.ts";
import { startTcpProxy, type TcpProxy } from "./testing/tcpProxy.ts";

// Processes on a busy machine start and answer late, which isn't a failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A module that has a process believe in a clock of its own. */
const CLOCK_AHEAD = `data:text/javascript,${encodeURIComponent(
  `const right = Date.now; Date.now = () => right() + ${20 * MINUTE_MS};`,
)}`;
const TOKEN_SECRET = "a secret of at least thirty-two bytes";
const BOOKERS = 12;
/** After this many slots a booker starts over, with slots that no one else uses. */
const SLOTS_EACH = 80;
const AWAY = "the database does not answer";
const BACK = "the database answers again";
/** Longer than a probe of the database takes, both of its tries. */
const PROBE_MS = 1_000;

describeOnServer("two processes", (url) => {
  let folder: string;
  let database: ServerTestDatabase;
  let store: Store;
  let tokens: string[];
  const proxies: TcpProxy[] = [];
  const running = new Set<ServerProcess>();

  const start = async (proxy: TcpProxy, nodeArguments: readonly string[] = []) => {
    const settings = {
      DATABASE_URL: proxy.url,
      DATA_FOLDER: "data",
      TOKEN_SECRET,
      CALLS_PER_MINUTE: "1000000",
    };
    const started = await startServerProcess({ folder, settings, nodeArguments });
    running.add(started);
    return started;
  };
  const end = async (one: ServerProcess, signal: "SIGTERM" | "SIGKILL") => {
    running.delete(one);
    return one.end(signal);
  };
  const proxyOf = (index: number) => proxies[index] as TcpProxy;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "two-"));
    database = await openServerForTests(url, "two");
    store = createPostgresStore(database);
    for (const id of ["calm", "popular"]) await addCreator(store, id);
    tokens = [];
    for (let booker = 0; booker < BOOKERS; booker += 1) {
      tokens.push(await addBooker(store, { id: `booker${booker}`, tokenSecret: TOKEN_SECRET }));
    }
    proxies.push(await startTcpProxy(database.url), await startTcpProxy(database.url));
  });
  afterAll(async () => {
    await Promise.all([...running].map((one) => end(one, "SIGKILL")));
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /**
   * Each booker books one slot after the other, alternating between processes, until the load ends.
   */
  const startLoad = (addresses: () => readonly string[]) => {
    const outcomes: Outcome[] = [];
    const state = { isOver: false };
    const people = tokens.map(async (token, person) => {
      for (let round = 0; !state.isOver; round += 1) {
        const all = addresses();
        const address = all[(person + round) % all.length] ?? "";
        const slot = person + (round % SLOTS_EACH) * BOOKERS;
        outcomes.push(await book({ address, token, creatorId: "calm", slot }));
      }
    });
    return {
      outcomes,
      /** Waits until this many more bookings were held. */
      held: async (more: number) => {
        const from = outcomes.filter(({ kind }) => kind === "held").length;
        while (outcomes.filter(({ kind }) => kind === "held").length < from + more) await pause(10);
      },
      end: async () => {
        state.isOver = true;
        await Promise.all(people);
        return outcomes;
      },
    };
  };
  /** Calls that got neither a booking nor an answer that says to try again. */
  const badOf = (outcomes: readonly Outcome[]) =>
    outcomes.filter(
      (one) => one.kind === "unanswered" || (one.kind === "refused" && one.code !== "UNAVAILABLE"),
    );
  const says = (one: ServerProcess, message: string) =>
    one.messages().filter((other) => other === message).length;
  const untilItSays = (one: ServerProcess, message: string, times = 1) =>
    vi.waitFor(() => expect(says(one, message)).toBe(times), { timeout: 60_000, interval: 20 });

  it("answer every call, whatever becomes of the database, and come back by themselves", async () => {
    const first = await start(proxyOf(0));
    const second = await start(proxyOf(1), ["--import", CLOCK_AHEAD]);
    await Promise.all([first.isReady, second.isReady]);
    // Only the database's time counts.
    await untilItSays(second, "this machine's clock is wrong; the database's time counts");

    const load = startLoad(() => [first.address, second.address]);
    await load.held(20);
    for (let round = 0; round < 5; round += 1) {
      await database.terminateOthers();
      await load.held(5);
      // A probe tries twice: the next round must not end both of its connections.
      await pause(PROBE_MS);
    }
    expect(says(first, AWAY) + says(second, AWAY)).toBe(0);

    // Frozen for one process, away for the other; each says so once, however many calls fail.
    proxyOf(0).stall();
    await untilItSays(first, AWAY);
    proxyOf(1).cut();
    await untilItSays(second, AWAY);
    const late = await start(proxyOf(1));
    await untilItSays(late, "waiting for the database");
    for (const proxy of proxies) proxy.restore();
    await Promise.all([first, second].map((one) => untilItSays(one, BACK)));
    await late.isReady;
    await load.held(20);
    expect(badOf(await load.end())).toEqual([]);
    for (const one of [first, second]) {
      expect([says(one, AWAY), says(one, BACK)]).toEqual([1, 1]);
      expect(one.messages().length).toBeLessThan(30);
    }

    const ids = load.outcomes.flatMap((one) => (one.kind === "held" ? [one.id] : []));
    const { rows } = await database.pool.query<{ id: string; left: number }>(
      `select id, (extract(epoch from hold_expires_at - now()) * 1000)::float8 as left from bookings`,
    );
    expect(ids.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    // A hold doesn't last longer when made by a process whose clock is ahead.
    expect(Math.max(...rows.map(({ left }) => left))).toBeLessThan(16 * MINUTE_MS);
  });

  it("are replaced one by one under load without a call that gets no answer", async () => {
    const alive = new Set<ServerProcess>(running);
    const load = startLoad(() => [...alive].map(({ address }) => address));
    for (const old of [...alive].slice(0, 2)) {
      const fresh = await start(proxyOf(0));
      await fresh.isReady;
      alive.add(fresh);
      await load.held(10);
      // As behind a proxy that learns of it a little later.
      const stopped = end(old, "SIGTERM");
      await load.held(5);
      alive.delete(old);
      expect(await stopped).toBe(0);
      expect(old.messages().filter((message) => /fault|failed/.test(message))).toEqual([]);
    }
    expect(badOf(await load.end())).toEqual([]);
  });

  it("refuse calls that wait for a locked agenda, serve the others meanwhile, and stop all the same", async () => {
    const one = [...running][0] as ServerProcess;
    const locking = await database.pool.connect();
    await locking.query("begin");
    await locking.query("insert into agendas (id) values ('popular') on conflict do nothing");
    await locking.query("select id from agendas where id = 'popular' for update");
    const { address } = one;
    const waiting = tokens.map((token, slot) =>
      book({ address, token, creatorId: "popular", slot }),
    );
    const [token = ""] = tokens;
    const other = await book({ address, token, creatorId: "calm", slot: 999 });
    expect(other.kind).toBe("held");
    const stopped = end(one, "SIGTERM");
    const outcomes = await Promise.all(waiting);
    expect(outcomes).toEqual(waiting.map(() => ({ kind: "refused", code: "UNAVAILABLE" })));
    expect(await stopped).toBe(0);
    await locking.query("rollback");
    locking.release();
  });
});
