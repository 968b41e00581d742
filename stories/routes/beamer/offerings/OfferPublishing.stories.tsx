import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { saveAndPublish } from "../../../support/itemForm.ts";
import { isToBeCorrected } from "../../../support/keyboard.ts";
import { type Canvas, retype } from "../../../support/played.ts";
import { offeringsOf, press, says, storedOffer, twoCalls } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Offerings/Editing", ...screen });

const DRAFT = "A long look at your slides";

async function typeOffer(canvas: Canvas) {
  await press(canvas, `Edit ${DRAFT}`);
  await retype(canvas.getByLabelText("Title"), "A longer look");
  return retype(canvas.getByLabelText(/Price in euro/), "45");
}

export const SavedAndPublished = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await typeOffer(canvas);
    await saveAndPublish(canvas);
    await says(canvas, "Saved and published: visitors see it now");
    await expect(
      await canvas.findByRole("button", { name: "Unpublish A longer look" }),
    ).toHaveFocus();
    const { world } = stageOf(context);
    await expect(await storedOffer(world, "A longer look")).toMatchObject({
      priceInCents: 4500,
      status: "PUBLISHED",
    });
  },
});

export const QuestionsSavedAndPublished = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await typeOffer(canvas);
    await press(canvas, `Questions (2) of ${DRAFT}`);
    await press(canvas, "Write your own");
    await press(canvas, "Remove question 2");
    await saveAndPublish(canvas);
    await canvas.findByRole("button", { name: "Unpublish A longer look" });
    await canvas.findByRole("button", { name: "Questions (1) of A longer look" });
    await expect((await storedOffer(stageOf(context).world, "A longer look"))?.status).toBe(
      "PUBLISHED",
    );
  },
});

export const PublishingCorrected = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    const price = await retype(await typeOffer(canvas), "45,50");
    await saveAndPublish(canvas);
    await isToBeCorrected(price, "Price must be in whole euros");
    await expect((await storedOffer(stageOf(context).world, DRAFT))?.status).toBe("DRAFT");
  },
});

export const PublishingNotSaved = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    const price = await typeOffer(canvas);
    const { world } = stageOf(context);
    world.faults.network = "offline";
    await saveAndPublish(canvas);
    await expect(await canvas.findAllByText(/^We can’t reach the server\./)).toHaveLength(2);
    await expect(price).toHaveValue("45");
    await expect((await storedOffer(world, DRAFT))?.status).toBe("DRAFT");
  },
});
