import { userEvent } from "storybook/test";
import type { Canvas } from "./played.ts";

/** The title in the form of a drop or a talk, once the form is there. */
export const titleField = (canvas: Canvas) => canvas.findByLabelText("Title");

/** Presses the form's button. */
export const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
