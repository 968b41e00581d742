import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import persisted from "../src/__generated__/persisted.json" with { type: "json" };
import { issueAccessToken } from "../server/services/shared/accessToken.ts";
import { openDatabase } from "../server/store/postgres/open.ts";
import { systemClocks } from "../server/systemSources.ts";
import { book } from "../server/testing/bookingLoad.ts";
import { startServerProcess } from "../server/testing/serverProcess.ts";
import { newServerDatabase } from "./databases.ts";
import { TOKEN_SECRET, addPeople } from "./people.ts";
import { type Figure, atMost, plain } from "./table.ts";

const SALES = 50_000;
/** The default limit per person. */
const EVERY_MS = 50;
const BOOKERS = 40;
const TIMES_SLOWER_MAX = 5;

/** How much longer others' bookings take while one creator asks for earnings, within the limits. */
export async function measureSales({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const database = await newServerDatabase();
  if (database === null) return [plain({ name: "sales", measured: "no server answers here" })];
  const count = isQuick ? SALES / 10 : SALES;
  const folder = await mkdtemp(path.join(tmpdir(), "sales-"));
  const settings = {
    DATABASE_URL: database.url,
    DATA_FOLDER: "data",
    TOKEN_SECRET,
    CALLS_PER_MINUTE: "10000000",
    LOG_LEVEL: "error",
  };
  const tokens = await addPeople(database.url, {
    creators: ["seller", "popular"],
    bookers: BOOKERS,
  });
  await addSales(database.url, count);
  const seller = await tokenOf(database.url, "seller");
  const server = await startServerProcess({ folder, settings });
  try {
    await server.isReady;
    const { address } = server;
    const bookAll = async (from: number): Promise<Bookings> => {
      const times: number[] = [];
      let refused = 0;
      for (const [index, token] of tokens.entries()) {
        const began = performance.now();
        const slot = from + index;
        const outcome = await book({ address, token, creatorId: "popular", slot });
        times.push(performance.now() - began);
        if (outcome.kind !== "held") refused += 1;
      }
      return { mean: times.reduce((sum, time) => sum + time, 0) / times.length, refused };
    };
    await bookAll(0);
    const alone = await bookAll(BOOKERS);
    const flood = startAsking(address, seller);
    await pause(1_000);
    const flooded = await bookAll(2 * BOOKERS);
    await flood.end();
    const text = ({ mean, refused }: Bookings) =>
      `${mean.toFixed(1)} ms, ${refused} of ${BOOKERS} refused`;
    return [
      atMost(TIMES_SLOWER_MAX, {
        name: `others' bookings while a creator asks for the earnings of ${count} sales`,
        measured: text(flooded),
        against: `alone: ${text(alone)}`,
        ratio: flooded.refused > 0 ? Infinity : flooded.mean / alone.mean,
      }),
    ];
  } finally {
    await server.end("SIGKILL");
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Bookings {
  /** Of one booking, in milliseconds. */
  mean: number;
  refused: number;
}

/** This many sales of the creator `seller`, and as many of another one. */
async function addSales(databaseUrl: string, count: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    insert into payments (
      id, buyer_id, creator_id, item_id, title, net_in_cents, vat_in_cents, vat_basis_points,
      vat_country_code, is_reverse_charge, state, intent_id, client_secret, created_at, priced_at,
      settled_at, sale_net_in_cents, sale_processing_in_cents, sale_platform_fee_in_cents,
      sale_creator_in_cents
    )
    select 'pay' || n, 'booker1', case when n <= ${count} then 'seller' else 'popular' end,
      case when n <= ${count} then 'offer_seller' else 'offer_popular' end,
      '', 100, 21, 2100, 'BE', false, 'PAID', 'intent' || n, '', now(), now(), now(), 100, 5, 10, 85
    from generate_series(1, ${2 * count}) n`);
  await client.query(`
    insert into ledger (id, payment_id, kind, account, amount_in_cents, created_at)
    select 'pay' || n || account, 'pay' || n, 'payment', account, amount, now()
    from generate_series(1, ${2 * count}) n, (values
      ('buyer', -121), ('vat', 21), ('processing', 5), ('platform_fee', 10), ('creator', 85)
    ) as lines (account, amount)`);
  await client.query("analyze");
  await client.end();
}

async function tokenOf(databaseUrl: string, id: string): Promise<string> {
  const log = (_level: string, message: string) => console.error(message);
  const database = await openDatabase({ databaseUrl, dataFolder: "", log });
  const creator = await database.store.users.byId(id);
  await database.close();
  if (creator === null) throw new Error(`there is no ${id}`);
  const settings = { tokenSecret: new TextEncoder().encode(TOKEN_SECRET) } as never;
  return issueAccessToken({ now: systemClocks.wall, settings }, creator);
}

/** The earnings page, again and again, without waiting for the answers. */
function startAsking(address: string, token: string): { end(): Promise<void> } {
  const [id] = Object.entries(persisted).find(([, text]) => /^query \w*Earnings/.test(text)) ?? [];
  const ask = () =>
    fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ doc_id: id, variables: {} }),
    })
      .then((response) => response.text())
      .catch(() => "");
  const asked: Promise<string>[] = [];
  const timer = setInterval(() => void asked.push(ask()), EVERY_MS);
  return {
    end: async () => {
      clearInterval(timer);
      const first = await asked[0];
      if (!first?.includes("salesCount")) throw new Error(`no earnings: ${first}`);
      await Promise.all(asked);
    },
  };
}
