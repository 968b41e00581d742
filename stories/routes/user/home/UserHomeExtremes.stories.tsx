import { expect, userEvent, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_DROP, LONGEST_PERSON } from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { DAY_MS, MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { LIBRARY, SESSIONS } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/User/Home extremes", ...screen });

/** Everybody is of this kind, and everything has this name. */
interface Kind {
  people: Parameters<typeof user>[1];
  title: string;
  description?: string;
  priceInCents?: number;
}

const LONG: Kind = { people: LONG_NAMED, title: LONG_TITLES.word };
const HEBREW: Kind = {
  people: RIGHT_TO_LEFT,
  title: RIGHT_TO_LEFT_TEXTS.drop,
  description: RIGHT_TO_LEFT_TEXTS.description,
};
const LONGEST: Kind = { people: LONGEST_PERSON, ...LONGEST_DROP };

const nameOf = ({ people }: Kind) => `${people?.firstName} ${people?.lastName}`;

async function cast(world: World, { people }: Kind) {
  const creator = await beamer(world, people);
  const person = await user(world, { ...people, slug: "demo-visitor" });
  return { creator, person };
}

/** A talk that was free, and a drop that was bought. */
const library = (kind: Kind) =>
  scene(async (world) => {
    const { creator, person } = await cast(world, kind);
    const { people: _, priceInCents, ...words } = kind;
    await person.keeps(await creator.speaks({ ...words, priceInCents: 0 }));
    const drop = await creator.drops({ ...words, ...(priceInCents ? { priceInCents } : {}) });
    await person.pays(await person.savesBilling(await person.opensPayment(drop)));
    await person.signsIn();
    return LIBRARY;
  });

/** A session that is paid, and one that is held. */
const sessions = (kind: Kind) =>
  scene(async (world) => {
    const { creator, person } = await cast(world, kind);
    const { title, priceInCents = 6_000 } = kind;
    const offer = await creator.offers({ title, priceInCents });
    await person.takes(offer, "2026-03-17T09:00:00Z");
    await person.pays(await person.savesBilling(await person.opensPayment(offer)));
    await person.takes(offer, "2026-03-18T09:00:00Z");
    await person.opensPayment(offer);
    await person.signsIn();
    return SESSIONS;
  });

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: library(LONG),
  play: async ({ canvas, canvasElement }) => {
    const greeting = await canvas.findByRole("heading", { level: 1 });
    await expect(greeting).toHaveTextContent(`Hello, ${LONG_NAMED.firstName}`);
    await expect(canvas.getAllByRole("link", { name: nameOf(LONG) })).toHaveLength(2);
    await expectToFit(canvasElement);
  },
});

export const LongNamesInSessions = meta.story({
  ...onSmallPhone,
  parameters: sessions(LONG),
  play: async ({ canvas, canvasElement }) => {
    const upcoming = await canvas.findByRole("list", { name: "Upcoming" });
    await expect(upcoming).toHaveTextContent(`${nameOf(LONG)}, ${LONG_NAMED.professionalTitle}`);
    await expect(canvas.getByRole("link", { name: /^Finish booking|^Pay now/ })).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const LongNameKnownAlready = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const { creator, person } = await cast(world, LONGEST);
    await person.books(await creator.offers({ priceInCents: 0 }), "2026-03-17T09:00:00Z");
    await person.signsIn();
    return LIBRARY;
  }),
  play: async ({ canvas, canvasElement }) => {
    const way = await canvas.findByRole("link", { name: "See the creator’s offerings" });
    await expect(way).toHaveAttribute("href", `/${LONGEST_PERSON.slug}/offerings`);
    await expectToFit(canvasElement);
  },
});

/** More than a page, a page being 150. */
const MANY_DROPS = 151;

