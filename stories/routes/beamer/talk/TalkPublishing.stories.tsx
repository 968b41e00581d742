import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { addressOf } from "../../../../.storybook/stage/stage.tsx";
import { quickUploads, withUploads } from "../../../../mocks/devices/uploads.tsx";
import { publishButton, saveAndPublish, titleField } from "../../../support/itemForm.ts";
import { isToBeCorrected } from "../../../support/keyboard.ts";
import { retype } from "../../../support/played.ts";
import { firstPageDrawn } from "../../../support/reading.ts";
import { editing, isListed, talkIn } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Talk",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

export const SavedAndPublished = meta.story({
  parameters: scene(editing({ title: "" })),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Later still");
    await retype(canvas.getByLabelText(/Price/), "€ 1 200");
    await saveAndPublish(canvas);
    await expect(await canvas.findByText("Saved and published: visitors see it now")).toBeVisible();
    await isListed(canvas, "Later still");
    await expect(await publishButton(canvas, "Unpublish")).toBeVisible();
    await expect(await talkIn(context)).toMatchObject({
      title: "Later still",
      priceInCents: 120_000,
      status: "PUBLISHED",
    });
  },
});

export const PublishingCorrected = meta.story({
  parameters: scene(editing({ eventDate: null })),
  play: async ({ canvas, ...context }) => {
    await retype(await titleField(canvas), "Later still");
    await saveAndPublish(canvas);
    await isToBeCorrected(canvas.getByLabelText("Event date"), "Event date is required");
    await expect((await talkIn(context))?.status).toBe("DRAFT");
  },
});

export const PublishingNotSaved = meta.story({
  parameters: scene(editing()),
  play: async ({ canvas, ...context }) => {
    await firstPageDrawn(canvas, 40);
    const field = await retype(await titleField(canvas), "Later still");
    const stage = stageOf(context);
    stage.world.faults.network = "offline";
    await saveAndPublish(canvas);
    await waitFor(() =>
      expect(canvas.getAllByText(/^We can’t reach the server\./)).toHaveLength(2),
    );
    await expect(field).toHaveValue("Later still");
    await expect(addressOf(stage)).toMatch(/talk/);
    await expect((await talkIn(context))?.status).toBe("DRAFT");
  },
});
