import { beforeEach } from "vitest";
import type { Person } from "../../world/actions.ts";
import { user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { readAvailability } from "../availability/readAvailability.ts";
import type { Viewer } from "../shared/context.ts";

export const TUESDAY_TEN = "2026-03-17T09:00:00Z"; // ten o'clock in Brussels
export const TUESDAY_HALF_PAST_TEN = "2026-03-17T09:30:00Z";
export const QUESTION = {
  id: "qst_1",
  position: 1,
  isRequired: true,
  question: "What is it about?",
};
export const ANSWERS = [{ question: QUESTION.question, answer: "A talk" }];

/** A world in which bookers are asked one question. */
export interface BookingWorld {
  world: World;
  /** So many people who may book. */
  guests(count: number): Promise<Person[]>;
  /**
   * Whether this viewer, anonymous by default, is shown the time as free: to book it, or to move a
   * booking there.
   */
  isFree(
    offer: OneOnOneRow,
    time: string,
    viewer?: Viewer,
    moved?: { id: string },
  ): Promise<boolean>;
}

/** The world of the test that is running: each test has its own, on an empty store. */
export function bookingWorldOn(openStore: () => Promise<Store>): BookingWorld {
  const at = {} as BookingWorld;
  beforeEach(async () => void Object.assign(at, await createBookingWorld(await openStore())));
  return at;
}

async function createBookingWorld(store: Store): Promise<BookingWorld> {
  const world = createWorld({ store });
  await store.questions.replaceAll([QUESTION]);
  const freeStarts = async (
    offer: OneOnOneRow,
    { viewer, moved }: { viewer: Viewer | null; moved: { id: string } | undefined },
  ) => {
    const days = await readAvailability(world.contextFor(viewer), {
      year: 2026,
      month: 3,
      oneOnOneId: offer.id,
      timeZone: "UTC",
      bookingId: moved?.id,
    });
    return days.flatMap(({ slots }) => slots).map(({ startsAt }) => startsAt);
  };
  return {
    world,
    guests: (count) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          user(world, { slug: `guest-${index}`, email: `guest${index}@demo.example` }),
        ),
      ),
    isFree: async (offer, time, viewer, moved) =>
      (await freeStarts(offer, { viewer: viewer ?? null, moved })).includes(Date.parse(time)),
  };
}
