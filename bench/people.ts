import { openDatabase } from "../server/store/postgres/open.ts";
import { addBooker, addCreator } from "../server/testing/bookingLoad.ts";

/** What the servers that these people book at sign access tokens with. */
export const TOKEN_SECRET = "a secret of at least thirty-two bytes";

/** Adds creators, and people who book; the result is the access token of each of the latter. */
export async function addPeople(
  databaseUrl: string,
  { creators, bookers }: { creators: readonly string[]; bookers: number },
): Promise<string[]> {
  const log = (_level: string, message: string) => console.error(message);
  const database = await openDatabase({ databaseUrl, dataFolder: "", log });
  for (const creator of creators) await addCreator(database.store, creator);
  const tokens = [];
  for (let booker = 0; booker < bookers; booker += 1) {
    const who = { id: `booker${booker}`, tokenSecret: TOKEN_SECRET };
    tokens.push(await addBooker(database.store, who));
  }
  await database.close();
  return tokens;
}
