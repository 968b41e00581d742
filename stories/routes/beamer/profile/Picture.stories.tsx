import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { scene, screen, stageOf } from "../../../../.storybook/stage/screen.ts";
import { quickUploads, stuckUploads, withUploads } from "../../../../mocks/devices/uploads.tsx";
import { expectToFit, onSmallPhone } from "../../../support/extremes.ts";
import { byKeyboard } from "../../../support/keyboard.ts";
import {
  chooseFile,
  cornersOf,
  drawnPicture,
  openedCrop,
  storedPicture,
  turnedPicture,
} from "../../../support/pictures.ts";
import { type Canvas, type Played, retype } from "../../../support/played.ts";
import { profileOf } from "./scenes.ts";

const meta = preview.meta({
  title: "Screens/Beamer/Profile/Picture",
  ...screen,
  decorators: [withUploads(() => quickUploads)],
});

const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Save picture" }));

const isSaved = async (canvas: Canvas) =>
  expect(await canvas.findByText("Picture saved")).toBeVisible();

const withoutPicture = scene(profileOf({}, { hasPicture: false }));

export const Cropping = meta.story({
  ...onSmallPhone,
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await expect(canvas.getByRole("slider", { name: "Zoom" })).toHaveValue("100");
    await expectToFit(canvasElement);
  },
});

export const Saved = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement, ...context }) => {
    const { world, app } = stageOf(context);
    const large = await drawnPicture({ width: 2400, height: 1800, hasFace: true });
    await chooseFile(canvasElement, large);
    await openedCrop(canvasElement);
    await save(canvas);
    await isSaved(canvas);
    await expect(await canvas.findByRole("button", { name: "Change picture" })).toHaveFocus();
    const stored = await cornersOf(await storedPicture(world));
    await expect(stored).toEqual({ width: 800, height: 800, corners: [0, 1, 2, 3] });
    await waitFor(() =>
      expect(app?.frame.session.me()?.profilePicture).toMatch(/^\/profilepics\/img_/),
    );
  },
});

export const Undone = meta.story({
  parameters: scene(profileOf()),
  play: async ({ canvas, canvasElement, ...context }) => {
    const { world } = stageOf(context);
    const before = await storedPicture(world);
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await save(canvas);
    await isSaved(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await canvas.findByText("Undone")).toBeVisible();
    await expect((await storedPicture(world))?.size).toBe(before?.size);
  },
});

export const CropByPointer = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement, ...context }) => {
    await chooseFile(canvasElement, await drawnPicture());
    const frame = await openedCrop(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Enter exact values" }));
    const zoom = canvas.getByLabelText("Zoom, %");
    await retype(zoom, "200");
    const { width } = frame.getBoundingClientRect();
    const pointer = { target: frame, keys: "[MouseLeft>]" };
    await userEvent.pointer([
      { ...pointer, coords: { clientX: 200, clientY: 200 } },
      { target: frame, coords: { clientX: 200 - width, clientY: 200 - width } },
      { keys: "[/MouseLeft]", target: frame },
    ]);
    await expect(canvas.getByLabelText("From left, %")).toHaveValue("100");
    await expect(canvas.getByLabelText("From top, %")).toHaveValue("100");
    await save(canvas);
    await isSaved(canvas);
    const stored = await cornersOf(await storedPicture(stageOf(context).world));
    await expect(stored).toMatchObject({ width: 150, corners: [3, 3, 3, 3] });
  },
});

export const CropByTwoFingers = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, await drawnPicture());
    const frame = await openedCrop(canvasElement);
    const { left, top, width } = frame.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + width / 2 };
    const finger = (type: "pointerDown" | "pointerMove" | "pointerUp", id: number, by: number) =>
      fireEvent[type](frame, {
        pointerId: id,
        pointerType: "touch",
        clientX: middle.x + by,
        clientY: middle.y,
      });
    await finger("pointerDown", 11, -20);
    await finger("pointerDown", 12, 20);
    await finger("pointerMove", 11, -40);
    await finger("pointerMove", 12, 40);
    await finger("pointerUp", 11, -40);
    await finger("pointerUp", 12, 40);
    await expect(canvas.getByRole("slider", { name: "Zoom" })).toHaveValue("200");
  },
});

export const CropByKeyboard = meta.story({
  parameters: withoutPicture,
  play: byKeyboard(async ({ canvas, canvasElement, keys, ...context }) => {
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await keys.tabTo("group", "Your picture");
    for (let step = 0; step < 10; step += 1) await keys.press("+");
    await keys.press(
      "{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}",
    );
    await keys.press(
      "{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}",
    );
    await expect(
      await canvas.findByText("Zoom 200%, 0% from the left, 50% from the top"),
    ).toBeInTheDocument();
    await keys.tabTo("button", "Save picture");
    await keys.press("{Enter}");
    await isSaved(canvas);
    const stored = await cornersOf(await storedPicture(stageOf(context).world));
    await expect(stored).toMatchObject({ width: 150, corners: [0, 0, 2, 2] });
  }),
});

export const CropByNumbers = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement, ...context }) => {
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Enter exact values" }));
    const set = async (label: string, value: string) => {
      const field = canvas.getByLabelText(label);
      await retype(field, value);
      return field;
    };
    await expect(await set("Zoom, %", "900")).toBeInvalid();
    await expect(canvas.getByRole("alert")).toHaveTextContent("100 to 400");
    await set("Zoom, %", "200");
    await set("From left, %", "100");
    await set("From top, %", "0");
    await save(canvas);
    await isSaved(canvas);
    const stored = await cornersOf(await storedPicture(stageOf(context).world));
    await expect(stored).toMatchObject({ width: 150, corners: [1, 1, 1, 1] });
  },
});

