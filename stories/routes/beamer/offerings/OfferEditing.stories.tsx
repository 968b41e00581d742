import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { LONGEST_OFFER } from "../../../../server/world/extremes/longest.ts";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard, isToBeCorrected } from "../../../support/keyboard.ts";
import { answersLate } from "../../../support/late.ts";
import { isAskedBeforeLeaving } from "../../../support/leaving.ts";
import { type Canvas, retype } from "../../../support/played.ts";
import { offeringsOf, press, says, storedOffer, titlesIn, twoCalls } from "./scenes.ts";

const meta = preview.meta({ title: "Screens/Beamer/Offerings/Editing", ...screen });

async function openForm(canvas: Canvas) {
  await press(canvas, "Edit A clear half hour");
  return canvas.getByLabelText("Title");
}

export const Adding = meta.story({
  parameters: scene(offeringsOf(async () => {})),
  play: async ({ canvas }) => {
    await press(canvas, "Add 1:1 Call");
    await expect(canvas.getByLabelText("Title")).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: "30 minutes" })).toBeChecked();
  },
});

export const Added = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Add 1:1 Call");
    await userEvent.type(canvas.getByLabelText("Title"), "A walk");
    await userEvent.type(canvas.getByLabelText(/Price in euro/), "40");
    await press(canvas, "Add a bullet point");
    await userEvent.keyboard("Fresh air{Enter}A plan{Enter}");
    await userEvent.click(canvas.getByRole("radio", { name: "60 minutes" }));
    await press(canvas, "Save as a draft");
    await says(canvas, "Saved as a draft. Publish it when it is ready.");
    await expect(titlesIn(canvas)).toEqual([
      "A walk",
      "A clear half hour",
      "A long look at your slides",
    ]);
    await expect(await storedOffer(stageOf(context).world, "A walk")).toMatchObject({
      priceInCents: 4000,
      durationInMinutes: 60,
      descriptionBulletPoints: ["Fresh air", "A plan"],
      status: "DRAFT",
    });
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toHaveFocus();
  },
});

export const AddedTypingOn = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    const { world } = stageOf(context);
    const answerNow = answersLate(world, "createOneOnOne");
    await press(canvas, "Add 1:1 Call");
    const title = canvas.getByLabelText("Title");
    await userEvent.type(title, "A walk");
    await userEvent.type(canvas.getByLabelText(/Price in euro/), "40");
    await press(canvas, "Save as a draft");
    await userEvent.type(title, " outside");
    answerNow();
    await says(canvas, "Saved as a draft. Publish it when it is ready.");
    await expect(canvas.getByLabelText("Title")).toHaveValue("A walk outside");
    await press(canvas, "Save as a draft");
    await canvas.findByRole("heading", { name: "A walk outside" });
    await expect(titlesIn(canvas)).toEqual([
      "A walk outside",
      "A clear half hour",
      "A long look at your slides",
    ]);
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toHaveFocus();
    await expect(await storedOffer(world, "A walk")).toBeUndefined();
  },
});

export const PlaceSaid = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await openForm(canvas);
    await expect(canvas.getByRole("radio", { name: /by video/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "In person" }));
    await userEvent.type(canvas.getByLabelText("Address"), "Demo Street 1{Enter}1000 Brussels");
    await press(canvas, "Save");
    await says(canvas, "Call saved");
    await says(canvas, "30 minutes, in person");
    const { meetingPlace } = (await storedOffer(stageOf(context).world, "A clear half hour")) ?? {};
    await expect(meetingPlace).toEqual({
      kind: "ADDRESS",
      details: "Demo Street 1\n1000 Brussels",
    });
  },
});

export const PlaceMissing = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas }) => {
    await openForm(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: /own link/ }));
    await userEvent.type(canvas.getByLabelText("Link"), "meet.example/demo");
    await press(canvas, "Save");
    await says(canvas, "Enter the full link, such as https://meet.example/you");
    await expect(canvas.getByLabelText("Link")).toHaveFocus();
  },
});

export const NothingTyped = meta.story({
  parameters: scene(offeringsOf(async () => {})),
  play: async ({ canvas }) => {
    await press(canvas, "Add 1:1 Call");
    await press(canvas, "Save as a draft");
    await isToBeCorrected(canvas.getByLabelText("Title"), "Title is required");
    await says(canvas, "Price must be free (€0) or greater than €3");
  },
});

export const Editing = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas }) => {
    const title = await openForm(canvas);
    await expect(title).toHaveFocus();
    await expect(title).toHaveValue("A clear half hour");
    await expect(canvas.getByLabelText(/Price in euro/)).toHaveValue("60");
    await expect(canvas.getByLabelText("Bullet point 2")).toHaveValue("Notes afterwards");
  },
});

export const SavedAndUndone = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await retype(await openForm(canvas), "A clear hour");
    await press(canvas, "Move up bullet point 2");
    await press(canvas, "Remove bullet point 2");
    await press(canvas, "Save");
    await says(canvas, "Call saved");
    const { world } = stageOf(context);
    await expect(await storedOffer(world, "A clear hour")).toMatchObject({
      descriptionBulletPoints: ["Notes afterwards"],
    });
    await expect(canvas.getByRole("button", { name: "Edit A clear hour" })).toHaveFocus();
    await press(canvas, "Undo");
    await says(canvas, "Undone");
    await expect(await storedOffer(world, "A clear half hour")).toMatchObject({
      descriptionBulletPoints: ["A plan on one page", "Notes afterwards"],
    });
    await canvas.findByRole("heading", { name: "A clear half hour" });
  },
});

