import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { updateUserSettings } from "./updateUserSettings.ts";

describe("choosing a zone in the settings", () => {
  let world: World;
  let person: Person;

  beforeEach(async () => {
    world = createWorld();
    person = await user(world, { timeZone: "Europe/Brussels" });
  });
  const choose = (timeZone: string) =>
    updateUserSettings(world.contextFor(person.viewer), { timeZone });

  it("is remembered with the person", async () => {
    await choose("Asia/Kolkata");
    expect((await world.store.users.byId(person.row.id))?.timeZone).toBe("Asia/Kolkata");
  });

  it("replaces a zone that this browser was told before", async () => {
    world.cookies.set("timeZone", "America/New_York");
    await choose("Asia/Kolkata");
    expect(world.cookies.get("timeZone")).toBe("Asia/Kolkata");
  });

  it("leaves no cookie where there was none", async () => {
    await choose("Asia/Kolkata");
    expect(world.cookies.has("timeZone")).toBe(false);
  });
});
