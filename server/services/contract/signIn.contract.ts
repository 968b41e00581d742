import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import {
  REFRESH_GRACE_MS,
  SIGN_IN_CLAIM_MS,
  SIGN_IN_MAX_MS,
} from "../../../src/domain/shared/limits.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import type { SignIn } from "../../providers/signIn/port.ts";
import type { Store } from "../../store/ports/store.ts";
import { readAuthorizationUrl } from "../session/readAuthorizationUrl.ts";
import type { SetCookie } from "../shared/context.ts";
import { hashOf } from "../shared/hash.ts";
import {
  CODE,
  RETURN_URL,
  codeOfRefusal,
  roleIn,
  sessionWorldOn,
} from "./sessionWorld.contract.ts";

/** How someone signs in or up, on any store. */
export function describeSignIn(name: string, openStore: () => Promise<Store>): void {
  describe(`sign-ins on ${name}`, () => {
    const at = sessionWorldOn(openStore);

    it("registers who comes for the first time, and knows them from then on", async () => {
      const first = decodeJwt((await at.signIn({ code: await at.codeOf("ada") })).token);
      const again = decodeJwt((await at.signIn({ code: await at.codeOf("ada") })).token);
      expect(first).toMatchObject({
        role: "user",
        firstName: "Ada",
        lastName: "Example",
        email: "ada@example.test",
        slug: "ada-example",
        profilePicture: null,
        userIsOnboarded: false,
        beamerIsOnboarded: false,
      });
      expect(again["userProfileId"]).toBe(first["userProfileId"]);
    });

    it("follows a change of name at the provider, and leaves the page's address as it is", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const { token } = await at.signIn({ code: await at.codeOf("ada", { lastName: "Changed" }) });
      expect(decodeJwt(token)).toMatchObject({ lastName: "Changed", slug: "ada-example" });
    });

    it("gives people of the same name addresses of their own, also all at once", async () => {
      const tokens = await Promise.all(
        Array.from({ length: 4 }, async (_, index) =>
          at.signIn({ code: await at.codeOf(`twin-${index}`) }),
        ),
      );
      const slugs = tokens.map(({ token }) => String(decodeJwt(token)["slug"]));
      expect(slugs.toSorted()).toEqual([
        "ada-example",
        "ada-example-2",
        "ada-example-3",
        "ada-example-4",
      ]);
    });

    it("makes one account when the same new person signs in in several tabs at once", async () => {
      const tokens = await Promise.all(
        [1, 2, 3].map(async () => at.signIn({ code: await at.codeOf("ada") })),
      );
      const ids = tokens.map(({ token }) => decodeJwt(token)["userProfileId"]);
      expect(new Set(ids).size).toBe(1);
    });

    it("makes a beamer of anyone who registers with a valid code, and remembers the inviter", async () => {
      const { token } = await at.signIn({ code: await at.codeOf("ada"), affiliateCode: CODE });
      const { userProfileId } = decodeJwt<{ userProfileId: string }>(token);
      expect(roleIn(token)).toBe("beamer");
      const row = await at.world.store.users.byId(userProfileId);
      expect(row).toMatchObject({ role: "beamer", invitedById: "usr_inviter" });
      expect(row?.affiliateCode).toMatch(/^[A-Z2-9]{10}$/);
    });

    it("registers a user when the code is unknown", async () => {
      const { token } = await at.signIn({
        code: await at.codeOf("ada"),
        affiliateCode: "NOBODYSCODE",
      });
      expect(roleIn(token)).toBe("user");
    });

    it("refuses a code that the provider does not know", async () => {
      expect(await codeOfRefusal(at.signIn({ code: "made up" }))).toBe("SIGN_IN_FAILED");
    });

    it("refuses to sign in without accepted policies, and to any other site's address", async () => {
      const code = await at.codeOf("ada");
      await expect(at.signIn({ code, acceptedPolicies: false })).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
        field: "acceptedPolicies",
      });
      for (const url of ["https://evil.test/login/return", "https://beamers.example.evil.test/"]) {
        await expect(at.signIn({ code, url })).rejects.toMatchObject({
          code: "BAD_USER_INPUT",
          field: "url",
        });
      }
    });

    it("refuses the end of a sign-in that another browser has begun, or none", async () => {
      const code = await at.codeOf("ada");
      expect(await codeOfRefusal(at.end({ code, state: "the state" }))).toBe("SIGN_IN_FAILED");
      await at.begin("the state");
      for (const state of ["another state", "", null, undefined]) {
        expect(await codeOfRefusal(at.end({ code, state }))).toBe("SIGN_IN_FAILED");
      }
      at.world.cookies.clear();
      expect(await codeOfRefusal(at.end({ code, state: "the state" }))).toBe("SIGN_IN_FAILED");
      // None of them has consumed the code.
      expect((await at.signIn({ code })).token).toBeTruthy();
    });

    it("ends in each tab that has begun one, up to the fifth last", async () => {
      const states = ["1", "2", "3", "4", "5", "6"];
      for (const state of states) await at.begin(state);
      const ended = states.map(async (state) =>
        codeOfRefusal(at.end({ code: await at.codeOf(state), state })),
      );
      expect(await Promise.all(ended)).toEqual(["SIGN_IN_FAILED", ...Array(5).fill("no refusal")]);
    });

    it("is not ended later than 10 minutes after it began, also when another began since", async () => {
      await at.begin("early");
      at.world.clock.advance(SIGN_IN_MAX_MS);
      await at.begin("late");
      expect((await at.end({ code: await at.codeOf("ada"), state: "early" })).token).toBeTruthy();
      at.world.clock.advance(1);
      const late = at.end({ code: await at.codeOf("ada"), state: "early" });
      expect(await codeOfRefusal(late)).toBe("SIGN_IN_FAILED");
      expect((await at.end({ code: await at.codeOf("ada"), state: "late" })).token).toBeTruthy();
    });

    it("keeps in the browser only the state's hash, for 10 minutes", async () => {
      const cookies: Parameters<SetCookie>[0][] = [];
      const setCookie: SetCookie = (cookie) => void cookies.push(cookie);
      const context = { ...at.world.contextFor(null), setCookie };
      await readAuthorizationUrl(context, { redirectUri: RETURN_URL, state: "the state" });
      expect(cookies).toMatchObject([
        { name: "signIn", expiresAt: at.world.now() + SIGN_IN_MAX_MS },
      ]);
      expect(cookies[0]?.value).toContain(await hashOf("the state"));
      expect(cookies[0]?.value).not.toContain("the state");
    });

    it("answers the same sign-in again, since an answer may get lost", async () => {
      const code = await at.codeOf("ada");
      const first = decodeJwt((await at.signIn({ code })).token);
      at.world.clock.advance(REFRESH_GRACE_MS - 1);
      const again = decodeJwt((await at.signIn({ code })).token);
      expect(again["userProfileId"]).toBe(first["userProfileId"]);
    });

    it("ends the session when its code comes back later: somebody else may have it", async () => {
      const code = await at.codeOf("ada");
      await at.signIn({ code });
      const held = at.cookie();
      at.world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(at.signIn({ code }))).toBe("SIGN_IN_FAILED");
      expect(await codeOfRefusal(at.refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it.each([2, 50])("answers one code sent %i times at once with one session", async (times) => {
      const code = await at.codeOf("ada");
      const answers = await Promise.all(Array.from({ length: times }, () => at.signIn({ code })));
      const sessions = answers.map(({ token }) => decodeJwt(token)["sid"]);
      expect(new Set(sessions).size).toBe(1);
      expect(at.given).toHaveLength(times);
      expect(new Set(at.given).size).toBe(1);
    });

    const exchangeBy = (exchange: SignIn["exchange"]) => {
      at.world.providers = {
        ...at.world.providers,
        signIn: { ...at.world.providers.signIn, exchange },
      };
    };

    it("asks the provider once about a code that is sent again meanwhile", async () => {
      const code = await at.codeOf("ada");
      const person = await at.world.providers.signIn.exchange({ code, redirectUri: RETURN_URL });
      let exchanges = 0;
      const asked = Promise.withResolvers<void>();
      const answered = Promise.withResolvers<void>();
      exchangeBy(async () => {
        exchanges += 1;
        asked.resolve();
        await answered.promise;
        return person;
      });
      const first = at.signIn({ code });
      await asked.promise;
      const second = at.signIn({ code });
      await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 100))]);
      answered.resolve();
      await Promise.all([first, second]);
      expect(exchanges).toBe(1);
      expect(at.given).toHaveLength(2);
      expect(new Set(at.given).size).toBe(1);
    });

    it("lets the second of two calls try when the first one's provider failed", async () => {
      const code = await at.codeOf("ada");
      const person = await at.world.providers.signIn.exchange({ code, redirectUri: RETURN_URL });
      let exchanges = 0;
      exchangeBy(async () => ((exchanges += 1) === 1 ? refuse("SIGN_IN_FAILED") : person));
      const calls = await Promise.allSettled([at.signIn({ code }), at.signIn({ code })]);
      expect(calls.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    });

    it("waits no longer for a process that ended while it asked the provider than a call may take", async () => {
      const code = await at.codeOf("ada");
      const person = await at.world.providers.signIn.exchange({ code, redirectUri: RETURN_URL });
      exchangeBy(() => new Promise(() => undefined));
      const lost = at.signIn({ code });
      await Promise.race([lost, new Promise((resolve) => setTimeout(resolve, 100))]);
      exchangeBy(async () => person);
      at.world.clock.advance(SIGN_IN_CLAIM_MS + 1);
      await at.signIn({ code });
      expect(at.given).toHaveLength(1);
    });

    it("gives one session to all who send a code that the provider takes again", async () => {
      const code = await at.codeOf("ada");
      const person = await at.world.providers.signIn.exchange({ code, redirectUri: RETURN_URL });
      exchangeBy(async () => person);
      await Promise.all(Array.from({ length: 50 }, () => at.signIn({ code })));
      expect(at.given).toHaveLength(50);
      expect(new Set(at.given).size).toBe(1);
    });
  });
}
