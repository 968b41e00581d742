import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview.tsx";
import { stageOf } from "../../../.storybook/stage/screen.ts";
import { press, pressKey, shows } from "./readerPlay.ts";
import { deck, reading, renderReader } from "./readerStage.tsx";

const meta = preview.meta({ title: "Components/Reader", render: renderReader() });

/** Which shapes the reader had: each one that is painted and replaced is a jump on the screen. */
const shapes = new Set<string | undefined>();

export const Ready = meta.story({
  parameters: reading(),
  beforeEach() {
    shapes.clear();
    const observer = new MutationObserver(() => {
      const reader = document.querySelector<HTMLElement>("[aria-label^='Document: ']");
      if (reader) shapes.add(reader.dataset["compact"]);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  },
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    await expect([...shapes]).toHaveLength(1);
    await expect(canvas.getByRole("button", { name: "Previous page" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("progressbar", { name: "Pages read" })).toHaveAttribute(
      "aria-valuenow",
      "13",
    );
  },
});

export const Loading = meta.story({
  parameters: {
    ...reading(deck(8), (world) => (world.faults.network = "never answers")),
    documentWaits: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Getting the presentation ready...")).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: reading(deck(8), (world) => (world.faults.network = "server error")),
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText("Unable to load document")).toBeVisible();
    await expect(canvas.getByRole("alert")).not.toHaveTextContent("connection");
    const { world } = stageOf(context);
    world.faults.network = null;
    await press(canvas, "Try again");
    await shows(canvas, 1, 8);
    world.faults.network = "server error";
  },
});

export const Missing = meta.story({
  parameters: reading(null),
  render: renderReader({ documentId: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Unable to load document");
  },
});

export const NotAPdf = meta.story({
  parameters: reading(new TextEncoder().encode("%PDF-1.7 and nothing else")),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Unable to load document");
  },
});

/** The browser can't run the document reader. */
export const BrowserTooOld = meta.story({
  parameters: reading(),
  beforeEach() {
    const { Worker: original } = window;
    window.Worker = undefined as unknown as typeof Worker;
    return () => {
      window.Worker = original;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "This browser is too old to show documents here. Update it, or open this page in another browser.",
    );
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
});

export const FullScreen = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    const stage = await shows(canvas, 1, 8);
    await pressKey(stage, "f");
    const leave = await canvas.findByRole("button", { name: "Exit full screen" });
    await waitFor(() => expect(stage.clientHeight).toBe(window.innerHeight));
    await shows(canvas, 1, 8);
    await expect(leave).toBeVisible();
  },
});

export const FullScreenLeft = meta.story({
  parameters: reading(),
  play: async ({ canvas }) => {
    const stage = await shows(canvas, 1, 8);
    const before = stage.clientHeight;
    await press(canvas, "Full screen");
    await press(canvas, "Exit full screen");
    await waitFor(() => expect(stage.clientHeight).toBe(before));
    await canvas.findByRole("button", { name: "Full screen" });
  },
});

export const ControlsHidden = meta.story({
  parameters: { ...reading(), timePasses: true },
  play: async ({ canvas }) => {
    await shows(canvas, 1, 8);
    const document = canvas.getByRole("region", { name: "Document: The quiet interface" });
    await waitFor(() => expect(document.dataset["quiet"]).toBe("true"));
    // Keyboard users see them again, for as long as the focus is there.
    const next = canvas.getByRole("button", { name: "Next page" });
    await userEvent.tab();
    await waitFor(() => expect(document.dataset["quiet"]).toBeUndefined());
    await expect(next).toBeVisible();
    if (globalThis.document.activeElement instanceof HTMLElement)
      globalThis.document.activeElement.blur();
    await waitFor(() => expect(document.dataset["quiet"]).toBe("true"));
  },
});
