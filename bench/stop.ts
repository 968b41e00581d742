import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { book } from "../server/testing/bookingLoad.ts";
import { startServerProcess } from "../server/testing/serverProcess.ts";
import { newServerDatabase } from "./databases.ts";
import { TOKEN_SECRET, addPeople } from "./people.ts";
import { type Figure, none, plain } from "./table.ts";

const BOOKERS = 40;
const CREATORS = 8;
/** What a process logs of a call that went wrong, also on a pool that has ended. */
const FAULT = /pool after|unexpected|a request failed/i;
const IDLE_STOP_MAX_MS = 500;

/** How a process stops: how quickly when idle, and what becomes of calls when busy. */
export async function measureStop({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "stop-"));
  const database = await newServerDatabase();
  try {
    const figures = [await idleStop("embedded database", { folder, databaseUrl: "" })];
    if (database === null) {
      return [...figures, plain({ name: "stops under load", measured: "no server answers here" })];
    }
    const where = { folder, databaseUrl: database.url };
    return [
      ...figures,
      await idleStop("PostgreSQL", where),
      ...(await stopsUnderLoad({ ...where, stops: isQuick ? 2 : 8 })),
    ];
  } finally {
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Where {
  folder: string;
  databaseUrl: string;
}

async function start({ folder, databaseUrl }: Where) {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: "data",
    TOKEN_SECRET,
    CALLS_PER_MINUTE: "10000000",
  };
  const server = await startServerProcess({ folder, settings });
  await server.isReady;
  return server;
}

async function idleStop(name: string, where: Where): Promise<Figure> {
  const server = await start(where);
  // A connection that a browser keeps open.
  await fetch(`${server.address}/healthz`);
  const began = performance.now();
  await server.end("SIGTERM");
  const milliseconds = Math.round(performance.now() - began);
  return {
    name: `an idle process stops, ${name}`,
    measured: `${milliseconds} ms`,
    against: "",
    ratio: null,
    aim: `at most ${IDLE_STOP_MAX_MS} ms`,
    isMet: milliseconds <= IDLE_STOP_MAX_MS,
  };
}

/** Stops one process after the other while people book. */
async function stopsUnderLoad(options: Where & { stops: number }): Promise<Figure[]> {
  const { databaseUrl, stops } = options;
  const creators = Array.from({ length: CREATORS }, (_, index) => `creator${index}`);
  const tokens = await addPeople(databaseUrl, { creators, bookers: BOOKERS });
  const held = new Set<string>();
  const totals = { answered: 0, unanswered: 0, faults: 0 };
  for (let stop = 0; stop < stops; stop += 1) {
    const server = await start(options);
    const bookOn = async (token: string, person: number) => {
      for (let round = 0; ; round += 1) {
        const slot = (person + round * BOOKERS + stop * 400) % 4_000;
        const creatorId = `creator${person % CREATORS}`;
        const outcome = await book({ address: server.address, token, creatorId, slot });
        if (outcome.kind === "unreachable") return;
        if (outcome.kind === "held") held.add(outcome.id);
        totals[outcome.kind === "unanswered" ? "unanswered" : "answered"] += 1;
      }
    };
    const people = Promise.all(tokens.map(bookOn));
    await pause(500);
    await server.end("SIGTERM");
    await people;
    totals.faults += server.messages().filter((text) => FAULT.test(text)).length;
  }
  const untold = (await bookingIds(databaseUrl)).filter((id) => !held.has(id)).length;
  const measured = `${totals.answered} calls answered`;
  return [
    plain({ name: `${stops} stops while ${BOOKERS} people book`, measured }),
    none({ name: "sessions held without an answer", count: untold, unit: "sessions" }),
    none({ name: "in the logs", count: totals.faults, unit: "faults" }),
    none({ name: "without an answer", count: totals.unanswered, unit: "calls" }),
  ];
}

async function bookingIds(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from bookings");
  await client.end();
  return rows.map(({ id }) => id);
}
