import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { quickUploads, withUploads } from "../../../../mocks/devices/uploads.tsx";
import { save, titleField } from "../../../support/itemForm.ts";
import { isToBeCorrected } from "../../../support/keyboard.ts";
import { type Played, retype } from "../../../support/played.ts";
import { firstPageDrawn } from "../../../support/reading.ts";
import { dropIn, editing } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Publication",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

/** The page's next task: letters typed one a task come at every moment that a call has. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", resolve);
    port1.start();
    port2.postMessage(null);
  });

export const SavedAndUndone = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Quieter");
    await save(canvas);
    await expect(await canvas.findByText("Drop saved")).toBeVisible();
    await expect((await dropIn(context))?.title).toBe("Quieter");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect((await dropIn(context))?.title).toBe("The quiet interface");
    await waitFor(() => expect(canvas.getByLabelText("Title")).toHaveValue("The quiet interface"));
  },
});

export const SavedTwice = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "First");
    await save(canvas);
    await canvas.findByRole("heading", { level: 1, name: "First" });
    await retype(await titleField(canvas), "Second");
    await save(canvas);
    await canvas.findByRole("heading", { level: 1, name: "Second" });
    await expect((await dropIn(context))?.title).toBe("Second");
    await expect(canvas.queryByText("Not saved yet")).toBeNull();
  },
});

export const TypedWhileSaving = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    const field = await titleField(canvas);
    await retype(field, "First");
    const form = canvas.getByRole("form", { name: "Details of the drop" });
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    let typed = "First";
    while (canvas.queryByText("Drop saved") === null) {
      typed += "+";
      await fireEvent.input(field, { target: { value: typed } });
      await nextTask();
    }
    await expect(field).toHaveValue(typed);
    await retype(field, "First and more");
    await save(canvas);
    await canvas.findByRole("heading", { level: 1, name: "First and more" });
    await expect((await dropIn(context))?.title).toBe("First and more");
  },
});

export const TitleMissing = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas }) => {
    const field = await retype(await titleField(canvas), "");
    await save(canvas);
    await isToBeCorrected(field, "Title is required");
  },
});

export const PriceRefused = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas }) => {
    await titleField(canvas);
    const field = await retype(canvas.getByLabelText(/Price/), "2,50");
    await save(canvas);
    await isToBeCorrected(field, /Price must be free \(€0\) or greater than €3/);
  },
});

export const PriceRead = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas }) => {
    await titleField(canvas);
    const field = await retype(canvas.getByLabelText(/Price/), "1.200");
    await expect(await canvas.findByText("Read as € 1.200,00")).toBeVisible();
    await expect(canvas.getByText(/A buyer in Belgium pays € 1.272,00/)).toBeVisible();
    await expect(field).toHaveValue("1.200");
    await userEvent.type(field, ",50");
    await expect(await canvas.findByText(/A buyer in Belgium pays € 1.272,53/)).toBeVisible();
    await expect(canvas.queryByText(/^Read as/)).toBeNull();
    await retype(field, "1,200");
    await expect(await canvas.findByText("Read as € 1.200,00")).toBeVisible();
  },
});

export const PriceWithCents = meta.story({
  parameters: scene(editing({ priceInCents: 120_050 })),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Quieter");
    await expect(canvas.getByLabelText(/Price/)).toHaveValue("1200,50");
    await save(canvas);
    await expect(await canvas.findByText("Drop saved")).toBeVisible();
    await expect((await dropIn(context))?.priceInCents).toBe(120_050);
  },
});

async function conflict({ canvas, ...context }: Played) {
  await retype(await titleField(canvas), "Mine");
  const { world } = stageOf(context);
  const drop = await dropIn(context);
  if (drop === null) throw new Error("there is no drop");
  await world.store.catalog.replace({ ...drop, title: "Changed on the phone" });
  await save(canvas);
  await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
  const region = canvas.getByRole("region", { name: "Changed elsewhere" });
  await expect(await within(region).findByText("Changed on the phone")).toBeVisible();
  await expect(canvas.getByLabelText("Title")).toHaveValue("Mine");
}

export const ChangedElsewhere = meta.story({
  parameters: scene(editing()),
  play: conflict,
});

export const OtherVersionKept = meta.story({
  parameters: scene(editing()),
  play: async (context) => {
    await conflict(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Keep the saved version" }));
    await expect(canvas.getByLabelText("Title")).toHaveValue("Changed on the phone");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const SavedOverTheOther = meta.story({
  parameters: scene(editing()),
  play: async (context) => {
    await conflict(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Save mine instead" }));
    await expect(await canvas.findByText("Drop saved")).toBeVisible();
    await expect((await dropIn(context))?.title).toBe("Mine");
  },
});

export const Saving = meta.story({
  parameters: scene(async (world) => {
    world.faults.hanging.add("updatePublicationDetails");
    return editing()(world);
  }),
  play: async ({ canvas }) => {
    await retype(await titleField(canvas), "Quieter");
    await save(canvas);
    await expect(canvas.getByRole("button", { name: "Save changes" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
});

export const SaveFailed = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await firstPageDrawn(canvas, 40);
    const field = await retype(await titleField(canvas), "Quieter");
    stageOf(context).world.faults.network = "offline";
    await save(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(field).toHaveValue("Quieter");
  },
});

export const LeavingAsked = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Quieter");
    await userEvent.click(canvas.getByRole("link", { name: "Back to offerings" }));
    const dialog = await canvas.findByRole("dialog", { name: "Leave without saving?" });
    await expect(addressOf(stageOf(context))).toMatch(/publication/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Keep editing" }));
    await expect(canvas.getByLabelText("Title")).toHaveValue("Quieter");
  },
});

export const LeftUnsaved = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Quieter");
    await userEvent.click(canvas.getByRole("link", { name: "Back to offerings" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Leave" }));
    await waitFor(() => expect(addressOf(stageOf(context))).toBe("/beamer/offerings"));
    await expect((await dropIn(context))?.title).toBe("The quiet interface");
  },
});
