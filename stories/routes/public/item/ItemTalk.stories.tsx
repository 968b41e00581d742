import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import { DRAWN } from "../../../../server/world/documents.ts";
import type { World } from "../../../../server/world/world.ts";
import { MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import type { TalkRow } from "../../../../server/store/ports/catalogue.ts";
import { cast, addressOfItem } from "./scenes.ts";
import {
  comesFrom,
  country,
  factsOf,
  names,
  signInViewer,
  viewer,
} from "../../../support/controlledFacts.ts";
import {
  asAtFirst,
  centsOf,
  choice,
  controlled,
  price,
  toggle,
} from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Item", ...screen });

const talkAt =
  (eventDate: string, facts: Partial<TalkRow> = {}) =>
  async (world: World) => {
    const { creator, reader } = await cast(world);
    const talk = await creator.speaks({ ...DRAWN, eventDate: Date.parse(eventDate), ...facts });
    await reader.signsIn();
    return addressOfItem(creator, talk);
  };

const DAYS = {
  "to come": () => Date.parse("2026-05-21T13:00:00Z"),
  "happening now": (now: number) => now - MINUTE_MS,
  past: () => Date.parse("2026-02-12T13:00:00Z"),
  "not known": () => null,
};

export const Talk = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 0),
      day: choice("When", ["to come", "happening now", "past", "not known"]),
      slides: toggle("Slides", true),
      from: country,
      who: viewer("signed in"),
    },
    open: async (world, { names: kind, euro, day, slides, from, who }) => {
      const facts = factsOf(kind);
      const to = { countryCode: comesFrom(world, from) };
      const { creator, reader } = await cast(world, { by: facts.creator, to });
      const talk = await creator.speaks({
        ...(slides ? DRAWN : { document: null, thumbnails: [] }),
        ...facts.talk,
        priceInCents: centsOf(euro),
        eventDate: DAYS[day](world.now()),
      });
      await signInViewer(who, { creator, guest: () => reader });
      return addressOfItem(creator, talk);
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(await canvas.findByText("Demo Conference, Ghent")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Event page/ })).toBeVisible();
  }),
});

export const HappeningNow = meta.story({
  parameters: scene((world) => talkAt(new Date(world.now() - 60_000).toISOString())(world)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Happening now")).toBeVisible();
  },
});

export const PastTalk = meta.story({
  parameters: scene(talkAt("2026-02-12T13:00:00Z")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Past talk")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /Event page/ })).toBeNull();
  },
});

export const TalkWithoutSlides = meta.story({
  parameters: scene(talkAt("2026-05-21T13:00:00Z", { document: null, thumbnails: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There are no slides yet.")).toBeVisible();
  },
});
