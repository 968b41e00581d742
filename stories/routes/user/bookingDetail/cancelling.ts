import { userEvent, within } from "storybook/test";
import { scene } from "../../../../.storybook/stage/screen.ts";
import type { World } from "../../../../server/world/world.ts";
import { detailOf } from "../../public/booking/scenes.ts";
import type { Canvas } from "../../../support/played.ts";
import { type PaidFacts, paidFor } from "./scenes.ts";

/** Tomorrow in Brussels, less than a day ahead. */
export const LATE = "2026-03-17T08:30:00Z";

export const REASON = "I’ve caught a cold, and can’t speak.\nI’m sorry.";

type Cast = Awaited<ReturnType<typeof paidFor>>;
type Facts = PaidFacts & { after?: (cast: Cast, world: World) => unknown };

/** A paid session, after something has happened to it, seen by one of the two. */
export const paidSeenBy = (who: "guest" | "creator", { after, ...facts }: Facts = {}) =>
  scene(async (world) => {
    const people = await paidFor(world, facts);
    await after?.(people, world);
    await people[who].signsIn();
    return detailOf(people.booking);
  });

const dialogIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));

/** Opens the question. */
export async function ask(canvas: Canvas, canvasElement: HTMLElement) {
  await userEvent.click(await canvas.findByRole("button", { name: "Cancel session" }));
  return dialogIn(canvasElement);
}

/** Opens it, says why, and cancels. */
export async function cancel(canvas: Canvas, canvasElement: HTMLElement) {
  const dialog = await ask(canvas, canvasElement);
  await userEvent.type(dialog.getByLabelText("Reason"), REASON);
  await userEvent.click(dialog.getByRole("button", { name: "Cancel session" }));
  return dialog;
}
