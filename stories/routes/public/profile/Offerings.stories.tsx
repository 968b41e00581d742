import { expect, userEvent, waitFor, type within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import {
  LONGEST_DROP,
  LONGEST_OFFER,
  LONGEST_PERSON,
} from "../../../../server/world/extremes/longest.ts";
import { LONG_NAMED, LONG_TITLES } from "../../../../server/world/extremes/longNames.ts";
import { fillsShelves, LAST_OF_MANY } from "../../../../server/world/extremes/many.ts";
import {
  RIGHT_TO_LEFT,
  RIGHT_TO_LEFT_TEXTS,
} from "../../../../server/world/extremes/rightToLeft.ts";
import { ACCESS_TOKEN_LIFETIME_MS, SECOND_MS } from "../../../../src/domain/shared/limits.ts";
import { beamer, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { expectRightToLeft, expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import type { Played } from "../../../support/played.ts";
import { offline, sessionEnded } from "../../../support/sharedStates.ts";
import {
  comesFrom,
  country,
  factsOf,
  manyOf,
  names,
  signInViewer,
  viewer,
} from "../../../support/controlledFacts.ts";
import { asAtFirst, centsOf, controlled, howMany, price } from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Profile/Offerings", ...screen });

const SHELVES = {
  calls: [
    { title: "First hello", priceInCents: 0 },
    { title: "Rehearse your keynote", durationInMinutes: 60 },
  ],
  drops: [
    { title: "The quiet interface", priceInCents: 1200 },
    { title: "A keynote in nine sentences", priceInCents: 0 },
  ],
} as const;

async function fullShelves(world: World) {
  const creator = await beamer(world);
  for (const offer of SHELVES.calls) await creator.offers(offer);
  for (const drop of SHELVES.drops) await creator.drops(drop);
  return creator;
}

/** The card under a heading. */
const card = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole("heading", { name }).closest("article");

const atFullShelves = scene(async (world) => {
  await fullShelves(world);
  return "/demo-speaker/offerings";
});

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price of the second call", 60),
      calls: howMany("Calls", { initial: 2, most: 12 }),
      drops: howMany("Drops", { initial: 2, most: 12 }),
      from: country,
      looking: viewer("visitor"),
    },
    open: async (world, { names: kind, euro, calls, drops, from, looking }) => {
      const facts = factsOf(kind);
      const countryCode = comesFrom(world, from);
      const creator = await beamer(world, facts.creator);
      const [first, second] = SHELVES.calls;
      const priced = [first, { ...second, priceInCents: centsOf(euro) }];
      const offers = priced.map((offer) => ({ ...offer, ...facts.offer }));
      for (const offer of manyOf(offers, calls)) await creator.offers(offer);
      const publications = SHELVES.drops.map((drop) => ({ ...drop, ...facts.drop }));
      for (const drop of manyOf(publications, drops)) await creator.drops(drop);
      await signInViewer(looking, { creator, guest: () => user(world, { countryCode }) });
      return `/${creator.row.slug}/offerings`;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "One-on-One Calls" });
    await expect(canvas.getByRole("heading", { name: "Drops" })).toBeVisible();
    await expect(card(canvas, "Rehearse your keynote")).toHaveTextContent("€ 72,60 incl. VAT");
    await expect(card(canvas, "Rehearse your keynote")).toHaveTextContent("60 minutes");
    await expect(card(canvas, "First hello")).toHaveTextContent("Free");
    await expect(canvas.getByRole("link", { name: "Book First hello" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/demo-speaker\/booking\/one_/),
    );
  }),
});

export const FromOutsideTheEu = meta.story({
  parameters: scene(async (world) => {
    await fullShelves(world);
    world.cookies.set("country", "CH");
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "One-on-One Calls" });
    await expect(card(canvas, "Rehearse your keynote")).toHaveTextContent("€ 60,00 no VAT");
    await expect(canvas.queryByText("incl. VAT")).toBeNull();
  },
});

/** Drops with drawn documents, one of them of a single page; and one without a document. */
export const FirstPages = meta.story({
  parameters: scene(async (world) => {
    const creator = await beamer(world);
    await creator.attaches(await creator.drops({ title: "The quiet interface" }), 40);
    await creator.attaches(await creator.drops({ title: "One page to print" }), 1);
    await creator.drops({ title: "To be written", document: null });
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "The quiet interface" });
    const pages = () => [
      ...document.querySelectorAll<HTMLImageElement>("img[src^='/thumbnails/']"),
    ];
    await waitFor(() => expect(pages()).toHaveLength(2));
    await waitFor(() => expect(pages().every(({ naturalWidth }) => naturalWidth > 0)).toBe(true));
  },
});

