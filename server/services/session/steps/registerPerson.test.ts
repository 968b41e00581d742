import { beforeEach, describe, expect, it } from "vitest";
import { type World, createWorld } from "../../../world/world.ts";
import { registerPerson } from "./registerPerson.ts";

describe("the name of a person who comes for the first time", () => {
  let world: World;
  beforeEach(() => {
    world = createWorld();
  });

  const comes = (firstName: string, lastName: string) =>
    registerPerson(world.contextFor(null), {
      issuer: "test",
      subject: "somebody",
      email: "somebody@example.test",
      isEmailVerified: true,
      firstName,
      lastName,
    });

  it.each([
    ["\u202eadA", "Love\u200blace", "adA", "Lovelace"],
    ["محمد", "علي", "محمد", "علي"],
    ["Ada\u0000", "", "Ada", ""],
    ["\u3164", "\u200b\u2066", "Member", ""],
    ["", "", "Member", ""],
  ])("%j %j can be read by others", async (firstName, lastName, first, last) => {
    expect(await comes(firstName, lastName)).toMatchObject({ firstName: first, lastName: last });
  });

  it("follows the provider's later, by the same rule", async () => {
    await comes("Ada", "Lovelace");
    expect(await comes("Ada\u202e", "King")).toMatchObject({
      firstName: "Ada",
      lastName: "King",
      slug: "ada-lovelace",
    });
  });
});
