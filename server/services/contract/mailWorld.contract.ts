import { beforeEach } from "vitest";
import type { LocalMail } from "../../providers/mail/portable/local.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";

export const TUESDAY_TEN = "2026-03-17T09:00:00Z"; // ten o'clock in Brussels
export const THURSDAY_TEN = "2026-03-19T09:00:00Z";
export const THURSDAY_NOON = "2026-03-19T11:00:00Z";
export const THURSDAY_TWO = "2026-03-19T13:00:00Z";
export const FRIDAY_TEN = "2026-03-20T09:00:00Z";

/** A creator, a guest, and what they were sent. */
export interface MailWorld {
  world: World;
  creator: Beamer;
  guest: Person;
  /** Free, half an hour. */
  offer: OneOnOneRow;
  /** Time passes, and the worker does what is due then. */
  passes(milliseconds: number): Promise<void>;
  /** What somebody was sent since the last time that this was asked, the first one first. */
  newTo(person: Person): Promise<LocalMail[]>;
  /** The subjects of the same. */
  told(person: Person): Promise<string[]>;
}

/** The world of the test that is running: each test has its own, on an empty store. */
export function mailWorldOn(openStore: () => Promise<Store>): MailWorld {
  const at = {} as MailWorld;
  beforeEach(async () => void Object.assign(at, await createMailWorld(await openStore())));
  return at;
}

/** The same, made when it is asked for. */
export async function createMailWorld(store: Store): Promise<MailWorld> {
  const world = createWorld({ store });
  world.log = () => undefined;
  const creator = await beamer(world);
  const guest = await user(world, { slug: "guest", email: "guest@demo.example" });
  const seen = new Map<string, number>();
  const newTo: MailWorld["newTo"] = async ({ row }) => {
    const all = (await world.mails.readMails()).filter(({ to }) => to === row.email).toReversed();
    const news = all.slice(seen.get(row.id) ?? 0);
    seen.set(row.id, all.length);
    return news;
  };
  return {
    world,
    creator,
    guest,
    offer: await creator.offers({ priceInCents: 0 }),
    passes: async (milliseconds) => {
      world.clock.advance(milliseconds);
      await world.drain();
    },
    newTo,
    told: async (person) => (await newTo(person)).map(({ subject }) => subject),
  };
}