/** The token has expired, and the server can't refresh it for now. */
const cutOff = scene(async (world) => {
  await fullShelves(world);
  await (await user(world)).signsIn();
  world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
  world.faults.failing.add("refresh");
  return "/demo-speaker/offerings";
});

export const CutOff = meta.story({
  parameters: cutOff,
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole("heading", { name: "One-on-One Calls" });
    await expect(await canvas.findByText(/You stay signed in/)).toBeVisible();
    const { app, traces } = stageOf(context);
    await expect(app?.frame.session.me()).not.toBeNull();
    await expect(traces.reloads).toBe(0);
  },
});

export const CutOffNoMore = meta.story({
  parameters: cutOff,
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(/You stay signed in/)).toBeVisible();
    const { app, world } = stageOf(context);
    world.faults.failing.delete("refresh");
    world.clock.advance(SECOND_MS);
    await waitFor(() => expect(app?.frame.session.isCutOff()).toBe(false));
    await canvas.findByRole("heading", { name: "One-on-One Calls" });
    await expect(canvas.queryByText(/You stay signed in/)).toBeNull();
  },
});

export const FromAbout = meta.story({
  parameters: scene(async (world) => {
    await fullShelves(world);
    return "/demo-speaker/about";
  }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Offerings" }));
    await canvas.findByRole("heading", { name: "Drops" });
    await expect(addressOf(stageOf(context))).toBe("/demo-speaker/offerings");
    await expect(canvas.getByRole("link", { name: "Offerings" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await waitFor(() => expect(document.title).toMatch(/ · Offerings · Beamers$/));
  },
});

export const Own = meta.story({
  parameters: scene(async (world) => {
    const creator = await fullShelves(world);
    await creator.offers({ title: "Not ready yet", status: "DRAFT" });
    await creator.drops({ title: "", status: "DRAFT", description: null });
    await creator.signsIn();
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Not ready yet" });
    await expect(card(canvas, "Not ready yet")).toHaveTextContent("Draft: only you can see it");
    await expect(canvas.queryByRole("link", { name: /^Book/ })).toBeNull();
  },
});

export const OwnAndNew = meta.story({
  parameters: scene(async (world) => {
    await (await beamer(world)).signsIn();
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Nothing on offer yet" });
    const way = canvas.getByRole("link", { name: "Go to your dashboard" });
    await expect(way).toHaveAttribute("href", "/beamer");
  },
});

export const Loading = meta.story({
  parameters: scene(async (world) => {
    await fullShelves(world);
    world.faults.network = "never answers";
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { busy: true })).toHaveTextContent(
      "Loading the page",
    );
  },
});

/** Presses an offer whose page never loads, and waits until the page above says so. */
async function waitForOffer({ canvas, ...context }: Pick<Played, "canvas" | "loaded">) {
  const offer = await canvas.findByRole("link", { name: "Book First hello" });
  stageOf(context).world.faults.network = "never answers";
  await userEvent.click(offer);
  const bar = await canvas.findByRole("progressbar", { name: "Loading the page" });
  await expect(bar).toBeVisible();
  await expect(offer).toBeVisible();
}

export const NextPageLoading = meta.story({
  parameters: atFullShelves,
  play: waitForOffer,
});

export const NextPageGivenUp = meta.story({
  parameters: atFullShelves,
  play: async (context) => {
    await waitForOffer(context);
    await stageOf(context).app?.router.navigate("/demo-speaker/offerings");
    await waitFor(() => expect(context.canvas.queryByRole("progressbar")).toBeNull());
  },
});

export const Empty = meta.story({
  parameters: scene(async (world) => {
    await beamer(world);
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "Nothing on offer yet" });
    await expect(canvas.getByRole("link", { name: "Read about Demo" })).toHaveAttribute(
      "href",
      "/demo-speaker/about",
    );
  },
});

/** A creator with a long name who offers nothing yet. */
export const EmptyWithALongName = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    await beamer(world, LONGEST_PERSON);
    return `/${LONGEST_PERSON.slug}/offerings`;
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "Read about the creator" });
    await expect(canvas.getByText(LONGEST_PERSON.firstName)).toBeVisible();
    await expectToFit(canvasElement);
  },
});

