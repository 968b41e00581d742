import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { user } from "../../world/people.ts";
import { PICTURE } from "../../store/factories/profiles.ts";
import type { Store } from "../../store/ports/store.ts";
import { finishOnboarding } from "../session/finishOnboarding.ts";
import { registerAsBeamer } from "../session/registerAsBeamer.ts";
import { readAccessToken } from "../shared/accessToken.ts";
import { CODE, roleIn, sessionWorldOn } from "./sessionWorld.contract.ts";

/** How a role and its onboarding come into a token, on any store. */
export function describeRoles(name: string, openStore: () => Promise<Store>): void {
  describe(`roles on ${name}`, () => {
    const at = sessionWorldOn(openStore);

    it("finishes the onboarding of the role that the record has, and says so in the token", async () => {
      const { viewer } = await user(at.world, { slug: "fresh", userIsOnboarded: false });
      const asUser = decodeJwt((await finishOnboarding(at.world.contextFor(viewer))).token);
      expect(asUser).toMatchObject({ userIsOnboarded: true, beamerIsOnboarded: false });
      await registerAsBeamer(at.world.contextFor(viewer), { affiliateCode: CODE });
      const picture = PICTURE;
      await at.world.store.users.update(viewer.userId, { picture, professionalTitle: "Speaker" });
      // The token of the call still says "user".
      const asBeamer = decodeJwt((await finishOnboarding(at.world.contextFor(viewer))).token);
      expect(asBeamer).toMatchObject({ role: "beamer", beamerIsOnboarded: true });
      const again = decodeJwt((await finishOnboarding(at.world.contextFor(viewer))).token);
      expect(again).toMatchObject({ role: "beamer", beamerIsOnboarded: true });
    });

    it("makes a user a beamer by code in any case, once, and says no to an unknown code", async () => {
      const { row: person, viewer } = await user(at.world, { slug: "person" });
      const register = (affiliateCode: string) =>
        registerAsBeamer(at.world.contextFor(viewer), { affiliateCode });
      expect(await register("NOBODYSCODE")).toBe(false);
      expect((await at.world.store.users.byId(person.id))?.role).toBe("user");
      expect(await Promise.all([register(CODE.toLowerCase()), register(CODE)])).toEqual([
        true,
        true,
      ]);
      const { affiliateCode } = (await at.world.store.users.byId(person.id)) ?? {};
      expect(await register(CODE)).toBe(true);
      expect(await at.world.store.users.byId(person.id)).toMatchObject({ affiliateCode });
    });

    it("says the new role in the next refreshed token", async () => {
      const { token } = await at.signIn({ code: await at.codeOf("ada") });
      const reading = await readAccessToken(at.world, token);
      if (reading.kind !== "valid") throw new Error("the token should be good");
      await registerAsBeamer(at.world.contextFor(reading.viewer), { affiliateCode: CODE });
      expect(roleIn((await at.refreshWith(at.cookie())).token)).toBe("beamer");
    });
  });
}
