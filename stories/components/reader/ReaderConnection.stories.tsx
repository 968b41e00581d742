import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { stageOf } from "../../../.storybook/stage/screen.ts";
import { shows, typePage } from "./readerPlay.ts";
import { deck, HEAVY, reading, renderReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader", render: renderReader() });

export const RightTakenAway = meta.story({
  parameters: reading(HEAVY),
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 12);
    const { world } = stageOf(context);
    const drop = await world.store.catalog.byId("pub_000001");
    if (drop?.category === "PUBLICATION")
      await world.store.catalog.replace({ ...drop, document: null });
    await typePage(canvas, 10);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Unable to load document");
  },
});

export const OfflineWhileReading = meta.story({
  parameters: reading(HEAVY),
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 12);
    stageOf(context).world.faults.network = "offline";
    await typePage(canvas, 10);
    await expect(await canvas.findByText(/You’re offline/)).toBeVisible();
    await expect(await canvas.findByText("Loading page 10…")).toBeVisible();
  },
});

export const OnlineAgain = meta.story({
  parameters: { ...reading(HEAVY), timePasses: true },
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 12);
    const { world } = stageOf(context);
    world.faults.network = "offline";
    await typePage(canvas, 10);
    await expect(await canvas.findByText(/You’re offline/)).toBeVisible();
    world.faults.network = null;
    await canvas.findByText("Page 10 of 12", { selector: "span[role]" });
    await waitFor(() => expect(canvas.queryByText(/You’re offline/)).toBeNull());
  },
});

export const ServerBusy = meta.story({
  parameters: reading(HEAVY),
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 12);
    stageOf(context).world.faults.network = "too many calls";
    await typePage(canvas, 10);
    await expect(await canvas.findByText(/The server is busy/)).toBeVisible();
    await expect(await canvas.findByText("Loading page 10…")).toBeVisible();
  },
});

export const ServerBusyNoMore = meta.story({
  parameters: { ...reading(HEAVY), timePasses: true },
  play: async ({ canvas, ...context }) => {
    await shows(canvas, 1, 12);
    const { world } = stageOf(context);
    world.faults.network = "too many calls";
    await typePage(canvas, 10);
    await expect(await canvas.findByText(/The server is busy/)).toBeVisible();
    world.faults.network = null;
    await canvas.findByText("Page 10 of 12", { selector: "span[role]" });
    await waitFor(() => expect(canvas.queryByText(/The server is busy/)).toBeNull());
  },
});

export const ServerBusyAtFirst = meta.story({
  parameters: {
    ...reading(deck(8), (world) => (world.faults.network = "too many calls")),
    documentWaits: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server is busy/)).toBeVisible();
    await expect(canvas.getByText("Getting the presentation ready...")).toBeVisible();
  },
});
