import { type World, createWorld } from "../world/world.ts";
import type { Cards } from "../providers/cards/port.ts";
import {
  type AskedOfOther,
  type AskedOfTest,
  CARD_CALLS,
} from "../services/contract/lives/otherProcess.ts";
import { numberIds } from "../services/contract/lives/ids.ts";
import { noteWork } from "../services/contract/lives/scene.ts";
import { carryOut } from "../services/contract/lives/work.ts";
import { createPool } from "../store/postgres/engine/connections/pool.ts";
import { createPostgresStore } from "../store/postgres/postgresStore.ts";
import { createCalls } from "./calls.ts";

/*
 * The second process of the histories (services/contract/lives): the product's services on the
 * database whose address is its argument. Its parent tells it the time, what to do, and what the
 * card provider says.
 */
const store = createPostgresStore({
  pool: createPool({
    config: { connectionString: process.argv[2], max: 16, pipeline: true },
    onConnectionError: (error) => console.error(error.message),
  }),
});

let life: { world: World; noted: ReturnType<typeof noteWork> };

const ours: AskedOfOther = {
  begin: async (now) => {
    const world = createWorld({ store, now: new Date(now).toISOString() });
    const { cards } = world.providers;
    world.providers = { ...world.providers, cards: { ...cards, ...distantCards() } };
    numberIds(world, { process: 2 });
    life = { world, noted: noteWork(world) };
  },
  setClock: async (now) => {
    const { clock } = life.world;
    clock.advance(now - clock.now());
  },
  carryOut: async ({ work, people, items, country }) => {
    const { world, noted } = life;
    if (country === null) world.cookies.delete("country");
    else world.cookies.set("country", country);
    await carryOut({ world, people, items }, work);
    const { ids, failures } = noted;
    return { made: { bkg: [...ids.bkg], pay: [...ids.pay] }, failures: failures.splice(0) };
  },
};

const calls = createCalls<AskedOfTest>({ send: (message) => process.send?.(message), ours });
process.on("message", calls.receive);
process.on("disconnect", () => process.exit());

/** The card provider lives in the test, remote for both. */
function distantCards(): Pick<Cards, (typeof CARD_CALLS)[number]> {
  const entries = CARD_CALLS.map((name) => [name, calls.theirs[name]] as const);
  return Object.fromEntries(entries) as unknown as AskedOfTest;
}