/** The page is loaded; its second tab is fetched from a failing server. */
const tabFails = {
  parameters: scene(async (world) => {
    await fullShelves(world);
    return "/demo-speaker/about";
  }),
  happens: async (canvas: ReturnType<typeof within>, world: World) => {
    const tab = await canvas.findByRole("link", { name: "Offerings" });
    world.faults.network = "server error";
    await userEvent.click(tab);
    return canvas.findByRole("button", { name: "Try again" });
  },
};

export const TabFailed = meta.story({
  parameters: tabFails.parameters,
  play: async ({ canvas, ...context }) => {
    await expect(await tabFails.happens(canvas, stageOf(context).world)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Demo Speaker");
  },
});

export const TabTriedAgain = meta.story({
  parameters: tabFails.parameters,
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const again = await tabFails.happens(canvas, world);
    world.faults.network = null;
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Drops" })).toBeVisible());
  },
});

export const NotFound = meta.story({
  parameters: scene(async () => "/nobody/offerings"),
  play: async ({ canvas, ...context }) => {
    await canvas.findByText("Error 404 - Page Not Found");
    await expect(addressOf(stageOf(context))).toBe("/404");
  },
});

/** The page as a signed-in person sees it. */
async function seenByUser(world: World) {
  await fullShelves(world);
  await (await user(world)).signsIn();
  return "/demo-speaker/offerings";
}

export const Offline = meta.story(offline(seenByUser));
export const SessionEnded = meta.story(sessionEnded(seenByUser));

export const LongNames = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const creator = await beamer(world, LONG_NAMED);
    await creator.offers({ title: LONG_TITLES.offer });
    await creator.offers({ title: LONG_TITLES.word, descriptionBulletPoints: [LONG_TITLES.word] });
    await creator.drops({ title: LONG_TITLES.drop });
    await creator.drops({ title: LONG_TITLES.word });
    return `/${LONG_NAMED.slug}/offerings`;
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: LONG_TITLES.offer });
    await expectToFit(canvasElement);
  },
});

export const ManyItems = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    await fillsShelves(await beamer(world));
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByText("Show all 30 calls"));
    const more = await canvas.findByLabelText("More calls");
    await expect(more).toHaveFocus();
    await userEvent.tab();
    await expect(more.querySelector("a")).toHaveFocus();
    await expect(more).toHaveTextContent(LAST_OF_MANY.offer);
    await userEvent.click(canvas.getByText("Show all 24 drops"));
    await expect(canvas.getByLabelText("More drops")).toHaveTextContent(LAST_OF_MANY.drop);
    await expectToFit(canvasElement);
  },
});

export const RightToLeft = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const creator = await beamer(world, RIGHT_TO_LEFT);
    const { offer, description, points, drop } = RIGHT_TO_LEFT_TEXTS;
    await creator.offers({ title: offer, description, descriptionBulletPoints: points });
    await creator.drops({ title: drop, description });
    return "/demo-speaker/offerings";
  }),
  play: async ({ canvas, canvasElement }) => {
    const { offer, description, points, drop } = RIGHT_TO_LEFT_TEXTS;
    await expectRightToLeft(await canvas.findByRole("heading", { name: offer }));
    await expectRightToLeft(canvas.getByRole("heading", { name: drop }));
    await expectRightToLeft(canvas.getByText(points[0]));
    for (const said of canvas.getAllByText(description)) await expectRightToLeft(said);
    await expect(getComputedStyle(canvas.getByText(points[2])).direction).toBe("ltr");
    await expectToFit(canvasElement);
  },
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(async (world) => {
    const creator = await beamer(world, LONGEST_PERSON);
    await creator.offers(LONGEST_OFFER);
    await creator.offers();
    await creator.drops(LONGEST_DROP);
    await creator.drops();
    return `/${LONGEST_PERSON.slug}/offerings`;
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: `Book ${LONGEST_OFFER.title}` });
    await expectToFit(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "See all 20" }));
    await userEvent.click(canvas.getByRole("button", { name: "See more" }));
    await expect(canvas.getByText(LONGEST_OFFER.descriptionBulletPoints[19] ?? "")).toBeVisible();
    await expect(canvas.getByText(LONGEST_DROP.description)).toBeVisible();
    await expectToFit(canvasElement);
  },
});
