import { DAY_MS } from "../../../src/domain/shared/limits.ts";
import type { Beamer } from "../people.ts";

const WEEK_MS = 7 * DAY_MS;

/** More than a page shows without a lot of scrolling. */
const MANY = { offers: 30, drops: 24, talks: 30 } as const;

/** The last ones, which take scrolling to reach. A list shows its newest first. */
export const LAST_OF_MANY = {
  offer: "Call number 1",
  drop: "Drop number 1",
  talk: "Talk number 30",
} as const;

/**
 * A creator who has been at it for years. Talks lie a week apart, each later than the one before.
 */
export async function fillsShelves(creator: Beamer): Promise<void> {
  const { createdAt } = creator.row;
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  for (const number of numbers(MANY.offers)) {
    await creator.offers({ title: `Call number ${number}`, createdAt: createdAt + number });
  }
  for (const number of numbers(MANY.drops)) {
    await creator.drops({ title: `Drop number ${number}`, createdAt: createdAt + number });
  }
  for (const number of numbers(MANY.talks)) {
    await creator.speaks({
      title: `Talk number ${number}`,
      createdAt: createdAt + number,
      eventDate: createdAt + number * WEEK_MS,
    });
  }
}
