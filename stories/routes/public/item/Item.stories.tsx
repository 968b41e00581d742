import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { BEING_DRAWN, UNDRAWABLE } from "../../../../server/world/documents.ts";
import { beamer } from "../../../../server/world/people.ts";
import { itemAddress } from "../../../../src/domain/profiles/addresses.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import { readsDeck } from "../../../support/reading.ts";
import { loading, offline, sessionEnded } from "../../../support/sharedStates.ts";
import { bought, cast, getsDrop, looking, FREE } from "./scenes.ts";
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
  howMany,
  price,
} from "../../../support/controls.ts";

const meta = preview.meta({ title: "Screens/Item", ...screen });

export const Ready = meta.story({
  ...controlled({
    controls: {
      names,
      euro: price("Price", 12),
      pages: howMany("Pages", { initial: 8, least: 1, most: 60 }),
      from: country,
      who: viewer("signed in"),
      status: choice("For the viewer", ["on sale", "theirs", "theirs and archived"]),
    },
    open: async (world, { names: kind, euro, pages, from, who, status }) => {
      const facts = factsOf(kind);
      const to = { countryCode: comesFrom(world, from) };
      const drop = { ...facts.drop, priceInCents: centsOf(euro) };
      const all = await cast(world, { by: facts.creator, drop, to, pages });
      if (status !== "on sale") await getsDrop(all);
      if (status === "theirs and archived") await all.creator.archives(all.drop);
      await signInViewer(who, { creator: all.creator, guest: () => all.reader });
      return all.address;
    },
  }),
  play: asAtFirst(async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "The quiet interface" }),
    ).toBeVisible();
    await expect(canvas.getByText("incl. VAT")).toBeVisible();
    await expect(canvas.getByText("8 pages, PDF")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Buy now" })).toBeVisible();
  }),
});

export const SignedOut = meta.story({
  parameters: scene(async (world) => (await cast(world)).address),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole("button", { name: "Log in to buy" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Log in to view content" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/login"));
  },
});

export const Bought = meta.story({
  parameters: scene(async (world) => {
    const { reader, address } = await bought(world);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It’s yours/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Buy now" })).toBeNull();
    await readsDeck(canvas);
  },
});

export const BoughtAndFreeSince = meta.story({
  parameters: scene(async (world) => {
    const { reader, drop, address } = await bought(world);
    await world.store.catalog.replace({ ...drop, priceInCents: 0 });
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It’s yours/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Remove from Library" })).toBeNull();
    await readsDeck(canvas);
  },
});

export const Free = meta.story({
  parameters: scene(looking(FREE)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Add to Library" }));
    const remove = await canvas.findByRole("button", { name: "Remove from Library" });
    await userEvent.click(remove);
    await expect(await canvas.findByRole("button", { name: "Add to Library" })).toBeVisible();
  },
});

export const InLibrary = meta.story({
  parameters: scene(async (world) => {
    const { reader, drop, address } = await cast(world, FREE);
    await reader.keeps(drop);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Remove from Library" })).toBeVisible();
    await readsDeck(canvas);
  },
});

export const ToggleFailed = meta.story({
  parameters: scene(looking(FREE)),
  play: async ({ canvas, ...context }) => {
    const add = await canvas.findByRole("button", { name: "Add to Library" });
    stageOf(context).world.faults.network = "offline";
    await userEvent.click(add);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
  },
});

export const ArchivedButOwned = meta.story({
  parameters: scene(async (world) => {
    const { creator, reader, drop, address } = await bought(world);
    await creator.archives(drop);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No longer on sale")).toBeVisible();
    await expect(canvas.getByText(/It’s yours/)).toBeVisible();
    await readsDeck(canvas);
  },
});

export const MadeADraftAgain = meta.story({
  parameters: scene(async (world) => {
    const { reader, drop, address } = await bought(world);
    await world.store.catalog.replace({ ...drop, status: "DRAFT" });
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No longer on sale")).toBeVisible();
    await expect(canvas.queryByText(/only you can see it/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Share" })).toBeNull();
    await readsDeck(canvas);
  },
});

export const ArchivedButKept = meta.story({
  parameters: scene(async (world) => {
    const { creator, reader, drop, address } = await cast(world, FREE);
    await reader.keeps(drop);
    await creator.archives(drop);
    await reader.signsIn();
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you can’t add it again/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove from Library" }));
    await expect(await canvas.findByText("It is no longer offered.")).toBeVisible();
  },
});

export const PreviewPending = meta.story({
  parameters: scene(looking({ drop: BEING_DRAWN })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The preview is being made/)).toBeVisible();
  },
});

export const PreviewFailed = meta.story({
  parameters: scene(looking({ drop: UNDRAWABLE })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This document has no preview.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Buy now" })).toBeVisible();
  },
});

export const WithoutDocument = meta.story({
  parameters: scene(looking({ drop: { document: null, thumbnails: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("There is no file yet.")).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: scene(async (world) => {
    const { address } = await cast(world, { drop: { status: "DRAFT" } });
    return address;
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error 404 - Page Not Found")).toBeVisible();
  },
});

export const OfAnotherCreator = meta.story({
  parameters: scene(async (world) => {
    const { drop } = await cast(world);
    await beamer(world, { slug: "other", affiliateCode: "OTHERSCODE" });
    return itemAddress({ slug: "other", kind: "publication", itemId: drop.id });
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Error 404 - Page Not Found")).toBeVisible();
  },
});

export const Loading = meta.story(loading(looking(), { field: "publicationById" }));

export const Failed = meta.story({
  parameters: scene(async (world) => {
    world.faults.failing.add("publicationById");
    return looking()(world);
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
});

export const Offline = meta.story(offline(looking()));

export const SessionEnded = meta.story(sessionEnded(looking()));

export const ByKeyboard = meta.story({
  parameters: scene(looking(FREE)),
  play: byKeyboard(async ({ canvas, keys }) => {
    await keys.tabTo("button", "Add to Library");
    await keys.press("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Remove from Library" })).toHaveFocus();
    await readsDeck(canvas);
  }),
});
