import { beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Video, VideoAdmission } from "./port.ts";

/** A participant who asks what carries picture and sound to be let in. */
export interface Entering {
  channelId: string;
  participantId: number;
  at: Instant;
}

/** A video provider, with the check that its network would make at its door. */
export interface VideoUnderTest {
  video: Video;
  /** Whether they would be let in with this. */
  letsIn(admission: VideoAdmission, entering: Entering): Promise<boolean>;
}

/** Far from this machine's time: it must not matter. */
const NOW = Date.parse("2031-03-17T09:00:00Z");
const UNTIL = NOW + 5 * MINUTE_MS;

/** What use cases rely on, whatever carries picture and sound. */
export function describeVideo(name: string, open: () => Promise<VideoUnderTest>): void {
  describe(`video over ${name}`, () => {
    let opened: VideoUnderTest;
    beforeEach(async () => {
      opened = await open();
    });

    const ADA = { channelId: "chn_1", participantId: 1 };
    const BOB = { channelId: "chn_1", participantId: 2 ** 31 - 1 };
    const admit = (who = ADA, expiresAt = UNTIL) =>
      opened.video.admit({ ...who, now: NOW, expiresAt });

    it("lets a participant in until a moment, and no longer", async () => {
      const admission = await admit();
      expect(await opened.letsIn(admission, { ...ADA, at: NOW })).toBe(true);
      expect(await opened.letsIn(admission, { ...ADA, at: UNTIL - SECOND_MS })).toBe(true);
      expect(await opened.letsIn(admission, { ...ADA, at: UNTIL + SECOND_MS })).toBe(false);
    });

    it("lets each of two in, neither under the other's number", async () => {
      const [ada, bob] = await Promise.all([admit(ADA), admit(BOB)]);
      expect(await opened.letsIn(bob, { ...BOB, at: NOW })).toBe(true);
      expect(await opened.letsIn(ada, { ...BOB, at: NOW })).toBe(false);
      expect(await opened.letsIn(bob, { ...ADA, at: NOW })).toBe(false);
    });

    it("lets the same participant in again with what comes later", async () => {
      const later = await opened.video.admit({ ...ADA, now: UNTIL, expiresAt: UNTIL + MINUTE_MS });
      expect(await opened.letsIn(later, { ...ADA, at: UNTIL + SECOND_MS })).toBe(true);
    });

    it("gives no more time than is asked for, in parts of a second either", async () => {
      const admission = await admit(ADA, NOW + 1_900);
      expect(await opened.letsIn(admission, { ...ADA, at: NOW + 500 })).toBe(true);
      expect(await opened.letsIn(admission, { ...ADA, at: NOW + 2_000 })).toBe(false);
    });

    it("answers in the contract's form: nothing is half there", async () => {
      const { appId, token, iceServers, isRelayOnly } = await admit();
      expect(appId === "").toBe(token === "");
      for (const { urls, username, credential } of iceServers) {
        expect(urls).not.toEqual([]);
        expect(username === null).toBe(credential === null);
      }
      expect(isRelayOnly && iceServers.length === 0).toBe(false);
    });
  });
}
