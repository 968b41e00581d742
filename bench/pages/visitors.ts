import { setTimeout as pause } from "node:timers/promises";
import { book } from "../../server/testing/bookingLoad.ts";
import { newFolder, newServerDatabase } from "../databases.ts";
import { TOKEN_SECRET, addPeople } from "../people.ts";
import { startPlainPages, startProduct } from "../servers.ts";
import { type Figure, atMost, median, plain } from "../table.ts";
import { fillHall, type Hall } from "./hall.ts";
import { PAGES, untilReady } from "./site.ts";

const BOOKERS = 20;
/** Each of them books as often: few people are as quick. */
const BOOKS_EVERY_MS = 1_000;
const CREATOR = "popular";
const TIMES_PLAIN_MAX = 2;
const PAGE = PAGES.offerings;

/**
 * A hall of visitors who open one page while people book, against the same page as plain files on a
 * server of their own.
 */
export async function measureVisitors({ isQuick }: { isQuick: boolean }): Promise<Figure[]> {
  const database = await newServerDatabase();
  if (database === null) return [plain({ name: "visitors", measured: "no server answers here" })];
  const { folder, remove } = await newFolder();
  const data = { folder, databaseUrl: database.url };
  const product = await startProduct(data, { tokenSecret: TOKEN_SECRET });
  const origin = `http://127.0.0.1:${product.port}`;
  await untilReady(origin, [PAGE]);
  const files = await startPlainPages({ folder }, { origin, pages: [PAGE], hasCode: true });
  const tokens = await addPeople(database.url, { creators: [CREATOR], bookers: BOOKERS });
  try {
    const booking = startBooking(origin, tokens);
    const pairs = [];
    for (let round = 0; round < (isQuick ? 3 : 5); round += 1) {
      const ofFile = await fillHall(`http://127.0.0.1:${files.port}${PAGE}`);
      pairs.push({ ofFile, rendered: await fillHall(origin + PAGE) });
    }
    const booked = await booking.end();
    return figuresOf(pairs, booked);
  } finally {
    await files.stop();
    await product.stop();
    await database.drop();
    await remove();
  }
}

function figuresOf(pairs: readonly { ofFile: Hall; rendered: Hall }[], booked: number): Figure[] {
  const middle = (of: (pair: { ofFile: Hall; rendered: Hall }) => number) => median(pairs.map(of));
  const say = (which: "ofFile" | "rendered") =>
    `95 of 100 within ${middle((pair) => pair[which].p95).toFixed(0)} ms, ` +
    `half within ${middle((pair) => pair[which].median).toFixed(0)} ms`;
  return [
    atMost(TIMES_PLAIN_MAX, {
      name: `300 visitors of a page within 10 s, while ${BOOKERS} people book (${booked} in all)`,
      measured: `${pairs[0]?.rendered.files} files, ${say("rendered")}`,
      against: `plain files, ${pairs[0]?.ofFile.files}: ${say("ofFile")}`,
      ratio: middle(({ ofFile, rendered }) => rendered.p95 / ofFile.p95),
    }),
  ];
}

/** Everyone books one slot after the other. */
function startBooking(address: string, tokens: readonly string[]) {
  const state = { isOver: false, booked: 0 };
  const people = tokens.map(async (token, person) => {
    await pause((person * BOOKS_EVERY_MS) / BOOKERS);
    for (let round = 0; !state.isOver; round += 1) {
      const outcome = await book({
        address,
        token,
        creatorId: CREATOR,
        slot: (person + round * BOOKERS) % 1_000,
      });
      if (outcome.kind === "held") state.booked += 1;
      await pause(BOOKS_EVERY_MS);
    }
  });
  return {
    end: async () => {
      state.isOver = true;
      await Promise.all(people);
      return state.booked;
    },
  };
}
