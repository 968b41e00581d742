import { BY_VIDEO } from "../../src/domain/bookings/meetingPlace.ts";
import { HOUR_MS } from "../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../server/services/shared/accessToken.ts";
import { holdRow } from "../../server/store/factories/bookings.ts";
import type { UserRow } from "../../server/store/ports/profiles.ts";
import type { Store } from "../../server/store/ports/store.ts";
import { openDatabase } from "../../server/store/postgres/open.ts";
import { systemClocks } from "../../server/systemSources.ts";
import { fillDatabase, newFolder } from "../databases.ts";
import { TOKEN_SECRET } from "../people.ts";
import { startProduct } from "../servers.ts";
import { BOOKER_ID, CREATOR, OFFER_ID } from "../world.ts";

export type Side = "host" | "guest";

/** Where two people meet: in the product, or in what it is compared with. */
export interface Site {
  addressOf(side: Side): string;
  /** An access token that lasts for minutes; null where nobody signs in. */
  tokenOf(side: Side): Promise<string | null>;
  stop(): Promise<void>;
}

const CHANNEL = "bench-channel";
/** Its channel stays open for another half an hour: nobody measures for longer. */
const LENGTH_MS = HOUR_MS;

/** The product in local mode, and a session by video that has just begun. */
export async function startLiveSite(): Promise<Site> {
  const { folder, remove } = await newFolder();
  const data = { folder, databaseUrl: null };
  await fillDatabase(data);
  const people = await addSession(folder);
  const server = await startProduct(data, { tokenSecret: TOKEN_SECRET });
  return {
    addressOf: () => `http://127.0.0.1:${server.port}/${CREATOR.slug}/live/${CHANNEL}`,
    tokenOf: (side) => {
      const settings = { tokenSecret: new TextEncoder().encode(TOKEN_SECRET) };
      return issueAccessToken({ now: systemClocks.wall, settings } as never, people[side]);
    },
    stop: async () => {
      await server.stop();
      await remove();
    },
  };
}

async function addSession(folder: string): Promise<Record<Side, UserRow>> {
  const log = (_level: string, message: string) => console.error(message);
  const database = await openDatabase({ databaseUrl: null, dataFolder: folder, log });
  const { store } = database;
  const [startsAt, id] = [systemClocks.wall(), "bkg_bench_live"];
  await store.transaction(async (inside) => {
    const agenda = await inside.agendaOf(CREATOR.id);
    await agenda.hold(
      holdRow({
        id,
        itemId: OFFER_ID,
        creatorId: CREATOR.id,
        bookerId: BOOKER_ID,
        channelId: CHANNEL,
        startsAt,
        endsAt: startsAt + LENGTH_MS,
        holdExpiresAt: startsAt,
        createdAt: startsAt,
        meetingPlace: BY_VIDEO,
        questions: [],
      }),
    );
    await agenda.confirm({ id, at: startsAt, intakes: [] });
  });
  const people = {
    host: await personOf(store, CREATOR.id),
    guest: await personOf(store, BOOKER_ID),
  };
  await database.close();
  return people;
}

async function personOf(store: Store, id: string): Promise<UserRow> {
  const [row] = await store.users.byIds([id]);
  if (!row) throw new Error(`There is no ${id}.`);
  return row;
}