export const ManyItems = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world);
    const person = await user(world);
    for (let number = 1; number <= MANY_DROPS; number += 1) {
      const letter = { title: `Letter ${number}`, description: null, priceInCents: 0 };
      await person.keeps(await creator.drops(letter));
      world.clock.advance(1);
    }
    await person.signsIn();
    return LIBRARY;
  }),
  play: async ({ canvas }) => {
    // By text: querying roles among this many takes seconds.
    await canvas.findByText("Letter 2");
    await expect(canvas.getAllByText(/^Letter/)).toHaveLength(MANY_DROPS - 1);
    await userEvent.click(canvas.getByText("Show more"));
    await expect(await canvas.findByText("Letter 1")).toBeInTheDocument();
    await expect(canvas.queryByText("Show more")).toBeNull();
    // The button is gone, and the focus does not jump to the top of the page.
    await expect(canvas.getByText("That’s everything.").parentElement).toHaveFocus();
  },
});

const SESSIONS_EACH = 12;

export const ManySessions = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const person = await user(world);
    // Several: five upcoming free sessions with one creator are the maximum.
    const offers: Parameters<typeof person.books>[0][] = [];
    for (const slug of ["demo-speaker", "demo-speaker-2", "demo-speaker-3"]) {
      const creator = await beamer(world, { slug, affiliateCode: slug });
      await creator.isAlwaysOpen();
      offers.push(await creator.offers({ priceInCents: 0 }));
    }
    const takesAllFrom = async (iso: string) => {
      for (let index = 0; index < SESSIONS_EACH; index += 1) {
        const at = new Date(Date.parse(iso) + index * 30 * MINUTE_MS).toISOString();
        const offer = offers[index % offers.length];
        if (offer) await person.books(offer, at);
      }
    };
    await takesAllFrom("2026-03-17T09:00:00Z");
    world.clock.advance(3 * DAY_MS);
    await takesAllFrom("2026-03-24T09:00:00Z");
    await person.signsIn();
    return SESSIONS;
  }),
  play: async ({ canvas, canvasElement }) => {
    const upcoming = within(await canvas.findByRole("list", { name: "Upcoming" }));
    await expect(upcoming.getAllByRole("listitem")).toHaveLength(SESSIONS_EACH);
    const past = within(canvas.getByRole("list", { name: "Past" })).getAllByRole("listitem");
    await expect(past).toHaveLength(SESSIONS_EACH);
    // The oldest is last.
    await expect(past.at(-1)).toHaveTextContent("Tuesday 17 March 2026, 10:00–10:30");
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: library(HEBREW),
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole("list", { name: "My Library" }));
    for (const title of list.getAllByRole("heading", { name: HEBREW.title })) {
      await expectRightToLeft(title);
    }
    for (const text of list.getAllByText(HEBREW.description ?? "")) await expectRightToLeft(text);
    for (const name of list.getAllByText(nameOf(HEBREW))) await expectRightToLeft(name);
    await expectRightToLeft(canvas.getByText(RIGHT_TO_LEFT.firstName));
    await expectToFit(canvasElement);
  },
});

export const RightToLeftSessions = meta.story({
  ...onSmallPhone,
  parameters: sessions(HEBREW),
  play: async ({ canvas, canvasElement }) => {
    const upcoming = within(await canvas.findByRole("list", { name: "Upcoming" }));
    await expectRightToLeft(upcoming.getByRole("heading", { name: HEBREW.title }));
    await expectRightToLeft(upcoming.getByText(nameOf(HEBREW)));
    await expectRightToLeft(upcoming.getByText(RIGHT_TO_LEFT.professionalTitle));
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: library(LONGEST),
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole("list", { name: "My Library" }));
    await expect(list.getAllByRole("heading", { name: LONGEST_DROP.title })).toHaveLength(2);
    await expect(list.getByText("€ 530.000,00")).toBeVisible();
    await expectToFit(canvasElement);
    const [more] = list.getAllByRole("button", { name: "See more" });
    await userEvent.click(more as HTMLElement);
    await expect(list.getByText(LONGEST_DROP.description)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

export const LongestSessions = meta.story({
  ...onSmallPhone,
  parameters: sessions(LONGEST),
  play: async ({ canvas, canvasElement }) => {
    const upcoming = await canvas.findByRole("list", { name: "Upcoming" });
    await expect(upcoming).toHaveTextContent(LONGEST_PERSON.professionalTitle);
    await expect(canvas.getAllByText("€ 605.000,00")).toHaveLength(2);
    await expectToFit(canvasElement);
  },
});
