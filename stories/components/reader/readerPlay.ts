import { expect, fireEvent, screen as page, userEvent, waitFor, within } from "storybook/test";
import type { Canvas } from "../../support/played.ts";

export const stageAt = (canvas: Canvas, number: number, count: number) =>
  canvas.findByRole("group", { name: `Page ${number} of ${count}` });

/** Waits until a page of a deck is drawn, with its text layer. */
export async function shows(canvas: Canvas, number: number, count: number): Promise<HTMLElement> {
  const stage = await stageAt(canvas, number, count);
  await within(stage).findByText(`Page ${number} of ${count}`);
  await waitFor(() => expect(stage.querySelector("canvas")).toBeVisible());
  return stage;
}

/** The same, and until its sheet has its size: it is fitted again once its surroundings have theirs. */
export async function fits(canvas: Canvas, number: number, count: number): Promise<HTMLElement> {
  const stage = await shows(canvas, number, count);
  let last = -1;
  await waitFor(() => {
    const isAtRest = sheetOf(stage).width === last;
    last = sheetOf(stage).width;
    return expect(isAtRest).toBe(true);
  });
  return stage;
}

/** Waits until a page is drawn, of any document. */
export async function draws(canvas: Canvas, number: number, count: number): Promise<HTMLElement> {
  const stage = await stageAt(canvas, number, count);
  await waitFor(() => expect(stage.querySelector("canvas")).toBeVisible());
  return stage;
}

export const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole("button", { name }));

/** A tool of the bar, or of the overflow menu. */
export async function chooseTool(canvas: Canvas, name: string) {
  const more = canvas.queryByRole("button", { name: "More" });
  if (more) await userEvent.click(more);
  const item = page.queryByRole("menuitem", { name });
  await userEvent.click(item ?? canvas.getByRole("button", { name }));
}

export async function typePage(canvas: Canvas, number: number) {
  const field = canvas.getByRole("textbox", { name: /Go to page/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${number}{Enter}`);
}

/** Presses a key with the focus on the page. */
export async function pressKey(stage: HTMLElement, key: string) {
  stage.focus();
  await userEvent.keyboard(key);
}

/** Its sheet's position, in pixels of the window. */
export const sheetOf = (stage: HTMLElement) =>
  stage.querySelector("canvas")?.getBoundingClientRect() ?? new DOMRect();

const SWIPE_MS = 100;

/** Simulates a finger that moves over the page. */
export async function swipe(stage: HTMLElement, by: number) {
  const { left, top, width } = stage.getBoundingClientRect();
  const from = { clientX: left + width / 2, clientY: top + 40 };
  const touch = (point: typeof from) => new Touch({ identifier: 1, target: stage, ...point });
  const start = touch(from);
  const end = touch({ ...from, clientX: from.clientX + by });
  await fireEvent(stage, new TouchEvent("touchstart", { touches: [start], bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, SWIPE_MS));
  await fireEvent(stage, new TouchEvent("touchend", { changedTouches: [end], bubbles: true }));
}

/** In CSS pixels, on each side. */
const TARGET_MIN = 24;

/** Every control is large enough for a finger, and none is off-screen (WCAG 2.2, 2.5.8). */
export async function expectReachable(root: HTMLElement) {
  const controls = [...root.querySelectorAll<HTMLElement>("button, input")].filter(
    // The position and size of a document's links are up to the document.
    (control) => control.closest("[aria-label^='Page ']") === null,
  );
  const missed = controls.filter((control) => {
    const { left, right, width, height } = control.getBoundingClientRect();
    const isWithin = left >= 0 && right <= document.documentElement.clientWidth;
    return !isWithin || width < TARGET_MIN || height < TARGET_MIN;
  });
  await expect(missed.map((control) => control.getAttribute("aria-label"))).toEqual([]);
}
