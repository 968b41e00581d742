import { expect, userEvent } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { quickUploads, withUploads } from "../../../../mocks/devices/uploads.tsx";
import { publishButton, saveAndPublish, titleField } from "../../../support/itemForm.ts";
import { isToBeCorrected } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import { type Played, retype } from "../../../support/played.ts";
import { firstPageDrawn } from "../../../support/reading.ts";
import { dropIn, editing } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Publication",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

/** A drop that was just uploaded. */
const fresh = editing({ title: "", description: null, priceInCents: 0 });

async function typeDrop({ canvas }: Pick<Played, "canvas">) {
  await retype(await titleField(canvas), "Quieter");
  await retype(canvas.getByLabelText(/Price/), "1.200,50");
}

export const TitleTyped = meta.story({
  parameters: scene(fresh),
  play: async ({ canvas }) => {
    const field = await titleField(canvas);
    await expect(await publishButton(canvas, "Publish Now")).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.type(field, " ");
    const button = await publishButton(canvas, "Save and publish");
    await expect(button).toHaveAccessibleDescription("Add a title before you publish this");
    await userEvent.type(field, "Quieter");
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
    await expect(canvas.queryByText("Add a title before you publish this")).toBeNull();
  },
});

export const SavedAndPublished = meta.story({
  parameters: scene(fresh),
  play: async ({ canvas, ...context }) => {
    await typeDrop({ canvas });
    await saveAndPublish(canvas);
    await expect(await canvas.findByText("Saved and published: visitors see it now")).toBeVisible();
    const button = await publishButton(canvas, "Unpublish");
    await expect(button).toHaveFocus();
    await expect(canvas.queryByText("Not saved yet")).toBeNull();
    await expect(canvas.queryByText("Drop saved")).toBeNull();
    await expect(await dropIn(context)).toMatchObject({
      title: "Quieter",
      priceInCents: 120_050,
      status: "PUBLISHED",
    });
  },
});

export const PublishingUndone = meta.story({
  parameters: scene(fresh),
  play: async ({ canvas, ...context }) => {
    await typeDrop({ canvas });
    await saveAndPublish(canvas);
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("A draft again. Your changes stay saved.")).toBeVisible();
    await expect(await publishButton(canvas, "Publish Now")).toBeVisible();
    await expect(await dropIn(context)).toMatchObject({ title: "Quieter", status: "DRAFT" });
  },
});

export const PublishingWaits = meta.story({
  parameters: scene(fresh),
  play: async ({ canvas, ...context }) => {
    await titleField(canvas);
    const answerNow = answersLate(stageOf(context).world, "updatePublicationDetails");
    await typeDrop({ canvas });
    await saveAndPublish(canvas);
    await expect(await publishButton(canvas, "Save and publish")).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect((await dropIn(context))?.status).toBe("DRAFT");
    answerNow();
    await expect(await publishButton(canvas, "Unpublish")).toBeVisible();
  },
});

/** What was typed is still there, and nobody else sees the drop. */
async function isNotPublished({ canvas, ...context }: Played) {
  await expect(canvas.getByLabelText("Title")).toHaveValue("Quieter");
  await expect(await publishButton(canvas, "Save and publish")).toBeVisible();
  await expect((await dropIn(context))?.status).toBe("DRAFT");
}

export const PublishingCorrected = meta.story({
  parameters: scene(fresh),
  play: async (context) => {
    const { canvas } = context;
    await typeDrop({ canvas });
    const field = await retype(canvas.getByLabelText(/Price/), "1.20.000");
    await saveAndPublish(canvas);
    await isToBeCorrected(field, /Price must be free \(€0\) or greater than €3/);
    await isNotPublished(context);
  },
});

export const PublishingChangedElsewhere = meta.story({
  parameters: scene(editing()),
  play: async (context) => {
    const { canvas } = context;
    await typeDrop({ canvas });
    const drop = await dropIn(context);
    if (drop === null) throw new Error("there is no drop");
    const { world } = stageOf(context);
    await world.store.catalog.replace({ ...drop, title: "Changed on the phone" });
    await saveAndPublish(canvas);
    await canvas.findByRole("region", { name: "Changed elsewhere" });
    await canvas.findByRole("heading", { level: 1, name: "Changed on the phone" });
    await isNotPublished(context);
  },
});

export const PublishingNotSaved = meta.story({
  parameters: scene(fresh),
  play: async (context) => {
    const { canvas } = context;
    await firstPageDrawn(canvas, 40);
    await typeDrop({ canvas });
    stageOf(context).world.faults.network = "offline";
    await saveAndPublish(canvas);
    // In the form, and where the button is.
    await expect(await canvas.findAllByText(/^We can’t reach the server\./)).toHaveLength(2);
    await isNotPublished(context);
  },
});

export const SavedButNotPublished = meta.story({
  parameters: scene(fresh),
  play: async ({ canvas, ...context }) => {
    await typeDrop({ canvas });
    stageOf(context).world.faults.failing.add("updateCatalogItemStatus");
    await saveAndPublish(canvas);
    await expect(await canvas.findByText(/^Saved, but not published\. /)).toBeVisible();
    await expect(await publishButton(canvas, "Publish Now")).toBeVisible();
    await expect(await dropIn(context)).toMatchObject({ title: "Quieter", status: "DRAFT" });
  },
});
