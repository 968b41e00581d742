import { player } from "../../.storybook/stage/player.ts";
import type { World } from "../../server/world/world.ts";
import { MAX_PRICE_IN_EURO, MIN_PAID_PRICE_IN_EURO } from "../../src/domain/shared/limits.ts";

type Value = string | number | boolean;

/** What can be changed of a story's world without code, in the workshop's panel Controls. */
interface Control<T extends Value> {
  /** As in the accepted story. */
  initial: T;
  argType: Readonly<Record<string, unknown>>;
}

type Settings<C> = { [K in keyof C]: C[K] extends Control<infer T> ? T : never };

/**
 * A story with controls: `meta.story({ ...controlled({ controls, open }), play: asAtFirst(…) })`.
 * `open` is a scene that reads them. It fills a new world whenever one of them changes, so it must
 * make sense of every setting.
 */
export function controlled<C extends Readonly<Record<string, Control<Value>>>>({
  controls,
  open,
}: {
  controls: C;
  open: (world: World, settings: Settings<C>) => Promise<string>;
}) {
  const each = Object.entries(controls);
  return {
    args: Object.fromEntries(each.map(([key, { initial }]) => [key, initial])),
    argTypes: Object.fromEntries(each.map(([key, { argType }]) => [key, argType])),
    // Storybook would write settings into the source, where it cannot find the arguments of these.
    parameters: { scene: open, controls: { disable: false, disableSaveFromUI: true } },
  };
}

/**
 * A `play` of a story with controls. It asserts what the accepted story shows, so it is skipped
 * when the story starts with other settings, as by a link to them.
 */
export function asAtFirst<
  Context extends { args: Readonly<Record<string, unknown>>; initialArgs: object },
>(play: (context: Context) => Promise<void>) {
  return async (context: Context): Promise<void> => {
    const isAsAtFirst = JSON.stringify(context.args) === JSON.stringify(context.initialArgs);
    if (isAsAtFirst) return play(context);
    if (player) throw new Error("The story started with other settings, so its play can't run.");
  };
}

/** One of several; the first is the accepted story's. Letters and spaces only, for addresses. */
export function choice<const T extends string>(
  name: string,
  options: readonly [T, ...T[]],
): Control<T> {
  return { initial: options[0], argType: { name, options, control: { type: "select" } } };
}

/** Yes or no. */
export function toggle(name: string, initial = false): Control<boolean> {
  return { initial, argType: { name, control: { type: "boolean" } } };
}

/** A number from none to `most`. */
export function howMany(
  name: string,
  { initial, least = 0, most }: { initial: number; least?: number; most: number },
): Control<number> {
  const control = { type: "range", min: least, max: most, step: 1 };
  return { initial, argType: { name, control } };
}

/** A price in euro, or none where that is possible; `centsOf` turns it into a valid one. */
export function price(name: string, initial: number, { isFreeAllowed = true } = {}) {
  const min = isFreeAllowed ? 0 : MIN_PAID_PRICE_IN_EURO;
  const control = { type: "number", min, max: MAX_PRICE_IN_EURO, step: 1 };
  return { initial, argType: { name, control } } satisfies Control<number>;
}

/** The value of a price control, in cents: nothing, or a valid price. */
export function centsOf(euro: number): number {
  return euro > 0 ? paidCentsOf(euro) : 0;
}

/** The same where it cannot be free; an emptied field is the least. */
export function paidCentsOf(euro: number): number {
  const least = euro > MIN_PAID_PRICE_IN_EURO ? euro : MIN_PAID_PRICE_IN_EURO;
  return Math.round(Math.min(least, MAX_PRICE_IN_EURO) * 100);
}
