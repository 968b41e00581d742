import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { DAY_MS, HOLD_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import { holdRow } from "../../store/factories/bookings.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import { createPostgresStore } from "../../store/postgres/postgresStore.ts";
import { openServerForTests, type TestDatabase } from "../../testing/databases.ts";
import { describeOnServer } from "../../testing/onServer.ts";
import { createBooking } from "./createBooking.ts";
import { lapseHold } from "./lapseHold.ts";

// Thousands of statements, on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const UNSWEPT = 2_000;
const BOOKERS = 10;

describeOnServer("2,000 holds that ran out and that nobody has swept", (url) => {
  let database: TestDatabase;
  let world: World;
  let creator: Beamer;
  let offer: OneOnOneRow;
  let firstStart: number;

  const countHeld = async () => {
    const { rows } = await database.pool.query(
      "select count(*)::int as count from bookings where state = 'HELD'",
    );
    return (rows as { count: number }[])[0]?.count;
  };
  const startOf = (slot: number) => firstStart + slot * 30 * MINUTE_MS;

  beforeAll(async () => {
    database = await openServerForTests(url, "unswept_holds");
    world = createWorld({ store: createPostgresStore({ pool: database.pool }) });
    creator = await beamer(world);
    await creator.isAlwaysOpen();
    offer = await creator.offers();
    const hoarder = await user(world, { slug: "hoarder", email: "hoarder@demo.example" });
    const now = world.now();
    firstStart = Math.ceil(now / DAY_MS) * DAY_MS + DAY_MS;
    await world.store.transaction(async (store) => {
      const agenda = await store.agendaOf(creator.row.id);
      for (let slot = 0; slot < UNSWEPT; slot += 1) {
        const row = {
          id: `unswept-${slot}`,
          itemId: offer.id,
          creatorId: creator.row.id,
          bookerId: hoarder.row.id,
          startsAt: startOf(slot),
          holdExpiresAt: now + HOLD_MS,
          createdAt: now,
        };
        await agenda.hold(holdRow(row));
      }
    });
    world.clock.advance(HOLD_MS);
  });
  afterAll(() => database.close());

  it("keep nobody from their times, and are left to the worker, who ends 50 at once", async () => {
    expect(await countHeld()).toBe(UNSWEPT);
    const people = await Promise.all(
      Array.from({ length: BOOKERS }, (_, index) =>
        user(world, { slug: `guest-${index}`, email: `guest${index}@demo.example` }),
      ),
    );
    const takes = people.map(({ viewer }, index) => {
      const [date = "", time = ""] = new Date(startOf(index * 7)).toISOString().split("T");
      const slot = { date, timeSlot: time.slice(0, 8), timeZone: "UTC" };
      return createBooking(world.contextFor(viewer), { catalogItemId: offer.id, ...slot });
    });
    const held = await Promise.all(takes);
    expect(held.map(({ state }) => state)).toEqual(takes.map(() => "HELD"));
    // Each ended the one in its way, and no other.
    expect(await countHeld()).toBe(UNSWEPT);

    await lapseHold(world, { subjectId: "unswept-1999" });
    expect(await countHeld()).toBe(UNSWEPT - 50);
    expect(await world.store.bookings.byId("unswept-1999")).toMatchObject({ state: "LAPSED" });
    await lapseHold(world, { subjectId: "unswept-1999" });
    expect(await countHeld()).toBe(UNSWEPT - 50);
    await lapseHold(world, { subjectId: "unswept-1998" });
    expect(await countHeld()).toBe(UNSWEPT - 100);
  });
});
