import { beforeEach, describe, expect, it } from "vitest";
import { mailSettingsRow } from "../factories/messages.ts";
import { NOW } from "../factories/now.ts";
import type { MailKey } from "../ports/messages.ts";
import type { Store } from "../ports/store.ts";
import { fillStore, MINUTE, type OpenStore } from "./rows.ts";

const BOOKED: MailKey = { userId: "booker", subjectId: "bkg", kind: "SESSION", version: "0.0.0" };
const MOVED: MailKey = { ...BOOKED, version: "1.0.0" };

/** What every store does with people's settings for mails, and with mails that are sent. */
export function describeMailStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  const begin = (mails: readonly MailKey[], at = NOW) =>
    store.mails.begin({ mails, at, leasedUntil: at + MINUTE });
  const sentAbout = async (subjectIds: readonly string[], changes: Partial<MailKey> = {}) =>
    (await store.mails.sentAbout({ userId: "booker", kind: "SESSION", ...changes, subjectIds }))
      .map(({ subjectId, version }) => `${subjectId} ${version}`)
      .toSorted();

  describe("settings for mails", () => {
    it("are one's own, the last ones saved", async () => {
      expect(await store.mails.settingsOf("booker")).toBeNull();
      await store.mails.saveSettings(mailSettingsRow({ userId: "booker" }));
      const changed = mailSettingsRow({
        userId: "booker",
        address: null,
        pendingAddress: "Ünë@demo.example",
        refusedAt: NOW,
        linkRefusedAt: NOW + 2,
        offTopics: ["SALES", "REMINDERS"],
        linksSentAt: [NOW, NOW + 1],
      });
      await store.mails.saveSettings(changed);
      expect(await store.mails.settingsOf("booker")).toEqual(changed);
      expect(await store.mails.settingsOf("booker2")).toBeNull();
    });
  });

  describe("a mail", () => {
    it("is begun by one, until the lease ends", async () => {
      expect(await begin([BOOKED])).toEqual([BOOKED]);
      expect(await begin([BOOKED, MOVED])).toEqual([MOVED]);
      expect(await begin([BOOKED], NOW + MINUTE - 1)).toEqual([]);
      expect(await begin([BOOKED], NOW + MINUTE)).toEqual([BOOKED]);
      expect(await begin([])).toEqual([]);
    });

    it("is begun by one of many at once", async () => {
      const begun = await Promise.all(Array.from({ length: 8 }, () => begin([BOOKED])));
      expect(begun.flat()).toEqual([BOOKED]);
    });

    it("is never begun again once it was sent", async () => {
      await begin([BOOKED]);
      await store.mails.end({ mails: [BOOKED], at: NOW + 5 });
      expect(await begin([BOOKED], NOW + 2 * MINUTE)).toEqual([]);
      expect(await sentAbout(["bkg"])).toEqual(["bkg 0.0.0"]);
    });

    it("can be ended without having been begun, and twice", async () => {
      await store.mails.end({ mails: [BOOKED, MOVED], at: NOW });
      await store.mails.end({ mails: [BOOKED], at: NOW });
      await store.mails.end({ mails: [], at: NOW });
      expect(await sentAbout(["bkg"])).toEqual(["bkg 0.0.0", "bkg 1.0.0"]);
      expect(await begin([BOOKED, MOVED])).toEqual([]);
    });

    it("can be begun at once where it wasn't sent, but not where it was", async () => {
      await begin([BOOKED, MOVED]);
      await store.mails.end({ mails: [MOVED], at: NOW });
      await store.mails.drop([BOOKED, MOVED]);
      await store.mails.drop([]);
      expect(await begin([BOOKED, MOVED])).toEqual([BOOKED]);
    });

    it("counts as sent only when it was", async () => {
      await begin([BOOKED]);
      expect(await sentAbout(["bkg"])).toEqual([]);
      expect(await store.mails.lastSentAt({ userId: "booker", kind: "SESSION" })).toBeNull();
    });
  });

  it("mails are found by person, kind and what they are about", async () => {
    const others: MailKey[] = [
      { ...BOOKED, subjectId: "other" },
      { ...BOOKED, subjectId: "third" },
      { ...BOOKED, userId: "booker2" },
      { ...BOOKED, kind: "REMINDER" },
    ];
    await store.mails.end({ mails: [BOOKED, ...others], at: NOW });
    expect(await sentAbout(["bkg", "other", "nothing"])).toEqual(["bkg 0.0.0", "other 0.0.0"]);
    expect(await sentAbout([])).toEqual([]);
    expect(await sentAbout(["bkg"], { kind: "SOLD" })).toEqual([]);
  });

  it("the last mail of a kind is the one sent last", async () => {
    await store.mails.end({ mails: [BOOKED], at: NOW + 2 });
    await store.mails.end({ mails: [MOVED], at: NOW + 1 });
    await store.mails.end({ mails: [{ ...BOOKED, kind: "SOLD" }], at: NOW + 3 });
    expect(await store.mails.lastSentAt({ userId: "booker", kind: "SESSION" })).toBe(NOW + 2);
  });

  it("old mails are forgotten, the oldest first, and no more than asked for", async () => {
    await store.mails.end({ mails: [BOOKED], at: NOW });
    await store.mails.end({ mails: [MOVED], at: NOW + 1 });
    await store.mails.end({ mails: [{ ...BOOKED, version: "2.0.0" }], at: NOW + 2 });
    expect(await store.mails.forget({ before: NOW + 2, limit: 1 })).toBe(1);
    expect(await sentAbout(["bkg"])).toEqual(["bkg 1.0.0", "bkg 2.0.0"]);
    expect(await store.mails.forget({ before: NOW + 2, limit: 10 })).toBe(1);
    expect(await sentAbout(["bkg"])).toEqual(["bkg 2.0.0"]);
  });
}
