import { chromium, type Page } from "playwright";
import { issueAccessToken } from "../server/services/shared/accessToken.ts";
import { nameKeysOf } from "../src/domain/audience/names.ts";
import { STORAGE_KEYS } from "../src/domain/shared/limits.ts";
import { PATHS } from "../src/domain/shared/paths.ts";
import { openDatabase } from "../server/store/postgres/open.ts";
import { ensureBrowser } from "../scripts/lib/browser.mjs";
import { CHROMIUM_ARGUMENTS } from "../scripts/lib/chromium.mjs";
import { fillDatabase, newFolder } from "./databases.ts";
import { type Server, startProduct } from "./servers.ts";
import { type Figure, atMost, plain } from "./table.ts";
import { CREATOR } from "./world.ts";

const MANY = 100_000;
const FEW = 100;
/** How much longer the long one may take to open, which reads as many rows. */
const TIMES_MAX = 2;
const SECRET = "a bench's secret is no secret, it only has to be long enough";

interface Times {
  /** From the start of the navigation until the first member is shown, in milliseconds. */
  first: number;
  /** From a jump to some place until its members are shown. */
  jump: number;
}

/** The page of an audience in a browser, of 100,000 members against one of 100. */
export async function measureAudience({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const rounds = isQuick ? 3 : 9;
  const few = await timesOf({ members: FEW, rounds });
  const many = await timesOf({ members: MANY, rounds });
  const row = (name: string, key: keyof Times) => ({
    name: `audience of ${MANY}, embedded database: ${name}`,
    measured: `${Math.round(many[key])} ms`,
    against: `of ${FEW}: ${Math.round(few[key])} ms`,
    ratio: many[key] / few[key],
  });
  // Of so few, all have been read when the page opens: the rest is what a page to read takes.
  return [
    atMost(TIMES_MAX, row("page opened", "first")),
    plain(row("scrolled to any place", "jump")),
  ];
}

async function timesOf(options: { members: number; rounds: number }): Promise<Times> {
  const { folder, remove } = await newFolder();
  try {
    const data = { folder, databaseUrl: null };
    await fillDatabase(data);
    const token = await fillAudience(folder, options.members);
    const server = await startProduct(data, { tokenSecret: SECRET });
    try {
      return await inBrowser(server, { ...options, token });
    } finally {
      await server.stop();
    }
  } finally {
    await remove();
  }
}

/** The token of the creator, whose audience it is. */
async function fillAudience(folder: string, members: number): Promise<string> {
  const log = (_level: string, message: string) => console.error(message);
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder, log });
  const names = Array.from({ length: members }, (_, index) => ({
    firstName: `Demo ${index % 100}`,
    lastName: `Member ${index}`,
  }));
  const keys = names.map(nameKeysOf);
  await database.pool.query(
    `insert into users (id, role, email, first_name, last_name, slug, links, user_is_onboarded,
       beamer_is_onboarded, created_at)
     select 'usr_member_' || number, 'user', 'member@demo.example', first, last, 'member-' || number,
       '[]', true, false, now()
     from unnest($1::text[], $2::text[]) with ordinality as named (first, last, number)`,
    [names.map(({ firstName }) => firstName), names.map(({ lastName }) => lastName)],
  );
  await database.pool.query(
    `insert into audience (id, creator_id, user_id, last_interaction_at, by_first_name, by_last_name)
     select 'aud_member_' || number, $1, 'usr_member_' || number, now() - number * interval '1 minute',
       first, last
     from unnest($2::text[], $3::text[]) with ordinality as named (first, last, number)`,
    [
      CREATOR.id,
      keys.map(({ byFirstName }) => byFirstName),
      keys.map(({ byLastName }) => byLastName),
    ],
  );
  const creator = await database.store.users.byId(CREATOR.id);
  await database.close();
  if (creator === null) throw new Error("there is no creator");
  const settings = { tokenSecret: new TextEncoder().encode(SECRET) } as never;
  return issueAccessToken({ now: () => Date.now(), settings }, creator);
}

async function inBrowser(
  { port }: Server,
  { members, rounds, token }: { members: number; rounds: number; token: string },
): Promise<Times> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const context = await browser.newContext();
    const key = STORAGE_KEYS.token;
    await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [
      key,
      token,
    ] as const);
    const firsts: number[] = [];
    const jumps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await context.newPage();
      await page.goto(`http://127.0.0.1:${port}${PATHS.beamerAudience}`);
      firsts.push(await untilShown(page, 1));
      // Each time elsewhere, and never where it has been.
      const place = Math.floor((members * (round + 1)) / (rounds + 1));
      jumps.push(await jumpTo(page, { place, members }));
      await page.close();
    }
    return { first: median(firsts), jump: median(jumps) };
  } finally {
    await browser.close();
  }
}

/** When the member of that number was shown, in milliseconds since the page began. */
async function untilShown(page: Page, number: number): Promise<number> {
  await page.getByText(`Member ${number - 1}`, { exact: true }).waitFor();
  return page.evaluate(() => performance.now());
}

async function jumpTo(
  page: Page,
  { place, members }: { place: number; members: number },
): Promise<number> {
  const rows = page.getByRole("rowgroup", { name: "Your audience" });
  const start = await rows.evaluate((box, share) => {
    box.scrollTop = share * (box.scrollHeight - box.clientHeight);
    return performance.now();
  }, place / members);
  await page.waitForFunction(() => {
    const cells = [...document.querySelectorAll('[role="rowgroup"][tabindex] [role="cell"]')];
    return cells.length > 0 && cells.every((cell) => !cell.textContent?.includes("Loading"));
  });
  return (await page.evaluate(() => performance.now())) - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
