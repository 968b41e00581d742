import { userEvent, within } from "storybook/test";
import { scene } from "../../../../.storybook/stage/screen.ts";
import { type PersonFacts, user } from "../../../../server/world/people.ts";
import type { World } from "../../../../server/world/world.ts";
import { HOUR_MS } from "../../../../src/domain/shared/limits.ts";
import { PATHS } from "../../../../src/domain/shared/paths.ts";
import type { Canvas } from "../../../support/played.ts";

export const OWN = "visitor@demo.example";
export const OTHER = "other@demo.example";
/** The sign-in vouches for no address. */
export const NOBODY_VOUCHES = { address: null };
export const REFUSED_AT = Date.parse("2026-03-15T09:00:00Z");

/** Their settings; the addresses named in `asked` were each sent a link, the last one an hour ago. */
export const settings = (mails: PersonFacts["mails"] = {}, asked: readonly string[] = []) =>
  scene(async (world) => openSettings(world, { mails, asked }));

export async function openSettings(
  world: World,
  { mails = {}, asked = [] }: { mails?: PersonFacts["mails"]; asked?: readonly string[] } = {},
): Promise<string> {
  const person = await user(world, { mails });
  for (const address of asked) {
    await person.wantsMailsAt(address);
    world.clock.advance(HOUR_MS);
  }
  await person.signsIn();
  return PATHS.userSettings;
}

/** The field with the address, once it is there. */
export const addressField = (canvas: Canvas) => canvas.findByLabelText("Address for mails");

/** The section: other forms of the page have buttons too. */
export async function mailsSection(canvas: Canvas): Promise<Canvas> {
  const heading = await canvas.findByRole("heading", { name: "Mails" });
  return within(heading.closest("section") ?? heading);
}

/** What this person's store says. */
export const kept = ({ store }: World) => store.mails.settingsOf("usr_000001");

export const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole("button", { name }));
