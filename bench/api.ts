import { fillDatabase, newFolder, newServerDatabase } from "./databases.ts";
import { type Load, load } from "./load/run.ts";
import { type GraphQLRequest, availabilityRequests, profileRequests } from "./requests.ts";
import { type Server, startFloor, startProduct, startStock } from "./servers.ts";
import { type Figure, atLeast, median, plain } from "./table.ts";

const CONNECTIONS = 20;
const ANSWERS_MAX = 200_000;

/** How many answers per second the product gives, beside a stock server and a bare one. */
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

async function measureOn({ engine, databaseUrl, isQuick }: Engine): Promise<Figure[]> {
  const running: Server[] = [];
  // The embedded database belongs to one process, so the servers have one each, filled alike.
  const places = await Promise.all([newFolder(), newFolder(), newFolder()]);
  const [own, plainly, byDayjs] = places.map(({ folder }) => ({ folder, databaseUrl }));
  if (!own || !plainly || !byDayjs) throw new Error("unreachable");
  const keep = async (server: Promise<Server>) => {
    running.push(await server);
    return server;
  };
  try {
    for (const data of databaseUrl === null ? [own, plainly, byDayjs] : [own]) {
      await fillDatabase(data);
    }
    const product = await keep(startProduct(own));
    const stock = await keep(startStock({ ...plainly, slots: "own" }));
    const stockByDayjs = await keep(startStock({ ...byDayjs, slots: "dayjs" }));
    const measure = async (requests: readonly GraphQLRequest[], stock: Server) => {
      const answers = await answersOf({ product, stock, requests });
      const floor = await keep(startFloor({ folder: own.folder, answers }));
      return compare({ product, stock, floor, requests, isQuick });
    };
    const profile = await measure(profileRequests(), stock);
    const free = availabilityRequests(Date.now());
    const availability = await measure(free, stock);
    const steppedByDayjs = await measure(free, stockByDayjs);
    const one = await alone({ product, requests: free, isQuick });
    const [page, month] = [`profile page, ${engine}`, `availability, ${engine}`];
    const busy = `availability, 500 busy times, ${engine}`;
    return [
      besideStock(page, profile, { aim: 2.5 }),
      besideFloor(page, profile),
      besideStock(month, steppedByDayjs, { aim: 2.5, how: " that steps with dayjs" }),
      besideStock(month, availability, { aim: 1, how: " that has our slots" }),
      besideFloor(month, availability),
      within(`${busy}, 20 at once`, availability.product),
      within(`${busy}, one by one`, one),
    ];
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await Promise.all(places.map((place) => place.remove()));
  }
}

interface Comparison {
  product: Load;
  stock: Load;
  floor: Load;
  /** Medians of the rounds' own ratios. */
  againstStock: number;
  againstFloor: number;
}

interface Compared {
  product: Server;
  stock: Server;
  floor: Server;
  requests: readonly GraphQLRequest[];
  isQuick: boolean;
}

/** Rounds of all three in turns, so that what else the machine does hits them alike. */
async function compare({ isQuick, requests, ...servers }: Compared): Promise<Comparison> {
  const milliseconds = isQuick ? 600 : 2_500;
  const run = (server: Server, form: keyof GraphQLRequest, time = milliseconds) =>
    load({ ...orderOf(server, requests, form), milliseconds: time });
  const round = async (time?: number) => ({
    product: await run(servers.product, "byId", time),
    stock: await run(servers.stock, "byText", time),
    floor: await run(servers.floor, "byId", time),
  });
  await round(isQuick ? 600 : 2_000);
  const rounds = [];
  for (let index = 0; index < (isQuick ? 3 : 5); index++) rounds.push(await round());
  return {
    product: middle(rounds.map(({ product }) => product)),
    stock: middle(rounds.map(({ stock }) => stock)),
    floor: middle(rounds.map(({ floor }) => floor)),
    againstStock: median(rounds.map(({ product, stock }) => product.rate / stock.rate)),
    againstFloor: median(rounds.map(({ product, floor }) => product.rate / floor.rate)),
  };
}

async function alone(options: {
  product: Server;
  requests: readonly GraphQLRequest[];
  isQuick: boolean;
}): Promise<Load> {
  const { product, requests, isQuick } = options;
  const order = orderOf(product, requests, "byId");
  return load({ ...order, connections: 1, milliseconds: isQuick ? 600 : 4_000 });
}

function orderOf(
  { port }: Server,
  requests: readonly GraphQLRequest[],
  form: keyof GraphQLRequest,
) {
  return {
    port,
    connections: CONNECTIONS,
    requests: requests.map((request) => ({ path: "/graphql", body: request[form] })),
    answers: ANSWERS_MAX,
  };
}

function middle(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return { answers: of("answers"), rate: of("rate"), p95: of("p95"), p99: of("p99") };
}

/** The product's answers by the requests' bodies. Throws when the stock server's are others. */
async function answersOf(options: {
  product: Server;
  stock: Server;
  requests: readonly GraphQLRequest[];
}): Promise<Record<string, string>> {
  const { product, stock, requests } = options;
  const ask = async ({ port }: Server, body: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
    });
    return answer.text();
  };
  const entries = requests.map(async ({ byId, byText }) => {
    const [ours, theirs] = await Promise.all([ask(product, byId), ask(stock, byText)]);
    if (ours !== theirs) {
      throw new Error(`Not the same answers:\n${ours.slice(0, 600)}\n${theirs.slice(0, 600)}`);
    }
    return [byId, ours] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Beside a stock server; `how` says which one. */
function besideStock(
  name: string,
  { product, stock, againstStock }: Comparison,
  { aim, how = "" }: { aim: number; how?: string },
): Figure {
  return atLeast(aim, {
    name,
    measured: speed(product),
    against: `stock yoga${how}: ${speed(stock)}`,
    ratio: againstStock,
  });
}

function besideFloor(name: string, { product, floor, againstFloor }: Comparison): Figure {
  return plain({
    name,
    measured: speed(product),
    against: `bare HTTP, same bytes: ${speed(floor)}`,
    ratio: againstFloor,
  });
}

function within(name: string, { p95 }: Load): Figure {
  return plain({ name, measured: `95 of 100 within ${p95.toFixed(1)} ms` });
}

function speed({ rate, p99 }: Load): string {
  return `${rate.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms`;
}
