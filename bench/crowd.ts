import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { book } from "../server/testing/bookingLoad.ts";
import { startServerProcess } from "../server/testing/serverProcess.ts";
import { fillDatabase, newServerDatabase } from "./databases.ts";
import { type Load, load } from "./load/run.ts";
import { TOKEN_SECRET, addPeople } from "./people.ts";
import { profileBodies } from "./requests.ts";
import { type Figure, atMost, plain } from "./table.ts";

const BOOKERS = 200;
/** Few, so that it shows the latency of an answer and not the machine's throughput. */
const READERS = 2;
const TIMES_SLOWER_MAX = 3;

/** How much longer others' pages take while everyone books one creator. */
export async function measureCrowd({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const database = await newServerDatabase();
  if (database === null) return [plain({ name: "crowd", measured: "no server answers here" })];
  const folder = await mkdtemp(path.join(tmpdir(), "crowd-"));
  const settings = {
    DATABASE_URL: database.url,
    DATA_FOLDER: "data",
    TOKEN_SECRET,
    CALLS_PER_MINUTE: "10000000",
    LOG_LEVEL: "error",
  };
  await fillDatabase({ folder, databaseUrl: database.url });
  const tokens = await addPeople(database.url, { creators: ["popular"], bookers: BOOKERS });
  const server = await startServerProcess({ folder, settings });
  try {
    await server.isReady;
    await untilNothingIsDue(database.url);
    const read = () => readOthers(Number(new URL(server.address).port), isQuick ? 1_500 : 5_000);
    await read();
    const alone = await read();
    const crowd = startCrowd(server.address, tokens);
    const crowded = await read();
    const lock = await lockAgenda(database.url);
    const locked = await read();
    await lock.end();
    await crowd.end();
    const figure = (name: string, measured: Load) =>
      atMost(TIMES_SLOWER_MAX, {
        name: `others' pages ${name}`,
        measured: `${meanOf(measured)}, 95 of 100 within ${measured.p95.toFixed(1)} ms`,
        against: `alone: ${meanOf(alone)}, ${alone.p95.toFixed(1)} ms`,
        ratio: alone.rate / measured.rate,
      });
    return [
      figure(`while ${BOOKERS} people book one creator`, crowded),
      figure("while that creator's agenda is locked too", locked),
    ];
  } finally {
    await server.end("SIGKILL");
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The world's mails are due when the server starts; sending them is not what is measured. */
async function untilNothingIsDue(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const due = "select 1 from outbox where dead_at is null and due_at <= now() limit 1";
  while ((await client.query(due)).rowCount !== 0) await pause(200);
  await client.end();
}

/** Another creator's page, again and again. */
export async function readOthers(port: number, milliseconds: number): Promise<Load> {
  const [read] = await load({
    sides: [{ port, bodies: profileBodies() }],
    connections: READERS,
    turn: 10 * READERS,
    warmUpMilliseconds: 500,
    milliseconds,
    answers: 200_000,
  });
  if (read === undefined) throw new Error("unreachable");
  return read;
}

export const meanOf = ({ rate }: Load) => `${((1_000 * READERS) / rate).toFixed(1)} ms`;

/** Everyone books one slot after the other. */
export function startCrowd(address: string, tokens: readonly string[], creatorId = "popular") {
  const state = { isOver: false };
  const people = tokens.map(async (token, person) => {
    for (let round = 0; !state.isOver; round += 1) {
      await book({ address, token, creatorId, slot: (person + round * 7) % 1_000 });
    }
  });
  return {
    end: async () => {
      state.isOver = true;
      await Promise.all(people);
    },
  };
}

async function lockAgenda(databaseUrl: string): Promise<{ end(): Promise<void> }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  await client.query("select id from agendas where id = 'popular' for update");
  return client;
}
