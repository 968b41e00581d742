import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_GRACE_MS,
  REFRESH_TOKEN_LIFETIME_MS,
} from "../../../src/domain/limits.ts";
import type { Store } from "../../store/store.ts";
import { beamerRow, userRow } from "../../testing/rows.ts";
import { type TestWorld, createTestWorld } from "../../testing/world.ts";
import { readAccessToken } from "../accessToken.ts";
import { finishOnboarding } from "../finishOnboarding.ts";
import { linkedInSignInSignUp } from "../linkedInSignInSignUp.ts";
import { logOut } from "../logOut.ts";
import { refresh } from "../refresh.ts";
import { registerAsBeamer } from "../registerAsBeamer.ts";

const RETURN_URL = "https://app.test/login/return";
const CODE = "FRIENDS2";

/** What a session is, whatever remembers it. */
export function describeSession(name: string, openStore: () => Promise<Store>): void {
  describe(`sessions on ${name}`, () => {
    let world: TestWorld;

    beforeEach(async () => {
      world = createTestWorld({ store: await openStore() });
      await world.addUsers(beamerRow({ id: "usr_inviter", affiliateCode: CODE }));
    });

    /** The code with which the provider vouches for somebody, each time another one. */
    const codeOf = (subject: string, names: { firstName?: string; lastName?: string } = {}) => {
      const code = world.process.newSecret();
      world.people.set(code, {
        issuer: "test",
        subject,
        email: `${subject}@example.test`,
        firstName: "Ada",
        lastName: "Example",
        ...names,
      });
      return code;
    };

    const signIn = (command: Record<string, unknown>) =>
      linkedInSignInSignUp(world.as(null), { url: RETURN_URL, acceptedPolicies: true, ...command });

    /** The refresh token that the browser holds now. */
    const cookie = () => world.cookies.findLast((set) => set.name === "refresh")?.value ?? null;
    const refreshWith = (refreshToken: string | null) => refresh(world.as(null, { refreshToken }));
    const roleIn = (token: string) => decodeJwt(token)["role"];
    const codeOfRefusal = (promise: Promise<unknown>) =>
      promise.then(
        () => "no refusal",
        (error: { code?: string }) => error.code,
      );

    it("registers who comes for the first time, and knows them from then on", async () => {
      const first = decodeJwt((await signIn({ code: codeOf("ada") })).token);
      const again = decodeJwt((await signIn({ code: codeOf("ada") })).token);
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
      await signIn({ code: codeOf("ada") });
      const { token } = await signIn({ code: codeOf("ada", { lastName: "Changed" }) });
      expect(decodeJwt(token)).toMatchObject({ lastName: "Changed", slug: "ada-example" });
    });

    it("gives people of the same name addresses of their own, also all at once", async () => {
      const tokens = await Promise.all(
        Array.from({ length: 4 }, (_, index) => signIn({ code: codeOf(`twin-${index}`) })),
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
      const tokens = await Promise.all([1, 2, 3].map(() => signIn({ code: codeOf("ada") })));
      const ids = tokens.map(({ token }) => decodeJwt(token)["userProfileId"]);
      expect(new Set(ids).size).toBe(1);
    });

    it("makes a beamer of who registers with a valid code, and remembers the inviter", async () => {
      const { token } = await signIn({ code: codeOf("ada"), affiliateCode: CODE });
      const { userProfileId } = decodeJwt<{ userProfileId: string }>(token);
      expect(roleIn(token)).toBe("beamer");
      const row = await world.store.users.byId(userProfileId);
      expect(row).toMatchObject({ role: "beamer", invitedById: "usr_inviter" });
      expect(row?.affiliateCode).toMatch(/^[A-Z2-9]{10}$/);
    });

    it("registers a user when the code is unknown", async () => {
      const { token } = await signIn({ code: codeOf("ada"), affiliateCode: "NOBODYSCODE" });
      expect(roleIn(token)).toBe("user");
    });

    it("refuses a code that the provider does not know", async () => {
      expect(await codeOfRefusal(signIn({ code: "made up" }))).toBe("SIGN_IN_FAILED");
    });

    it("refuses to sign in without accepted policies, and to any other site's address", async () => {
      const code = codeOf("ada");
      await expect(signIn({ code, acceptedPolicies: false })).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
        field: "acceptedPolicies",
      });
      for (const url of ["https://evil.test/login/return", "https://app.test.evil.test/"]) {
        await expect(signIn({ code, url })).rejects.toMatchObject({
          code: "BAD_USER_INPUT",
          field: "url",
        });
      }
    });

    it("answers the same sign-in again, since an answer may get lost", async () => {
      const code = codeOf("ada");
      const first = decodeJwt((await signIn({ code })).token);
      world.people.delete(code);
      world.pass(REFRESH_GRACE_MS - 1);
      const again = decodeJwt((await signIn({ code })).token);
      expect(again["userProfileId"]).toBe(first["userProfileId"]);
    });

    it("ends the session when its code comes back later: somebody else may have it", async () => {
      const code = codeOf("ada");
      await signIn({ code });
      const held = cookie();
      world.pass(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(signIn({ code }))).toBe("SIGN_IN_FAILED");
      expect(await codeOfRefusal(refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("rotates the refresh token at each use", async () => {
      await signIn({ code: codeOf("ada") });
      const seen = new Set([cookie()]);
      for (let round = 0; round < 5; round += 1) {
        world.pass(ACCESS_TOKEN_LIFETIME_MS);
        await refreshWith(cookie());
        seen.add(cookie());
      }
      expect(seen.size).toBe(6);
    });

    it("stores no refresh token, only its hash", async () => {
      await signIn({ code: codeOf("ada") });
      expect(await world.store.sessions.byHash(cookie() ?? "")).toBeNull();
    });

    it("refreshes in many tabs at once without ending the session", async () => {
      await signIn({ code: codeOf("ada") });
      const held = cookie();
      const answers = await Promise.all(Array.from({ length: 10 }, () => refreshWith(held)));
      expect(answers).toHaveLength(10);
      world.pass(ACCESS_TOKEN_LIFETIME_MS);
      expect((await refreshWith(cookie())).token).toBeTruthy();
    });

    it("ends the whole family when an old token comes back after the grace", async () => {
      await signIn({ code: codeOf("ada") });
      const stolen = cookie();
      await refreshWith(stolen);
      const held = cookie();
      world.pass(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(refreshWith(stolen))).toBe("REFRESH_REUSED");
      expect(cookie()).toBeNull();
      expect(await codeOfRefusal(refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("leaves no living token when reuse and refresh happen at the same moment", async () => {
      await signIn({ code: codeOf("ada") });
      const old = cookie();
      await refreshWith(old);
      const held = cookie();
      world.pass(REFRESH_GRACE_MS + 1);
      const before = world.cookies.length;
      await Promise.allSettled([refreshWith(held), refreshWith(old), refreshWith(held)]);
      const handedOut = world.cookies.slice(before).flatMap(({ value }) => value ?? []);
      for (const token of [held, ...handedOut]) {
        expect(await codeOfRefusal(refreshWith(token))).toBe("AUTH_NOT_AUTHENTICATED");
      }
    });

    it("ends a session that nobody used for 30 days, and keeps one that is used", async () => {
      await signIn({ code: codeOf("ada") });
      world.pass(REFRESH_TOKEN_LIFETIME_MS - 1);
      await refreshWith(cookie());
      world.pass(REFRESH_TOKEN_LIFETIME_MS);
      expect(await codeOfRefusal(refreshWith(cookie()))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("refuses to refresh without a cookie, and with one that was made up", async () => {
      expect(await codeOfRefusal(refreshWith(null))).toBe("AUTH_NOT_AUTHENTICATED");
      expect(await codeOfRefusal(refreshWith("made up"))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("logs out in all tabs, and says yes to who was out already", async () => {
      await signIn({ code: codeOf("ada") });
      const first = cookie();
      await refreshWith(first);
      const second = cookie();
      const out = () => logOut(world.as(null, { refreshToken: second }));
      expect(await out()).toBe(true);
      expect(cookie()).toBeNull();
      for (const token of [first, second]) {
        expect(await codeOfRefusal(refreshWith(token))).toBe("AUTH_NOT_AUTHENTICATED");
      }
      expect(await out()).toBe(true);
      expect(await logOut(world.as(null))).toBe(true);
    });

    it("leaves the person's other devices signed in when one logs out", async () => {
      await signIn({ code: codeOf("ada") });
      const phone = cookie();
      await signIn({ code: codeOf("ada") });
      await logOut(world.as(null, { refreshToken: cookie() }));
      expect((await refreshWith(phone)).token).toBeTruthy();
    });

    it("finishes the onboarding of the role that the record has, and says so in the token", async () => {
      const fresh = userRow({ id: "usr_fresh", userIsOnboarded: false });
      await world.addUsers(fresh);
      const asUser = decodeJwt((await finishOnboarding(world.as(fresh))).token);
      expect(asUser).toMatchObject({ userIsOnboarded: true, beamerIsOnboarded: false });
      await registerAsBeamer(world.as(fresh), { affiliateCode: CODE });
      // The token of the call still says "user".
      const asBeamer = decodeJwt((await finishOnboarding(world.as(fresh))).token);
      expect(asBeamer).toMatchObject({ role: "beamer", beamerIsOnboarded: true });
      const again = decodeJwt((await finishOnboarding(world.as(fresh))).token);
      expect(again).toMatchObject({ role: "beamer", beamerIsOnboarded: true });
    });

    it("makes a user a beamer by code in any case, once, and says no to an unknown code", async () => {
      const person = userRow({ id: "usr_person" });
      await world.addUsers(person);
      const register = (affiliateCode: string) =>
        registerAsBeamer(world.as(person), { affiliateCode });
      expect(await register("NOBODYSCODE")).toBe(false);
      expect((await world.store.users.byId(person.id))?.role).toBe("user");
      expect(await Promise.all([register(CODE.toLowerCase()), register(CODE)])).toEqual([
        true,
        true,
      ]);
      const { affiliateCode } = (await world.store.users.byId(person.id)) ?? {};
      expect(await register(CODE)).toBe(true);
      expect(await world.store.users.byId(person.id)).toMatchObject({ affiliateCode });
    });

    it("says the new role in the next refreshed token", async () => {
      const { token } = await signIn({ code: codeOf("ada") });
      const reading = await readAccessToken(world.process, token);
      if (reading.kind !== "valid") throw new Error("the token should be good");
      const viewer = { id: reading.viewer.userId, role: reading.viewer.role };
      await registerAsBeamer(world.as(viewer), { affiliateCode: CODE });
      expect(roleIn((await refreshWith(cookie())).token)).toBe("beamer");
    });
  });
}
