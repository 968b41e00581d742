import type { Person } from "../../../../server/world/actions.ts";
import { user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";

export const LIBRARY = "/user/home";
export const SESSIONS = "/user/home?tab=sessions";

/** Ten o'clock in Brussels, the day after the world's present. */
export const SLOT = "2026-03-17T09:00:00Z";

/** A visitor who looks at a page of theirs, in a marketplace with one creator. */
export async function visitor(world: World): Promise<Person> {
  const person = await user(world);
  await person.signsIn();
  return person;
}
