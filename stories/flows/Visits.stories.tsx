import { expect, screen as page, spyOn, userEvent, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../.storybook/stage/screen.ts";
import { addressOf, type Stage } from "../../.storybook/stage/stage.tsx";
import { beamer, user } from "../../server/world/people.ts";
import type { World } from "../../server/world/world.ts";
import { wholeAudience } from "../../server/store/factories/library.ts";
import { bookingAddress, itemAddress } from "../../src/domain/profiles/addresses.ts";
import { TrackDocument } from "../../src/operations/generated/graphql.ts";
import { documentIdOf } from "../../src/calls/documentId.ts";

/** What was sent since the story began: the server would forgive a visit too many. */
let sent: string[] = [];

const meta = preview.meta({
  title: "Flows/Visits",
  ...screen,
  beforeEach: () => {
    sent = [];
    const { fetch } = window;
    const watched = spyOn(window, "fetch").mockImplementation((input, init) => {
      if (typeof init?.body === "string") sent.push(init.body);
      return fetch(input, init);
    });
    return () => watched.mockRestore();
  },
});

const visits = () => sent.filter((body) => body.includes(documentIdOf(TrackDocument))).length;

/** A creator with a drop and an offer, viewed by a visitor, a reader or the creator. */
const lookedAtBy = (who: "visitor" | "reader" | "creator") => async (world: World) => {
  const creator = await beamer(world);
  const drop = await creator.drops();
  await creator.offers();
  const reader = await user(world);
  if (who !== "visitor") await (who === "reader" ? reader : creator).signsIn();
  return itemAddress({ slug: creator.row.slug, kind: "publication", itemId: drop.id });
};

const seesDrop = () => page.findByRole("heading", { level: 1, name: "The quiet interface" });
const audienceOf = async ({ store }: World) =>
  (await store.audience.page(wholeAudience("usr_000001"))).map(({ userId }) => userId);

export const Noted = meta.story({
  parameters: scene(lookedAtBy("reader")),
  play: async ({ ...context }) => {
    await seesDrop();
    const { world } = stageOf(context);
    await waitFor(async () => expect(await audienceOf(world)).toEqual(["usr_000003"]));
    // The page refetches, which is not another visit.
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(sent.at(-1)).not.toContain(documentIdOf(TrackDocument)));
    await expect(visits()).toBe(1);
  },
});

export const OncePerPage = meta.story({
  parameters: scene(lookedAtBy("reader")),
  play: async () => {
    await seesDrop();
    await waitFor(() => expect(visits()).toBe(1));
    await userEvent.click(page.getByRole("link", { name: "Demo Speaker" }));
    await userEvent.click(await page.findByRole("link", { name: "Offerings" }));
    const call = await page.findByRole("link", { name: "Book A clear half hour" });
    // The tabs of a profile are one page.
    await expect(visits()).toBe(2);
    await userEvent.click(call);
    await page.findByRole("button", { name: /^Continue with \d\d:\d\d$/ });
    await waitFor(() => expect(visits()).toBe(3));
  },
});

export const NotOfVisitors = meta.story({
  parameters: scene(lookedAtBy("visitor")),
  play: async () => {
    await seesDrop();
    await userEvent.click(page.getByRole("link", { name: "Demo Speaker" }));
    await page.findByRole("link", { name: "Offerings" });
    await expect(visits()).toBe(0);
  },
});

export const NotOfOnesOwn = meta.story({
  parameters: scene(lookedAtBy("creator")),
  play: async () => {
    await seesDrop();
    await userEvent.click(page.getByRole("link", { name: "Demo Speaker" }));
    await page.findByRole("link", { name: "Offerings" });
    await expect(visits()).toBe(0);
  },
});

export const NotNoted = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("track");
    return lookedAtBy("reader")(world);
  }),
  play: async ({ ...context }) => {
    await seesDrop();
    await waitFor(() => expect(visits()).toBe(1));
    // Another page later nothing was repeated, and all is unchanged.
    await userEvent.click(page.getByRole("link", { name: "Demo Speaker" }));
    await expect(await page.findByRole("link", { name: "Offerings" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
    await waitFor(() => expect(visits()).toBe(2));
    await expect(page.queryByRole("alert")).toBeNull();
    await expect(stageOf(context).traces).toEqual({ reloads: 0, leftFor: [], faults: [] });
  },
});

/** Somebody follows an address that names one creator, and another's item. */
const misled = (to: "drop" | "offer") =>
  scene(async (world) => {
    const { row } = await beamer(world, { slug: "another", affiliateCode: "ANOTHERCODE" });
    const creator = await beamer(world);
    const [drop, offer] = [await creator.drops(), await creator.offers()];
    await (await user(world)).signsIn();
    return to === "drop"
      ? itemAddress({ slug: row.slug, kind: "publication", itemId: drop.id })
      : bookingAddress({ slug: row.slug, offerId: offer.id });
  });

const findNothing = async (stage: Stage) => {
  await page.findByRole("heading", { level: 1, name: "Lost Ticket Alert" });
  await expect(addressOf(stage)).toBe("/404");
  await expect(visits()).toBe(0);
};

export const NotWhereAnItemIsNot = meta.story({
  parameters: misled("drop"),
  play: ({ ...context }) => findNothing(stageOf(context)),
});

export const NotWhereAnOfferIsNot = meta.story({
  parameters: misled("offer"),
  play: ({ ...context }) => findNothing(stageOf(context)),
});
