import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SECOND_MS } from "../../../../src/domain/shared/limits.ts";
import type { OneOnOneRow } from "../../../store/ports/catalogue.ts";
import type { Store } from "../../../store/ports/store.ts";
import { bind } from "./bind.ts";
import { type Notes, expectCharges, notePrices } from "./charges.ts";
import { expectEverythingSettled, expectInvariants } from "./invariants.ts";
import type { Model } from "./model.ts";
import { type Action, type Moment, history, places } from "./moments.ts";
import { modelOf, readStored } from "./observe.ts";
import { processOf } from "./ids.ts";
import type { OtherProcess } from "./otherProcess.ts";
import { performWithCards } from "./perform.ts";
import { type LivesScene, createLivesScene, untilNothingIsLeft } from "./scene.ts";
import { type Work, carryOut } from "./work.ts";

/** Where a history takes place. */
interface Place {
  /** The store of this process, with nothing in it. */
  openEmpty(): Promise<Store>;
  /** A second process, on the same database. */
  other: OtherProcess;
  close(): Promise<void>;
}

/** Whatever happens to prices, durations, countries, hours and items while people pay for them. */
export function describeHistories(
  name: string,
  open: () => Promise<Place>,
  { histories }: { histories: number },
): void {
  describe(`charges in two processes on ${name}`, () => {
    let place: Place;
    let seen: { paid: number; refunded: number; begunIn: Set<string> };
    beforeAll(async () => {
      place = await open();
    }, 60_000);
    afterAll(() => place.close());
    beforeEach(() => {
      seen = { paid: 0, refunded: 0, begunIn: new Set() };
    });

    it(
      "are what was agreed on at the hold or when the attempt was opened, or go back",
      async () => {
        const pauses = fc.array(fc.nat(3), { minLength: 7, maxLength: 7 });
        const lives = fc.asyncProperty(history, pauses, places, async (moments, turns, where) => {
          const scene = await live(place, { moments, turns, where });
          const { payments } = await readStored(scene);
          seen.paid += payments.filter(({ state }) => state === "PAID").length;
          seen.refunded += payments.filter(({ state }) => state === "REFUNDED").length;
          for (const { id } of payments) seen.begunIn.add(processOf(id));
        });
        await fc.assert(lives, { numRuns: histories });
        // Histories without payments, or in one process only, would prove nothing.
        expect(seen.paid).toBeGreaterThan(histories / 2);
        expect(seen.begunIn).toEqual(new Set(["1", "2"]));
      },
      60_000 + histories * 3_000,
    );
  });
}

async function live(
  { openEmpty, other }: Place,
  {
    moments,
    turns,
    where,
  }: { moments: readonly Moment[]; turns: readonly number[]; where: readonly (1 | 2)[] },
): Promise<LivesScene> {
  const notes: Notes = { prices: new Map(), held: new Map(), intentIds: new Set() };
  let scene = await createLivesScene(await openEmpty(), turns);
  const { world } = scene;
  noteIntents(scene, notes);
  await other.join(world);
  notePrices(notes, scene);
  let done = 0;
  const nextPlace = () => where[(done += 1) % where.length];
  for (const moment of moments) {
    const model = modelOf(await readStored(scene), world.now());
    const present = scene;
    await Promise.all(
      moment.map((action) => {
        const isOther = nextPlace() === 2;
        const inProcess = (work: Work) =>
          isOther ? other.carryOut(present, work) : carryOut(present, work);
        return happens(action, { scene: present, model, inProcess });
      }),
    );
    scene = await withPresentItems(scene);
    notePrices(notes, scene);
    const after = await readStored(scene);
    for (const row of after.bookings) {
      if (!notes.held.has(row.id)) notes.held.set(row.id, row);
    }
    expectInvariants(after, world.now());
    expect(scene.failures).toEqual([]);
    // So that concurrent events can be told from later ones.
    world.clock.advance(SECOND_MS);
  }
  await untilNothingIsLeft(scene);
  await expectEverythingSettled(scene);
  await expectCharges(scene, notes);
  return scene;
}

/** Records each attempt requested from the card provider, by either process. */
function noteIntents({ world: { providers } }: LivesScene, { intentIds }: Notes): void {
  const { cards } = providers;
  providers.cards = {
    ...cards,
    createIntent: async (attempt) => {
      const intent = await cards.createIntent(attempt);
      intentIds.add(intent.id);
      return intent;
    },
  };
}

/** A process does it, except for what only the clock, a browser, a card or a bank does. */
async function happens(
  action: Action,
  {
    scene,
    model,
    inProcess,
  }: { scene: LivesScene; model: Model; inProcess: (work: Work) => Promise<void> },
): Promise<unknown> {
  switch (action.does) {
    case "passes":
      return scene.world.clock.advance(action.milliseconds);
    case "country":
      return scene.world.cookies.set("country", action.countryCode);
    case "reprice":
    case "status":
    case "hours":
      return inProcess(action);
    case "work":
    case "die":
    case "dieOfRefund":
      return inProcess({ does: "work" });
    default: {
      const bound = bind(scene, model, action);
      if (bound === null) return null;
      return bound.does === "card" || bound.does === "bank"
        ? performWithCards(scene, bound)
        : inProcess(bound);
    }
  }
}

/** With the items as currently sold, which is what people are shown. */
async function withPresentItems(scene: LivesScene): Promise<LivesScene> {
  const rows = await scene.world.store.catalog.byIds([...scene.items.keys()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const present = <Row extends { id: string }>({ id }: Row) => byId.get(id) as unknown as Row;
  return {
    ...scene,
    offers: scene.offers.map((offer): OneOnOneRow => present(offer)),
    items: new Map([...scene.items].map(([id, item]) => [id, present(item)])),
  };
}
