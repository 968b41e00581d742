import { describe, expect, it } from "vitest";
import {
  ACCESS_TOKEN_LIFETIME_MS,
  REFRESH_GRACE_MS,
  REFRESH_RECOVERY_MS,
  REFRESH_TOKEN_LIFETIME_MS,
} from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { finishOnboarding } from "../session/finishOnboarding.ts";
import { logOut } from "../session/logOut.ts";
import { readAccessToken } from "../shared/accessToken.ts";
import { ENDED_SESSIONS_FRESH_MS, createEndedSessions } from "../shared/endedSessions.ts";
import { codeOfRefusal, sessionWorldOn } from "./sessionWorld.contract.ts";

/** What a session is, on any store. */
export function describeSession(name: string, openStore: () => Promise<Store>): void {
  describe(`sessions on ${name}`, () => {
    const at = sessionWorldOn(openStore);

    it("rotates the refresh token at each use", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const seen = new Set([at.cookie()]);
      for (let round = 0; round < 5; round += 1) {
        at.world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
        await at.refreshWith(at.cookie());
        seen.add(at.cookie());
      }
      expect(seen.size).toBe(6);
    });

    it("stores no refresh token, only its hash", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      expect(await at.world.store.sessions.byHash(at.cookie() ?? "")).toBeNull();
    });

    it("refreshes in many tabs at once without ending the session", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const held = at.cookie();
      at.given.length = 0;
      const answers = await Promise.all(Array.from({ length: 50 }, () => at.refreshWith(held)));
      expect(answers).toHaveLength(50);
      expect(new Set(at.given).size).toBe(1);
      at.world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
      expect((await at.refreshWith(at.cookie())).token).toBeTruthy();
    });

    it("gives the same successor within the grace, so that a thief has no branch of their own", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const stolen = at.cookie();
      await at.refreshWith(stolen);
      const held = at.cookie();
      at.world.clock.advance(REFRESH_GRACE_MS);
      await at.refreshWith(stolen);
      expect(at.cookie()).toBe(held);
      at.world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
      await at.refreshWith(held);
      const next = at.cookie();
      at.world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(at.refreshWith(held))).toBe("REFRESH_REUSED");
      expect(await codeOfRefusal(at.refreshWith(next))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("ends the family when a token comes back whose successor was used, also within the grace", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const stolen = at.cookie();
      await at.refreshWith(stolen);
      await at.refreshWith(at.cookie());
      const held = at.cookie();
      expect(await codeOfRefusal(at.refreshWith(stolen))).toBe("REFRESH_REUSED");
      expect(await codeOfRefusal(at.refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("honours a refresh once whose answer was lost when the server crashed", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const held = at.cookie();
      await at.refreshWith(held);
      const lost = at.cookie();
      at.world.clock.advance(REFRESH_RECOVERY_MS - 1);
      at.world.startedAt = at.world.now();
      await Promise.all([at.refreshWith(held), at.refreshWith(held)]);
      expect(at.cookie()).toBe(lost);
      at.world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(at.refreshWith(held))).toBe("REFRESH_REUSED");
    });

    it("honours no old token after a restart whose answer had arrived, or that is too old", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const first = at.cookie();
      await at.refreshWith(first);
      await at.refreshWith(at.cookie());
      at.world.clock.advance(REFRESH_GRACE_MS + 1);
      at.world.startedAt = at.world.now();
      expect(await codeOfRefusal(at.refreshWith(first))).toBe("REFRESH_REUSED");

      await at.signIn({ code: await at.codeOf("ada") });
      const second = at.cookie();
      await at.refreshWith(second);
      at.world.clock.advance(REFRESH_RECOVERY_MS + 1);
      at.world.startedAt = at.world.now();
      expect(await codeOfRefusal(at.refreshWith(second))).toBe("REFRESH_REUSED");
    });

    it("ends the whole family when an old token comes back after the grace", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const stolen = at.cookie();
      await at.refreshWith(stolen);
      const held = at.cookie();
      at.world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(at.refreshWith(stolen))).toBe("REFRESH_REUSED");
      expect(at.cookie()).toBeNull();
      expect(await codeOfRefusal(at.refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("leaves no living token when reuse and refresh happen at the same moment", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const old = at.cookie();
      await at.refreshWith(old);
      const held = at.cookie();
      at.world.clock.advance(REFRESH_GRACE_MS + 1);
      const before = at.given.length;
      await Promise.allSettled([at.refreshWith(held), at.refreshWith(old), at.refreshWith(held)]);
      const handedOut = at.given.slice(before).flatMap((token) => token ?? []);
      for (const token of [held, ...handedOut]) {
        expect(await codeOfRefusal(at.refreshWith(token))).toBe("AUTH_NOT_AUTHENTICATED");
      }
    });

    it("ends a session that nobody used for 30 days, and keeps one that is used", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      at.world.clock.advance(REFRESH_TOKEN_LIFETIME_MS - 1);
      await at.refreshWith(at.cookie());
      at.world.clock.advance(REFRESH_TOKEN_LIFETIME_MS);
      expect(await codeOfRefusal(at.refreshWith(at.cookie()))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("refuses to refresh without a cookie, and with one that was made up", async () => {
      expect(await codeOfRefusal(at.refreshWith(null))).toBe("AUTH_NOT_AUTHENTICATED");
      expect(await codeOfRefusal(at.refreshWith("made up"))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("logs out in all tabs, and says yes to someone who was out already", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const first = at.cookie();
      await at.refreshWith(first);
      const second = at.cookie();
      const out = () => logOut(at.contextWith(second));
      expect(await out()).toBe(true);
      expect(at.cookie()).toBeNull();
      for (const token of [first, second]) {
        expect(await codeOfRefusal(at.refreshWith(token))).toBe("AUTH_NOT_AUTHENTICATED");
      }
      expect(await out()).toBe(true);
      expect(await logOut(at.contextWith(null))).toBe(true);
    });

    it("leaves the person's other devices signed in when one logs out", async () => {
      await at.signIn({ code: await at.codeOf("ada") });
      const phone = at.cookie();
      await at.signIn({ code: await at.codeOf("ada") });
      await logOut(at.contextWith(at.cookie()));
      expect((await at.refreshWith(phone)).token).toBeTruthy();
    });

    const readingOf = async (token: string) => (await readAccessToken(at.world, token)).kind;

    it("refuses the access token after logging out, and no other session's", async () => {
      const { token } = await at.signIn({ code: await at.codeOf("ada") });
      const tablet = at.cookie();
      const phone = await at.signIn({ code: await at.codeOf("ada") });
      expect(await readingOf(token)).toBe("valid");
      await logOut(at.contextWith(tablet));
      expect(await readingOf(token)).toBe("invalid");
      expect(await readingOf(phone.token)).toBe("valid");
    });

    it("logs out by the access token where the cookie is missing", async () => {
      const { token } = await at.signIn({ code: await at.codeOf("ada") });
      const held = at.cookie();
      const reading = await readAccessToken(at.world, token);
      if (reading.kind !== "valid") throw new Error("the token should be good");
      await logOut({ ...at.contextWith(null), viewer: reading.viewer });
      expect(await readingOf(token)).toBe("invalid");
      expect(await codeOfRefusal(at.refreshWith(held))).toBe("AUTH_NOT_AUTHENTICATED");
    });

    it("refuses every access token of a session that an alarm has ended", async () => {
      const first = await at.signIn({ code: await at.codeOf("ada") });
      const stolen = at.cookie();
      const second = await at.refreshWith(stolen);
      const reading = await readAccessToken(at.world, second.token);
      if (reading.kind !== "valid") throw new Error("the token should be good");
      const third = await finishOnboarding(at.world.contextFor(reading.viewer));
      at.world.clock.advance(REFRESH_GRACE_MS + 1);
      expect(await codeOfRefusal(at.refreshWith(stolen))).toBe("REFRESH_REUSED");
      for (const { token } of [first, second, third]) {
        expect(await readingOf(token)).toBe("invalid");
      }
    });

    it("lets other processes know within moments that a session has ended", async () => {
      const other = { ...at.world, endedSessions: createEndedSessions(at.world) };
      const { token } = await at.signIn({ code: await at.codeOf("ada") });
      expect((await readAccessToken(other, token)).kind).toBe("valid");
      await logOut(at.contextWith(at.cookie()));
      at.world.clock.advance(ENDED_SESSIONS_FRESH_MS);
      expect((await readAccessToken(other, token)).kind).toBe("invalid");
    });
  });
}
