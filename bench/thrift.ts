import { cp } from "node:fs/promises";
import path from "node:path";
import { newFolder } from "./databases.ts";
import { load, timesOf } from "./load/run.ts";
import { startProduct } from "./servers.ts";
import { type Figure, atLeast } from "./table.ts";

const THROUGHPUT_MIN = 0.9;

/**
 * What the memory limits of `npm start` cost: answers per second, compared with Node's defaults.
 * `data` is the folder of a filled database that no process has open.
 */
export async function measureThrift(options: {
  data: string;
  bodies: readonly string[];
  isQuick: boolean;
}): Promise<Figure[]> {
  const { data, bodies, isQuick } = options;
  const { folder, remove } = await newFolder();
  const copyOf = async (name: string) => {
    const copy = path.join(folder, name);
    await cp(data, copy, { recursive: true });
    return { folder: copy, databaseUrl: null };
  };
  try {
    const thrifty = await startProduct(await copyOf("thrifty"));
    const other = await startProduct(await copyOf("other"), { isThrifty: false });
    try {
      const [own, others] = await load({
        sides: [thrifty, other].map(({ port }) => ({ port, bodies })),
        connections: 20,
        turn: 100,
        answers: 1_000_000,
        warmUpMilliseconds: isQuick ? 1_000 : 15_000,
        milliseconds: isQuick ? 2_000 : 45_000,
      });
      if (!own || !others) throw new Error("unreachable");
      return [
        atLeast(THROUGHPUT_MIN, {
          name: "memory: answers with the options that save it",
          measured: `${own.rate.toFixed(0)} a second`,
          against: `Node's own options: ${others.rate.toFixed(0)}`,
          ratio: timesOf(own, others).median,
        }),
      ];
    } finally {
      await thrifty.stop();
      await other.stop();
    }
  } finally {
    await remove();
  }
}
