import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { POLICY_VERSIONS } from "../../../src/domain/session/policies.ts";
import { HOUR_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { sessionWorldOn } from "./sessionWorld.contract.ts";

const OURS = { terms: null, privacy: null };
const THEIRS = "https://example.com/terms";

/** Which versions of the policies signing in accepts, on any store. */
export function describeAcceptedPolicies(name: string, openStore: () => Promise<Store>): void {
  describe(`accepted policies on ${name}`, () => {
    const at = sessionWorldOn(openStore);

    /** Signs in, and returns what the person has accepted by then. */
    const signIn = async () => {
      const { token } = await at.signIn({ code: await at.codeOf("ada") });
      const { userProfileId } = decodeJwt<{ userProfileId: string }>(token);
      const rows = await at.world.store.policies.acceptedBy(userProfileId);
      return rows.map(({ policyType, version, acceptedAt }) => [policyType, version, acceptedAt]);
    };
    const goTo = (policyUrls: typeof at.world.settings.policyUrls) => {
      at.world.settings = { ...at.world.settings, policyUrls };
    };

    it("are kept at the first sign-in, in the versions in force", async () => {
      const now = at.world.now();
      expect(await signIn()).toEqual([
        ["PRIVACY", POLICY_VERSIONS.PRIVACY, now],
        ["TERMS", POLICY_VERSIONS.TERMS, now],
      ]);
    });

    it("keep their time at further sign-ins", async () => {
      const first = await signIn();
      at.world.clock.advance(HOUR_MS);
      expect(await signIn()).toEqual(first);
    });

    it("get another entry with each new version, also of a text that is elsewhere", async () => {
      const first = await signIn();
      at.world.clock.advance(HOUR_MS);
      goTo({ ...OURS, terms: THEIRS });
      const second = [...first, ["TERMS", THEIRS, at.world.now()]];
      expect(await signIn()).toEqual(second);
      at.world.clock.advance(HOUR_MS);
      goTo({ ...OURS, terms: `${THEIRS}/2` });
      expect(await signIn()).toEqual([...second, ["TERMS", `${THEIRS}/2`, at.world.now()]]);
    });

    it("come back to a version that was accepted before without another entry", async () => {
      const first = await signIn();
      goTo({ ...OURS, terms: THEIRS });
      const second = await signIn();
      at.world.clock.advance(HOUR_MS);
      goTo(OURS);
      expect(await signIn()).toEqual(second);
      expect(second).toEqual(expect.arrayContaining(first));
    });

    it("are kept once when one code is sent several times at once", async () => {
      const code = await at.codeOf("ada");
      const [answer] = await Promise.all([1, 2, 3].map(() => at.signIn({ code })));
      const { userProfileId } = decodeJwt<{ userProfileId: string }>(answer?.token ?? "");
      expect(await at.world.store.policies.acceptedBy(userProfileId)).toHaveLength(2);
    });

    it("are not kept of who did not accept them", async () => {
      const code = await at.codeOf("ada");
      await expect(at.signIn({ code, acceptedPolicies: false })).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
      });
      const known = { issuer: "test", subject: "ada" };
      expect(await at.world.store.users.byIdentity(known)).toBeNull();
    });
  });
}
