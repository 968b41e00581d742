import { type Beamer, beamer, user } from "../../../world/people.ts";
import { type World, createWorld } from "../../../world/world.ts";
import { DAY_MS } from "../../../../src/domain/shared/limits.ts";
import { type LocalCards, createLocalCards } from "../../../providers/cards/portable/local.ts";
import type { LocalIntent } from "../../../providers/cards/portable/localIntents.ts";
import type { CatalogItemRow, OneOnOneRow } from "../../../store/ports/catalogue.ts";
import type { Store } from "../../../store/ports/store.ts";
import type { Viewer } from "../../shared/context.ts";
import { numberIds } from "./ids.ts";

export const WEBHOOK_SECRET = "secret of these lives' webhook";

const LOST = "the answer got lost";

/**
 * Two creators who may buy from each other, three more buyers, and a card
 * provider in a test's hands.
 */
export interface LivesScene {
  world: World;
  cards: LocalCards;
  people: readonly Viewer[];
  /** Four of each creator: one free, and one of an hour. */
  offers: readonly OneOnOneRow[];
  /** The offers, and after them a drop of each creator. */
  items: ReadonlyMap<string, CatalogItemRow>;
  /** Ids that were given out; some were never stored. */
  ids: { bkg: Set<string>; pay: Set<string> };
  /**
   * Bodies of what the provider has said, oldest first. Each may be delivered never, late or often.
   */
  messages: string[];
  /** The idempotency keys under which each intent's money was asked back. */
  refundKeys: Map<string, Set<string>>;
  /** Whether the answer to the next refund gets lost. */
  lostAnswers: { isNext: boolean };
  /** Reactions that failed; should stay empty. */
  failures: string[];
  /** When the claims of workers that died run out. */
  leasedUntil: number;
  /** Null when the provider never made it. */
  intent(id: string): Promise<LocalIntent | null>;
}

/** A process of it, and whom and what its callers know. */
export type WorkScene = Pick<LivesScene, "world" | "people" | "items">;

/** `pauses` says how many turns each call of the card provider takes: callers yield to others. */
export async function createLivesScene(
  store: Store,
  pauses: readonly number[],
): Promise<LivesScene> {
  const world = createWorld({ store });
  const scene: Pick<LivesScene, "messages" | "refundKeys" | "lostAnswers"> = {
    messages: [],
    refundKeys: new Map(),
    lostAnswers: { isNext: false },
  };
  const cards = createLocalCards({
    standIns: world.standIns,
    webhookSecret: WEBHOOK_SECRET,
    now: world.now,
    newSecret: world.newSecret,
    deliver: async ({ body }) => void scene.messages.push(body),
  });
  world.cards = cards;
  world.providers = { ...world.providers, cards: slowed(cards, { pauses, ...scene }) };
  numberIds(world, { process: 1 });
  const noted = noteWork(world);

  const creators = [await creator(world, "anna"), await creator(world, "bert")];
  const buyers = [];
  for (const slug of ["carl", "dora", "emil"]) {
    buyers.push(await user(world, { slug, email: `${slug}@demo.example` }));
  }
  const offers: OneOnOneRow[] = [];
  for (const { offers: sells } of creators) {
    offers.push(await sells({ priceInCents: 0 }), await sells());
    offers.push(await sells({ durationInMinutes: 60 }), await sells());
  }
  const drops = [];
  for (const each of creators) drops.push(await each.drops());
  const items = new Map<string, CatalogItemRow>(
    [...offers, ...drops].map((item) => [item.id, item]),
  );
  return {
    ...scene,
    ...noted,
    world,
    cards,
    people: [...creators, ...buyers].map(({ viewer }) => viewer),
    offers,
    items,
    leasedUntil: 0,
    intent: async (id) => (await world.standIns.read(`intent:${id}`)) as LocalIntent | null,
  };
}

/** Watches which ids a process gives out, and which of its reactions fail. */
export function noteWork(world: World): Pick<LivesScene, "ids" | "failures"> {
  const ids = { bkg: new Set<string>(), pay: new Set<string>() };
  const failures: string[] = [];
  world.log = (_level, message, details) => {
    const isPlanned = details?.["error"] === LOST;
    if (message.startsWith("a reaction") && !isPlanned) failures.push(JSON.stringify(details));
  };
  const { newId } = world;
  world.newId = (prefix) => {
    const id = newId(prefix);
    if (prefix === "bkg" || prefix === "pay") ids[prefix].add(id);
    return id;
  };
  return { ids, failures };
}

async function creator(world: World, slug: string): Promise<Beamer> {
  const facts = { slug, email: `${slug}@demo.example`, affiliateCode: slug.toUpperCase() };
  const person = await beamer(world, { ...facts, isOpen: false });
  await person.isAlwaysOpen();
  return person;
}

/** The provider as the server sees it: behind a network, with its refunds recorded. */
function slowed(
  cards: LocalCards,
  {
    pauses,
    refundKeys,
    lostAnswers,
  }: { pauses: readonly number[] } & Pick<LivesScene, "refundKeys" | "lostAnswers">,
): LocalCards {
  let calls = 0;
  const pause = async () => {
    const turns = pauses[calls % pauses.length] ?? 0;
    calls += 1;
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const through =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      await pause();
      const answer = await call(...args);
      await pause();
      return answer;
    };
  return {
    ...cards,
    createIntent: through(cards.createIntent),
    readIntent: through(cards.readIntent),
    changeAmount: through(cards.changeAmount),
    cancelIntent: through(cards.cancelIntent),
    refund: through(async (refund) => {
      const keys = refundKeys.get(refund.intentId) ?? new Set();
      refundKeys.set(refund.intentId, keys.add(refund.idempotencyKey));
      const answer = await cards.refund(refund);
      if (!lostAnswers.isNext) return answer;
      lostAnswers.isNext = false;
      throw new Error(LOST);
    }),
  };
}

/**
 * Lets everything finish: banks decide, and the worker runs for days. Undelivered messages are
 * lost.
 */
export async function untilNothingIsLeft(scene: LivesScene): Promise<void> {
  const { world, ids } = scene;
  const payments = await world.store.payments.byIds([...ids.pay]);
  for (const [index, { intentId }] of payments.entries()) {
    if (intentId === null) continue;
    await scene.cards.finishProcessing({ intentId, succeeds: index % 2 === 0 });
  }
  for (let quarter = 0; quarter < 10; quarter += 1) {
    world.clock.advance(DAY_MS / 4);
    await world.drain();
  }
}
