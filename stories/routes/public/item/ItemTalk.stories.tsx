import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen } from "../../../../.storybook/stage/screen.ts";
import { DRAWN } from "../../../../mocks/world/documents.ts";
import type { World } from "../../../../mocks/world/world.ts";
import type { TalkRow } from "../../../../server/store/ports/catalogue.ts";
import { cast, addressOfItem } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Item", ...screen });

const talkAt =
  (eventDate: string, facts: Partial<TalkRow> = {}) =>
  async (world: World) => {
    const { creator, reader } = await cast(world);
    const talk = await creator.speaks({ ...DRAWN, eventDate: Date.parse(eventDate), ...facts });
    await reader.signsIn();
    return addressOfItem(creator, talk);
  };

export const Talk = meta.story({
  parameters: scene(talkAt("2026-05-21T13:00:00Z")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Demo Conference, Ghent")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Event page/ })).toBeVisible();
  },
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
