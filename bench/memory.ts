import { once } from "node:events";
import { fillDatabase, newFolder } from "./databases.ts";
import { load } from "./load/run.ts";
import { availabilityBodies, offeringsBodies, profileBodies } from "./requests.ts";
import { type Server, startProduct } from "./servers.ts";
import { measureFirstStart, megabytesOf, PEAK_MAX, withinMegabytes } from "./startMemory.ts";
import { type Figure, atMost, plain } from "./table.ts";
import { measureThrift } from "./thrift.ts";

const STEPS = 4;
const MEGABYTE = 1024 * 1024;
/** For a warm server. Steady growth exceeds it by the last step. */
const GROWTH_MAX = 1.1;

interface Reading {
  rss: number;
  heapUsed: number;
}

/** What the first start takes, and what a later one holds and takes under load. */
export async function measureMemory(options: { isQuick: boolean }): Promise<Figure[]> {
  return [...(await measureFirstStart()), ...(await measureLoad(options))];
}

/**
 * What the server holds after its start and after more and more requests, each after garbage
 * collection.
 */
async function measureLoad({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const answers = isQuick ? 100 : 2_500;
  const { folder, remove } = await newFolder();
  const data = { folder, databaseUrl: null };
  const figures: Figure[] = [];
  try {
    await fillDatabase(data);
    const server = await startProduct(data);
    try {
      const readings = [await read(server)];
      for (let step = 0; step < STEPS; step++) {
        await ask(server, answers);
        readings.push(await read(server));
      }
      const peak = megabytesOf(server.child.pid ?? 0, "VmHWM");
      figures.push(
        ...figuresOf(readings, answers),
        withinMegabytes(PEAK_MAX, "memory: peak of a later start and its load", peak),
      );
    } finally {
      await server.stop();
    }
    return [...figures, ...(await measureThrift({ data: folder, bodies: bodies(), isQuick }))];
  } finally {
    await remove();
  }
}

/** Mostly pages, as visitors do: the calendar is one request in five. */
function bodies(): string[] {
  const pages = [...profileBodies(), ...offeringsBodies()];
  return [...pages, ...pages, ...availabilityBodies(Date.now())];
}

async function ask({ port }: Server, answers: number): Promise<void> {
  await load({
    sides: [{ port, bodies: bodies() }],
    connections: 20,
    turn: 100,
    answers,
    warmUpMilliseconds: 0,
    milliseconds: 180_000,
  });
}

async function read({ child }: Server): Promise<Reading> {
  const answer = once(child, "message") as Promise<[Reading]>;
  child.send("read");
  return (await answer)[0];
}

function figuresOf(readings: readonly Reading[], answers: number): Figure[] {
  const first = readings[0];
  const warm = readings[1];
  return readings.map(({ rss, heapUsed }, step) => {
    const measured = `${megabytes(rss)} resident, ${megabytes(heapUsed)} of it JavaScript's`;
    if (step === 0) return plain({ name: "memory: after the start, embedded database", measured });
    const name = `memory: after ${step * answers} requests`;
    if (step === 1) {
      return plain({ name, measured, against: "after the start", ratio: timesOf(rss, first) });
    }
    const against = `after ${answers} requests`;
    return atMost(GROWTH_MAX, { name, measured, against, ratio: timesOf(rss, warm) });
  });
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(0)} MB`;
}

const timesOf = (rss: number, before: Reading | undefined) => rss / (before?.rss ?? Number.NaN);
