import { userEvent } from "storybook/test";
import type { Canvas } from "./played.ts";

/** The title in the form of a drop or a talk, once the form is there. */
export const titleField = (canvas: Canvas) => canvas.findByLabelText("Title");

/** Presses the form's button. */
export const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Save changes" }));

/** The button that has others see the item, or no longer see it. */
export const publishButton = (
  canvas: Canvas,
  label: "Publish Now" | "Save and publish" | "Unpublish",
) => canvas.findByRole("button", { name: new RegExp(`^${label}`) });

/** Presses the button that says so. */
export const saveAndPublish = async (canvas: Canvas) =>
  userEvent.click(await publishButton(canvas, "Save and publish"));