export const TurnedByItsCamera = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement, ...context }) => {
    await chooseFile(canvasElement, await turnedPicture());
    await openedCrop(canvasElement);
    await save(canvas);
    await isSaved(canvas);
    const stored = await cornersOf(await storedPicture(stageOf(context).world));
    await expect(stored).toEqual({ width: 300, height: 300, corners: [2, 0, 3, 1] });
  },
});

/** Chooses an invalid picture file; nothing opens, and nothing is sent. */
async function refused({ canvas, canvasElement, loaded }: Played, file: File, why: string) {
  await chooseFile(canvasElement, file);
  await expect(await canvas.findByRole("alert")).toHaveTextContent(why);
  await expect(canvas.getByRole("button", { name: "Add a picture" })).toHaveAccessibleDescription(
    why,
  );
  await expect(canvas.queryByRole("dialog")).toBeNull();
  await expect(await storedPicture(stageOf({ loaded }).world)).toBeNull();
}

export const OtherType = meta.story({
  parameters: withoutPicture,
  play: async (context) => {
    const file = new File(["%PDF-1.7"], "avatar.pdf", { type: "application/pdf" });
    await refused(context, file, "Only JPG, JPEG or PNG files are allowed");
  },
});

export const TooLarge = meta.story({
  parameters: withoutPicture,
  play: async (context) => {
    const file = new File([new Uint8Array(31 * 1024 * 1024)], "big.jpg", { type: "image/jpeg" });
    await refused(context, file, "File size must be less than 30MB");
  },
});

export const Unreadable = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, new File(["no"], "photo.jpg", { type: "image/jpeg" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "This picture can’t be opened. Choose another one.",
    );
    await expect(canvas.queryByRole("button", { name: "Save picture" })).toBeNull();
  },
});

export const Saving = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.4 }))],
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await save(canvas);
    await expect(canvas.getByRole("button", { name: "Save picture", busy: true })).toBeVisible();
    const progress = canvas.getByRole("progressbar", { name: "Uploading your picture" });
    await waitFor(() => expect(progress).toHaveAttribute("aria-valuenow", "40"));
  },
});

export const UploadCancelled = meta.story({
  decorators: [withUploads(() => stuckUploads({ at: 0.4 }))],
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement, ...context }) => {
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await save(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await canvas.findByRole("button", { name: "Save picture", busy: false });
    await expect(canvas.queryByRole("progressbar")).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("slider", { name: "Zoom" })).toHaveValue("110");
    await expect(await storedPicture(stageOf(context).world)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByRole("button", { name: "Add a picture" })).toHaveFocus();
  },
});

export const UploadFailed = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement, ...context }) => {
    const { world } = stageOf(context);
    await canvas.findByRole("button", { name: "Add a picture" });
    world.faults.network = "offline";
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await save(canvas);
    await expect(await canvas.findByText(/^We can’t reach the server\./)).toBeVisible();
    world.faults.network = null;
    await save(canvas);
    await isSaved(canvas);
  },
});

/** The error goes by itself; a quiet note of the failure stays. */
async function isSaidQuietly(canvas: Canvas, line: string) {
  const said = await canvas.findByText(/wasn’t uploaded/);
  await expect(said).toHaveTextContent(line);
  await expect(canvas.queryByRole("alert")).toBeNull();
}

export const ErrorGone = meta.story({
  parameters: { ...scene(profileOf()), timePasses: true },
  play: async ({ canvas, canvasElement }) => {
    const file = new File(["%PDF-1.7"], "avatar.pdf", { type: "application/pdf" });
    await chooseFile(canvasElement, file);
    const why = "Only JPG, JPEG or PNG files are allowed";
    await expect(await canvas.findByRole("alert")).toHaveTextContent(why);
    await isSaidQuietly(canvas, `avatar.pdf wasn’t uploaded: ${why}`);
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await expect(canvas.queryByText(/wasn’t uploaded/)).toBeNull();
  },
});

export const UploadErrorGone = meta.story({
  parameters: { ...withoutPicture, timePasses: true },
  play: async ({ canvas, canvasElement, ...context }) => {
    stageOf(context).world.media.recodePicture = async () => null;
    const picture = await drawnPicture();
    await chooseFile(canvasElement, picture);
    await openedCrop(canvasElement);
    await save(canvas);
    const why = "Only JPG, JPEG or PNG files are allowed";
    await expect(await canvas.findByText(why)).toBeVisible();
    await isSaidQuietly(canvas, `${picture.name} wasn’t uploaded: ${why}`);
  },
});

export const SuccessGone = meta.story({
  parameters: { ...withoutPicture, timePasses: true },
  play: async ({ canvas, canvasElement }) => {
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await save(canvas);
    await expect(await canvas.findByText("Uploaded")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Uploaded")).toBeNull());
  },
});

export const RefusedByServer = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, canvasElement, ...context }) => {
    stageOf(context).world.media.recodePicture = async () => null;
    await chooseFile(canvasElement, await drawnPicture());
    await openedCrop(canvasElement);
    await save(canvas);
    await expect(await canvas.findByText("Only JPG, JPEG or PNG files are allowed")).toBeVisible();
  },
});