export const PriceTooLow = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas }) => {
    await openForm(canvas);
    const price = canvas.getByLabelText(/Price in euro/);
    await retype(price, "2");
    await press(canvas, "Save");
    await isToBeCorrected(price, /Price must be free \(€0\) or greater than €3/);
  },
});

export const PriceRead = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas }) => {
    await press(canvas, "Add 1:1 Call");
    const field = canvas.getByLabelText(/Price in euro/);
    await userEvent.type(field, "1.200");
    await says(canvas, "Read as € 1.200,00");
    await expect(field).toHaveAccessibleDescription(/^€0 for free, or €3 and more/);
    await expect(field).toHaveValue("1.200");
  },
});

export const SaveFailed = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    const title = await openForm(canvas);
    await retype(title, "A clear hour");
    stageOf(context).world.faults.network = "offline";
    await press(canvas, "Save");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We can’t reach the server.");
    await expect(title).toHaveValue("A clear hour");
  },
});

async function conflict({ canvas, ...context }: { canvas: Canvas; loaded: object }) {
  const title = await openForm(canvas);
  await retype(title, "A clear hour");
  const { world } = stageOf(context as Parameters<typeof stageOf>[0]);
  const stored = await storedOffer(world, "A clear half hour");
  if (!stored) throw new Error("the offer is there");
  await world.store.catalog.replace({ ...stored, title: "Changed on the phone" });
  await press(canvas, "Save");
  await expect(await canvas.findByRole("alert")).toHaveTextContent(/changed in another tab/);
  await canvas.findByRole("heading", { name: "Changed on the phone" });
  await expect(title).toHaveValue("A clear hour");
  return world;
}

export const ChangedElsewhere = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async (context) => void (await conflict(context)),
});

export const OtherVersionKept = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async (context) => {
    await conflict(context);
    const { canvas } = context;
    await press(canvas, "Keep the saved version");
    await expect(titlesIn(canvas)[0]).toBe("Changed on the phone");
  },
});

export const SavedOverTheOther = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async (context) => {
    const world = await conflict(context);
    await press(context.canvas, "Save mine instead");
    await says(context.canvas, "Call saved");
    await expect(await storedOffer(world, "A clear hour")).toBeDefined();
  },
});

export const DeletedElsewhere = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    const title = await openForm(canvas);
    await retype(title, "A clear hour");
    const { world } = stageOf(context);
    const stored = await storedOffer(world, "A clear half hour");
    if (!stored) throw new Error("the offer is there");
    await world.store.catalog.replace({ ...stored, status: "ARCHIVED" });
    await press(canvas, "Save");
    await says(canvas, /This was deleted in another tab or on another device\./);
    await expect(title).toHaveValue("A clear hour");
  },
});

export const LeavingAsked = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await retype(await openForm(canvas), "A clear hour");
    // Another form that was opened later, in which nothing is typed.
    await press(canvas, "Edit A long look at your slides");
    await isAskedBeforeLeaving(
      { canvas, ...context },
      { link: "Bookings", to: "/beamer/bookings" },
    );
    await canvas.findByRole("heading", { level: 1, name: "Bookings" });
  },
});

export const LeavingNewAsked = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: async ({ canvas, ...context }) => {
    await press(canvas, "Add 1:1 Call");
    await userEvent.type(canvas.getByLabelText("Title"), "A walk");
    await isAskedBeforeLeaving(
      { canvas, ...context },
      { link: "Bookings", to: "/beamer/bookings" },
    );
    await canvas.findByRole("heading", { level: 1, name: "Bookings" });
  },
});

export const ByKeyboard = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("button", "Edit A clear half hour");
    await keys.press("{Enter}");
    await keys.isIn("Title");
    await keys.press("{Control>}a{/Control}A clear hour");
    await keys.tabTo("textbox", "Bullet point 2");
    await keys.press("{Enter}");
    await keys.isIn("Bullet point 3");
    await keys.press("A recording");
    await keys.tabTo("button", "Move up bullet point 3");
    await keys.press("{Enter}");
    await keys.tabTo("button", "Save");
    await keys.press("{Enter}");
    await says(canvas, "Call saved");
    await expect(canvas.getByRole("button", { name: "Edit A clear hour" })).toHaveFocus();
    const { world } = stageOf(context);
    await expect(await storedOffer(world, "A clear hour")).toMatchObject({
      descriptionBulletPoints: ["A plan on one page", "A recording", "Notes afterwards"],
    });
  }),
});

export const AddedByKeyboard = meta.story({
  parameters: scene(offeringsOf(twoCalls)),
  play: byKeyboard(async ({ canvas, keys, ...context }) => {
    await keys.tabTo("button", "Add 1:1 Call");
    await keys.press("{Enter}");
    await keys.isIn("Title");
    await keys.press("A walk");
    await keys.tabTo("textbox", /Price in euro/);
    await keys.press("40");
    await keys.tabTo("radio", "30 minutes");
    await keys.press("{ArrowRight}");
    await keys.tabTo("button", "Save as a draft");
    await keys.press("{Enter}");
    await says(canvas, "Saved as a draft. Publish it when it is ready.");
    await expect(canvas.getByRole("button", { name: "Add 1:1 Call" })).toHaveFocus();
    await expect(await storedOffer(stageOf(context).world, "A walk")).toMatchObject({
      priceInCents: 4000,
      durationInMinutes: 60,
    });
  }),
});

export const LongestAllowed = meta.story({
  ...onSmallPhone,
  parameters: scene(offeringsOf((creator) => creator.offers({ ...LONGEST_OFFER }))),
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, `Edit ${LONGEST_OFFER.title}`);
    await waitFor(() => expect(canvas.getByLabelText("Title")).toHaveFocus());
    await expectToFit(canvasElement);
  },
});
