import { userEvent } from "storybook/test";
import { type Beamer, beamer } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import type { DAYS_OF_WEEK } from "../../../../src/domain/generated/enums.ts";
import type { Canvas } from "../../../support/played.ts";

export const ADDRESS = "/beamer/availability/slots";

/** The page of a beamer with a calendar. */
export const hoursOf =
  ({
    isOpen = true,
    prepare,
  }: { isOpen?: boolean; prepare?: (person: Beamer, world: World) => Promise<void> } = {}) =>
  async (world: World) => {
    const person = await beamer(world, { isOpen });
    await person.connects();
    await prepare?.(person, world);
    await person.signsIn();
    return ADDRESS;
  };

/** Names of the fields of a day's first time slot. */
export const from = (day: string) => new RegExp(`^${day}.*, from$`);
export const to = (day: string) => new RegExp(`^${day}.*, to$`);

export const field = (canvas: Canvas, name: RegExp) => canvas.findByRole("textbox", { name });

export const save = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "Save" }));

/** The demo creator's stored hours. */
export const savedHours = async (world: World) =>
  (await world.store.availability.ofCreator("usr_000001"))?.hours;

export const savedOn = async (world: World, day: (typeof DAYS_OF_WEEK)[number]) =>
  (await savedHours(world))?.days.find((row) => row.day === day)?.ranges ?? [];
