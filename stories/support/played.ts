import { userEvent, type within } from "storybook/test";

/** Queries for a page: a story's `canvas`. */
export type Canvas = ReturnType<typeof within>;

/** What a `play` is given, as far as a story's helpers use it. */
export interface Played {
  canvas: Canvas;
  canvasElement: HTMLElement;
  loaded: Record<string, unknown>;
}

/** Types a text in the place of what a field holds; an empty one clears it. */
export async function retype<Field extends Element>(field: Field, text: string): Promise<Field> {
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
  return field;
}
