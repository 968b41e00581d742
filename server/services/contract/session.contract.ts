import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { beamer, user } from "../../../mocks/world/people.ts";
import { type World, createWorld } from "../../../mocks/world/world.ts";
import {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_GRACE_MS,
  REFRESH_RECOVERY_MS,
  REFRESH_TOKEN_LIFETIME_MS,
} from "../../../src/domain/shared/limits.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import type { SignIn } from "../../providers/signIn/port.ts";
import type { Store } from "../../store/ports/store.ts";
import { readAccessToken } from "../shared/accessToken.ts";
import type { ServiceContext } from "../shared/context.ts";
import { ENDED_SESSIONS_FRESH_MS, createEndedSessions } from "../shared/endedSessions.ts";
import { finishOnboarding } from "../session/finishOnboarding.ts";
import { linkedInSignInSignUp } from "../session/linkedInSignInSignUp.ts";
import { logOut } from "../session/logOut.ts";
import { refresh } from "../session/refresh.ts";
import { registerAsBeamer } from "../session/registerAsBeamer.ts";
import { PICTURE } from "../../store/factories/profiles.ts";

const RETURN_URL = "https://beamers.example/login/return";
const CODE = "FRIENDS2";

/** What a session is, whatever remembers it. */
export function describeSession(name: string, openStore: () => Promise<Store>): void {
  describe(`sessions on ${name}`, () => {
    let world: World;
    /** Refresh tokens as the browser was given them, null where one was taken away. */
    let given: (string | null)[];

    beforeEach(async () => {
      world = createWorld({ store: await openStore() });
      world.log = () => undefined;
      given = [];
      await beamer(world, {
        id: "usr_inviter",
        slug: "inviter",
        affiliateCode: CODE,
        isOpen: false,
      });
    });

    /** The code with which the provider vouches for somebody, each time another one. */
    const codeOf = (subject: string, names: { lastName?: string } = {}) =>
      world.people.choose({
        person: {
          issuer: "test",
          subject,
          email: `${subject}@example.test`,
          firstName: "Ada",
          lastName: "Example",
          ...names,
        },
        redirectUri: RETURN_URL,
      });

    const contextWith = (refreshToken: string | null): ServiceContext => {
      const context = world.contextFor(null);
      return {
        ...context,
        visitor: { ...context.visitor, refreshToken },
        setCookie: ({ value }) => void given.push(value),
      };
    };

    const signIn = (command: Record<string, unknown>) =>
      linkedInSignInSignUp(contextWith(null), {
        url: RETURN_URL,
        acceptedPolicies: true,
        ...command,
      });

    /** The refresh token that the browser holds now. */
    const cookie = () => given.at(-1) ?? null;
    const refreshWith = (refreshToken: string | null) => refresh(contextWith(refreshToken));
    const roleIn = (token: string) => decodeJwt(token)["role"];
    const codeOfRefusal = (promise: Promise<unknown>) =>
      promise.then(
        () => "no refusal",
        (error: { code?: string }) => error.code,
      );

    it("registers who comes for the first time, and knows them from then on", async () => {
      const first = decodeJwt((await signIn({ code: await codeOf("ada") })).token);
      const again = decodeJwt((await signIn({ code: await codeOf("ada") })).token);
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
      await signIn({ code: await codeOf("ada") });
      const { token } = await signIn({ code: await codeOf("ada", { lastName: "Changed" }) });
      expect(decodeJwt(token)).toMatchObject({ lastName: "Changed", slug: "ada-example" });
    });

    it("gives people of the same name addresses of their own, also all at once", async () => {
      const tokens = await Promise.all(
        Array.from({ length: 4 }, async (_, index) =>
          signIn({ code: await codeOf(`twin-${index}`) }),
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
        [1, 2, 3].map(async () => signIn({ code: await codeOf("ada") })),
      );
      const ids = tokens.map(({ token }) => decodeJwt(token)["userProfileId"]);
      expect(new Set(ids).size).toBe(1);
    });

    it("makes a beamer of who registers with a valid code, and remembers the inviter", async () => {
      const { token } = await signIn({ code: await codeOf("ada"), affiliateCode: CODE });
      const { userProfileId } = decodeJwt<{ userProfileId: string }>(token);
      expect(roleIn(token)).toBe("beamer");
      const row = await world.store.users.byId(userProfileId);
      expect(row).toMatchObject({ role: "beamer", invitedById: "usr_inviter" });
      expect(row?.affiliateCode).toMatch(/^[A-Z2-9]{10}$/);
    });

    it("registers a user when the code is unknown", async () => {
      const { token } = await signIn({ code: await codeOf("ada"), affiliateCode: "NOBODYSCODE" });
      expect(roleIn(token)).toBe("user");
    });

    it("refuses a code that the provider does not know", async () => {
      expect(await codeOfRefusal(signIn({ code: "made up" }))).toBe("SIGN_IN_FAILED");
    });

    it("refuses to sign in without accepted policies, and to any other site's address", async () => {
      const code = await codeOf("ada");
      await expect(signIn({ code, acceptedPolicies: false })).rejects.toMatchObject({
        code: "BAD_USER_INPUT",
        field: "acceptedPolicies",
      });
      for (const url of ["https://evil.test/login/return", "https://beamers.example.evil.test/"]) {
        await expect(signIn({ code, url })).rejects.toMatchObject({
          code: "BAD_USER_INPUT",
          field: "url",
        });
      }
    });

    it("answers the same sign-in again, since an answer may get lost", async () => {
      const code = await codeOf("ada");
      const first = decodeJwt((await signIn({ code })).token);
      world.clock.advance(REFRESH_GRACE_MS - 1);
      const again = decodeJwt((await signIn({ code })).token);
      expect(again["userProfileId"]).toBe(first["userProfileId"]);
    });

    it("ends the session when its code comes back later: somebody else may have it", async () => {
      const code = await codeOf("ada");
      await signIn({ code });
      const held = cookie();
      world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(signIn({ code }))).toBe("SIGN_IN_FAILED");
      expect(await codeOfRefusal(refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("answers one code sent by many at once with one session, or refuses", async () => {
      const code = await codeOf("ada");
      const attempts = await Promise.allSettled(Array.from({ length: 50 }, () => signIn({ code })));
      const refusals = attempts.flatMap((attempt) =>
        attempt.status === "rejected" ? [(attempt.reason as { code?: string }).code] : [],
      );
      expect(new Set([...refusals, "SIGN_IN_FAILED"]).size).toBe(1);
      expect(refusals.length).toBeLessThan(50);
      expect(new Set(given).size).toBe(1);
    });

    const exchangeBy = (exchange: SignIn["exchange"]) => {
      world.providers = {
        ...world.providers,
        signIn: { ...world.providers.signIn, exchange },
      };
    };

    it("gives the first one's session to whom the provider refuses meanwhile", async () => {
      const code = await codeOf("ada");
      const person = await world.providers.signIn.exchange({ code, redirectUri: RETURN_URL });
      let exchanges = 0;
      exchangeBy(async () => {
        exchanges += 1;
        if (exchanges === 1) return person;
        // Either may come first to the provider.
        await Promise.race(calls);
        return refuse("SIGN_IN_FAILED");
      });
      const calls = [signIn({ code }), signIn({ code })];
      await Promise.all(calls);
      expect(given).toHaveLength(2);
      expect(new Set(given).size).toBe(1);
    });

    it("gives one session to all who send a code that the provider takes again", async () => {
      const code = await codeOf("ada");
      const person = await world.providers.signIn.exchange({ code, redirectUri: RETURN_URL });
      exchangeBy(async () => person);
      await Promise.all(Array.from({ length: 50 }, () => signIn({ code })));
      expect(given).toHaveLength(50);
      expect(new Set(given).size).toBe(1);
    });

    it("rotates the refresh token at each use", async () => {
      await signIn({ code: await codeOf("ada") });
      const seen = new Set([cookie()]);
      for (let round = 0; round < 5; round += 1) {
        world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
        await refreshWith(cookie());
        seen.add(cookie());
      }
      expect(seen.size).toBe(6);
    });

    it("stores no refresh token, only its hash", async () => {
      await signIn({ code: await codeOf("ada") });
      expect(await world.store.sessions.byHash(cookie() ?? "")).toBeNull();
    });

    it("refreshes in many tabs at once without ending the session", async () => {
      await signIn({ code: await codeOf("ada") });
      const held = cookie();
      given = [];
      const answers = await Promise.all(Array.from({ length: 50 }, () => refreshWith(held)));
      expect(answers).toHaveLength(50);
      expect(new Set(given).size).toBe(1);
      world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
      expect((await refreshWith(cookie())).token).toBeTruthy();
    });

    it("gives the same successor within the grace, so that a thief has no branch of their own", async () => {
      await signIn({ code: await codeOf("ada") });
      const stolen = cookie();
      await refreshWith(stolen);
      const held = cookie();
      world.clock.advance(REFRESH_GRACE_MS);
      await refreshWith(stolen);
      expect(cookie()).toBe(held);
      world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
      await refreshWith(held);
      const next = cookie();
      world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(refreshWith(held))).toBe("REFRESH_REUSED");
      expect(await codeOfRefusal(refreshWith(next))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("ends the family when a token comes back whose successor was used, also within the grace", async () => {
      await signIn({ code: await codeOf("ada") });
      const stolen = cookie();
      await refreshWith(stolen);
      await refreshWith(cookie());
      const held = cookie();
      expect(await codeOfRefusal(refreshWith(stolen))).toBe("REFRESH_REUSED");
      expect(await codeOfRefusal(refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("honours a refresh once whose answer was lost when the server crashed", async () => {
      await signIn({ code: await codeOf("ada") });
      const held = cookie();
      await refreshWith(held);
      const lost = cookie();
      world.clock.advance(REFRESH_RECOVERY_MS - 1);
      world.startedAt = world.now();
      await Promise.all([refreshWith(held), refreshWith(held)]);
      expect(cookie()).toBe(lost);
      world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(refreshWith(held))).toBe("REFRESH_REUSED");
    });

    it("honours no old token after a restart whose answer had arrived, or that is too old", async () => {
      await signIn({ code: await codeOf("ada") });
      const first = cookie();
      await refreshWith(first);
      await refreshWith(cookie());
      world.clock.advance(REFRESH_GRACE_MS + 1);
      world.startedAt = world.now();
      expect(await codeOfRefusal(refreshWith(first))).toBe("REFRESH_REUSED");

      await signIn({ code: await codeOf("ada") });
      const second = cookie();
      await refreshWith(second);
      world.clock.advance(REFRESH_RECOVERY_MS + 1);
      world.startedAt = world.now();
      expect(await codeOfRefusal(refreshWith(second))).toBe("REFRESH_REUSED");
    });

    it("ends the whole family when an old token comes back after the grace", async () => {
      await signIn({ code: await codeOf("ada") });
      const stolen = cookie();
      await refreshWith(stolen);
      const held = cookie();
      world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(refreshWith(stolen))).toBe("REFRESH_REUSED");
      expect(cookie()).toBeNull();
      expect(await codeOfRefusal(refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("leaves no living token when reuse and refresh happen at the same moment", async () => {
      await signIn({ code: await codeOf("ada") });
      const old = cookie();
      await refreshWith(old);
      const held = cookie();
      world.clock.advance(REFRESH_GRACE_MS + 1);
      const before = given.length;
      await Promise.allSettled([refreshWith(held), refreshWith(old), refreshWith(held)]);
      const handedOut = given.slice(before).flatMap((token) => token ?? []);
      for (const token of [held, ...handedOut]) {
        expect(await codeOfRefusal(refreshWith(token))).toBe("AUTH_NOT_AUTHENTICATED");
      }
    });

    it("ends a session that nobody used for 30 days, and keeps one that is used", async () => {
      await signIn({ code: await codeOf("ada") });
      world.clock.advance(REFRESH_TOKEN_LIFETIME_MS - 1);
      await refreshWith(cookie());
      world.clock.advance(REFRESH_TOKEN_LIFETIME_MS);
      expect(await codeOfRefusal(refreshWith(cookie()))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("refuses to refresh without a cookie, and with one that was made up", async () => {
      expect(await codeOfRefusal(refreshWith(null))).toBe("AUTH_NOT_AUTHENTICATED");
      expect(await codeOfRefusal(refreshWith("made up"))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("logs out in all tabs, and says yes to who was out already", async () => {
      await signIn({ code: await codeOf("ada") });
      const first = cookie();
      await refreshWith(first);
      const second = cookie();
      const out = () => logOut(contextWith(second));
      expect(await out()).toBe(true);
      expect(cookie()).toBeNull();
      for (const token of [first, second]) {
        expect(await codeOfRefusal(refreshWith(token))).toBe("AUTH_NOT_AUTHENTICATED");
      }
      expect(await out()).toBe(true);
      expect(await logOut(contextWith(null))).toBe(true);
    });

    it("leaves the person's other devices signed in when one logs out", async () => {
      await signIn({ code: await codeOf("ada") });
      const phone = cookie();
      await signIn({ code: await codeOf("ada") });
      await logOut(contextWith(cookie()));
      expect((await refreshWith(phone)).token).toBeTruthy();
    });

    const readingOf = async (token: string) => (await readAccessToken(world, token)).kind;

    it("refuses the access token after logging out, and no other session's", async () => {
      const { token } = await signIn({ code: await codeOf("ada") });
      const tablet = cookie();
      const phone = await signIn({ code: await codeOf("ada") });
      expect(await readingOf(token)).toBe("valid");
      await logOut(contextWith(tablet));
      expect(await readingOf(token)).toBe("invalid");
      expect(await readingOf(phone.token)).toBe("valid");
    });

    it("logs out by the access token where the cookie is missing", async () => {
      const { token } = await signIn({ code: await codeOf("ada") });
      const held = cookie();
      const reading = await readAccessToken(world, token);
      if (reading.kind !== "valid") throw new Error("the token should be good");
      await logOut({ ...contextWith(null), viewer: reading.viewer });
      expect(await readingOf(token)).toBe("invalid");
      expect(await codeOfRefusal(refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("refuses every access token of a session that an alarm has ended", async () => {
      const first = await signIn({ code: await codeOf("ada") });
      const stolen = cookie();
      const second = await refreshWith(stolen);
      const reading = await readAccessToken(world, second.token);
      if (reading.kind !== "valid") throw new Error("the token should be good");
      const third = await finishOnboarding(world.contextFor(reading.viewer));
      world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(refreshWith(stolen))).toBe("REFRESH_REUSED");
      for (const { token } of [first, second, third]) {
        expect(await readingOf(token)).toBe("invalid");
      }
    });

    it("lets other processes know within moments that a session has ended", async () => {
      const other = { ...world, endedSessions: createEndedSessions(world) };
      const { token } = await signIn({ code: await codeOf("ada") });
      expect((await readAccessToken(other, token)).kind).toBe("valid");
      await logOut(contextWith(cookie()));
      world.clock.advance(ENDED_SESSIONS_FRESH_MS);
      expect((await readAccessToken(other, token)).kind).toBe("invalid");
    });

    it("finishes the onboarding of the role that the record has, and says so in the token", async () => {
      const { viewer } = await user(world, { slug: "fresh", userIsOnboarded: false });
      const asUser = decodeJwt((await finishOnboarding(world.contextFor(viewer))).token);
      expect(asUser).toMatchObject({ userIsOnboarded: true, beamerIsOnboarded: false });
      await registerAsBeamer(world.contextFor(viewer), { affiliateCode: CODE });
      const picture = PICTURE;
      await world.store.users.update(viewer.userId, { picture, professionalTitle: "Speaker" });
      // The token of the call still says "user".
      const asBeamer = decodeJwt((await finishOnboarding(world.contextFor(viewer))).token);
      expect(asBeamer).toMatchObject({ role: "beamer", beamerIsOnboarded: true });
      const again = decodeJwt((await finishOnboarding(world.contextFor(viewer))).token);
      expect(again).toMatchObject({ role: "beamer", beamerIsOnboarded: true });
    });

    it("makes a user a beamer by code in any case, once, and says no to an unknown code", async () => {
      const { row: person, viewer } = await user(world, { slug: "person" });
      const register = (affiliateCode: string) =>
        registerAsBeamer(world.contextFor(viewer), { affiliateCode });
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
      const { token } = await signIn({ code: await codeOf("ada") });
      const reading = await readAccessToken(world, token);
      if (reading.kind !== "valid") throw new Error("the token should be good");
      await registerAsBeamer(world.contextFor(reading.viewer), { affiliateCode: CODE });
      expect(roleIn((await refreshWith(cookie())).token)).toBe("beamer");
    });
  });
}
