import { fillDatabase, newFolder, newServerDatabase } from "./databases.ts";
import { checkAnswers, type Kind, kindsOfCalls } from "./answers.ts";
import type { Side } from "./load/client.ts";
import { type Load, load, timesOf } from "./load/run.ts";
import { PARTS, type Part, worthOf } from "./parts.ts";
import { type Data, type Server, startLimit, startProduct, startStock } from "./servers.ts";
import { type Figure, atLeast, plain } from "./table.ts";

const CONNECTIONS = 20;
/** Answers per server before the next one's turn. */
const TURN = 60;
/** An honest stock server, and one statement without a server around it. */
const AIMS = { stock: 2, limit: 0.5 };

/** Answers per second, compared with other servers, and what each part contributes. */
export async function measureApi({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const embedded = await measureOn({ engine: "embedded database", databaseUrl: null, isQuick });
  const server = await newServerDatabase();
  if (server === null) {
    return [...embedded, plain({ name: "API, PostgreSQL", measured: "no server answers here" })];
  }
  try {
    const { url: databaseUrl } = server;
    return [...embedded, ...(await measureOn({ engine: "PostgreSQL", databaseUrl, isQuick }))];
  } finally {
    await server.drop();
  }
}

interface Engine {
  engine: string;
  databaseUrl: string | null;
  isQuick: boolean;
}

async function measureOn(options: Engine): Promise<Figure[]> {
  const kinds = kindsOfCalls(Date.now());
  const comparisons = await withServers(options, (servers) =>
    measureComparisons(options, { servers, kinds }),
  );
  const worth = await withServers(options, (servers) => measureParts(options, { servers, kinds }));
  return [...comparisons, ...worth];
}

/** Starts a server on a copy of the data: the embedded database belongs to one process. */
type Start = (start: (data: Data) => Promise<Server>) => Promise<Server>;

async function withServers<T>(
  { databaseUrl }: Engine,
  work: (servers: Start) => Promise<T>,
): Promise<T> {
  const running: Server[] = [];
  const places: Awaited<ReturnType<typeof newFolder>>[] = [];
  const startOne: Start = async (start) => {
    const place = await newFolder();
    places.push(place);
    const data = { folder: place.folder, databaseUrl };
    if (databaseUrl === null || !filled.has(databaseUrl)) await fillDatabase(data);
    if (databaseUrl !== null) filled.add(databaseUrl);
    const server = await start(data);
    running.push(server);
    return server;
  };
  try {
    return await work(startOne);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await Promise.all(places.map((place) => place.remove()));
  }
}

/** Addresses of databases that are filled already. */
const filled = new Set<string>();

interface Measured {
  servers: Start;
  kinds: readonly Kind[];
}

/** Compared with a stock server, and with the bare minimum. */
async function measureComparisons(
  { engine, isQuick }: Engine,
  { servers, kinds }: Measured,
): Promise<Figure[]> {
  const product = await servers((data) => startProduct(data));
  const stock = await servers(startStock);
  const limit = await servers(startLimit);
  const figures: Figure[] = [];
  for (const { kind, bodies } of kinds) {
    const sides = [product, stock, limit].map(({ port }) => ({ port, bodies }));
    await checkAnswers(sides);
    const loads = await load({ sides, ...lengthOf({ isQuick }) });
    const [own, stocks, least] = loads as [Load, Load, Load];
    const name = `${kind}, ${engine}`;
    figures.push(
      compared(name, own, { other: stocks, what: "stock yoga", aim: AIMS.stock }),
      compared(name, own, { other: least, what: "one statement", aim: AIMS.limit }),
    );
    if (kind === "availability") {
      const side = { port: product.port, bodies };
      const [alone] = await load({ sides: [side], ...lengthOf({ isQuick }), connections: 1 });
      figures.push(
        within(`${kind}, 500 busy times, ${engine}, 20 at once`, own),
        within(`${kind}, 500 busy times, ${engine}, one by one`, alone as Load),
      );
    }
  }
  return figures;
}

/** With all of its parts, and without each one of them. */
async function measureParts(
  { engine, databaseUrl, isQuick }: Engine,
  { servers, kinds }: Measured,
): Promise<Figure[]> {
  const parts = PARTS.filter((part) => databaseUrl === null || !part.isForEmbeddedOnly);
  const product = await servers((data) => startProduct(data));
  const sides: Omit<Side, "bodies">[] = [{ port: product.port }];
  for (const part of parts) sides.push(await sideWithout(part, { servers, product }));
  const loads = [];
  for (const { kind, bodies } of kinds) {
    const asked = sides.map((side) => ({ ...side, bodies }));
    await checkAnswers(asked);
    const [whole, ...without] = await load({ sides: asked, ...lengthOf({ isQuick, parts }) });
    loads.push({ kind, whole: whole as Load, without });
  }
  return worthOf(parts, loads, engine);
}

async function sideWithout(
  { without, headers = {} }: Part,
  { servers, product }: { servers: Start; product: Server },
) {
  if (without === null) return { port: product.port, headers };
  const { port } = await servers((data) => startProduct(data, { without }));
  return { port, headers };
}

/** How long to apply load. */
function lengthOf({ isQuick, parts = [] }: { isQuick: boolean; parts?: readonly Part[] }) {
  const share = 1 + parts.length / 3;
  return {
    connections: CONNECTIONS,
    turn: TURN,
    warmUpMilliseconds: share * (isQuick ? 1_000 : 4_000),
    milliseconds: share * (isQuick ? 3_000 : 15_000),
    answers: 1_000_000,
  };
}

function compared(
  name: string,
  own: Load,
  { other, what, aim }: { other: Load; what: string; aim: number },
): Figure {
  const { median, quarters } = timesOf(own, other);
  const [low, high] = quarters.map((ratio) => ratio.toFixed(2));
  return atLeast(aim, {
    name,
    measured: speed(own),
    against: `${what}: ${speed(other)} (${low} to ${high})`,
    ratio: median,
  });
}

function within(name: string, { p95 }: Load): Figure {
  return plain({ name, measured: `95 of 100 within ${p95.toFixed(1)} ms` });
}

function speed({ rate, p99 }: Load): string {
  return `${rate.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`;
}
