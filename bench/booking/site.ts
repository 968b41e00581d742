import { openDatabase } from "../../server/store/postgres/open.ts";
import { addBooker } from "../../server/testing/bookingLoad.ts";
import { fillDatabase, newFolder } from "../databases.ts";
import { startProduct } from "../servers.ts";

const TOKEN_SECRET = "a secret of at least thirty-two bytes";

/** The product in local mode, with people who have not booked yet. */
export interface BookingSite {
  address: string;
  /** Access tokens, one of each person; they last for minutes. */
  tokens: string[];
  stop(): Promise<void>;
}

/** Starts the product with the bench's creator and this many people who are going to book. */
export async function startBookingSite(bookers: number): Promise<BookingSite> {
  const { folder, remove } = await newFolder();
  const data = { folder, databaseUrl: null };
  await fillDatabase(data);
  const tokens = await addBookers(folder, bookers);
  const server = await startProduct(data, { tokenSecret: TOKEN_SECRET });
  return {
    address: `http://127.0.0.1:${server.port}`,
    tokens,
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}

async function addBookers(folder: string, count: number): Promise<string[]> {
  const log = (_level: string, message: string) => console.error(message);
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder, log });
  const tokens: string[] = [];
  for (let booker = 0; booker < count; booker += 1) {
    const who = { id: `booker${booker}`, tokenSecret: TOKEN_SECRET };
    tokens.push(await addBooker(database.store, who));
  }
  await database.close();
  return tokens;
}
