import { once } from "node:events";
import { fillDatabase, newFolder } from "./databases.ts";
import { load } from "./load/run.ts";
import { availabilityRequests, profileRequests } from "./requests.ts";
import { type Server, startProduct } from "./servers.ts";
import { type Figure, plain } from "./table.ts";

const STEPS = 4;
const MEGABYTE = 1024 * 1024;

interface Reading {
  rss: number;
  heapUsed: number;
}

/** What the server holds after its start and after more and more requests, each time freshly collected. */
export async function measureMemory({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const answers = isQuick ? 100 : 2_500;
  const { folder, remove } = await newFolder();
  const data = { folder, databaseUrl: null };
  try {
    await fillDatabase(data);
    const server = await startProduct(data);
    try {
      const readings = [await read(server)];
      for (let step = 0; step < STEPS; step++) {
        await ask(server, answers);
        readings.push(await read(server));
      }
      return figuresOf(readings, answers);
    } finally {
      await server.stop();
    }
  } finally {
    await remove();
  }
}

async function ask({ port }: Server, answers: number): Promise<void> {
  // Mostly pages, as visitors do: the calendar is one request in five.
  const requests = [
    ...profileRequests(),
    ...profileRequests(),
    ...availabilityRequests(Date.now()),
  ].map(({ byId }) => ({ path: "/graphql", body: byId }));
  await load({ port, connections: 20, requests, answers, milliseconds: 180_000 });
}

async function read({ child }: Server): Promise<Reading> {
  const answer = once(child, "message") as Promise<[Reading]>;
  child.send("read");
  return (await answer)[0];
}

function figuresOf(readings: readonly Reading[], answers: number): Figure[] {
  const first = readings[0];
  const warm = readings[1];
  return readings.map(({ rss, heapUsed }, step) =>
    plain({
      name:
        step === 0
          ? "memory: after the start, embedded database"
          : `memory: after ${step * answers} requests`,
      measured: `${megabytes(rss)} resident, ${megabytes(heapUsed)} of it JavaScript's`,
      against: step === 0 ? "" : step === 1 ? "after the start" : `after ${answers} requests`,
      ratio: step === 0 ? null : rss / ((step === 1 ? first : warm)?.rss ?? Number.NaN),
    }),
  );
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(0)} MB`;
}
