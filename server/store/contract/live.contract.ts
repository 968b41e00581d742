import { beforeEach, describe, expect, it } from "vitest";
import { NOBODY, takeSeat } from "../../../src/domain/live/presence.ts";
import { LIVE_SIGNAL_KEPT_MS, LIVE_TEXTS_MAX } from "../../../src/domain/shared/limits.ts";
import { NOW } from "../factories/now.ts";
import type { NewLiveMessage } from "../ports/live.ts";
import type { Store } from "../ports/store.ts";
import { CANCELLATION, book, inAgenda, inSession } from "./lives.ts";
import { fillStore, HOUR, type OpenStore } from "./rows.ts";

const MET = { channelId: "channel-met", bookingId: "met" };
const NEW_SESSION = {
  ...MET,
  state: "SCHEDULED",
  version: 0,
  ...NOBODY,
  openedAt: NOW,
  startedAt: null,
  endedAt: null,
};

const text = (key: string, at = NOW): NewLiveMessage => ({
  kind: "TEXT",
  party: "BOOKER",
  sender: 2,
  recipient: null,
  key,
  content: `Text ${key}`,
  at,
});
const signal = (key: string, recipient: number, at = NOW): NewLiveMessage => ({
  ...text(key, at),
  kind: "SIGNAL",
  recipient,
});

/** What every store does with live sessions. */
export function describeLiveStore(openStore: OpenStore): void {
  describe("live sessions", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
      await book(store, { id: "met" });
      await book(store, { id: "later", startsAt: NOW + 48 * HOUR });
    });

    const rowOf = async (channelId = MET.channelId) =>
      (await store.live.byChannelIds([channelId]))[0] ?? null;
    const events = async () => {
      const query = { now: NOW + 10, leaseMs: 1, limit: 10 };
      const rows = await store.outbox.claim(query);
      return rows.filter(({ subjectId }) => subjectId === MET.channelId);
    };

    it("have the channel of their booking", async () => {
      expect(await store.bookings.byChannelId(MET.channelId)).toMatchObject({ id: "met" });
      expect(await store.bookings.byChannelId("met")).toBeNull();
    });

    it("are opened where there is none, with their event, and locked where there is", async () => {
      expect(await rowOf()).toBeNull();
      expect(await inSession(store, MET)).toEqual(NEW_SESSION);
      expect(await events()).toMatchObject([
        { reaction: "clearLiveMessages", event: "liveSessionOpened" },
      ]);
      expect(await inSession(store, { ...MET, at: NOW + 1 })).toEqual(NEW_SESSION);
      expect(await rowOf()).toEqual(NEW_SESSION);
    });

    it("are opened once by several at once, and changed one after the other", async () => {
      await Promise.all(
        Array.from({ length: 5 }, (_, index) =>
          inSession(store, MET, (session) => session.send(text(`key-${index}`))),
        ),
      );
      expect(await rowOf()).toMatchObject({ version: 5 });
      const query = { channelId: MET.channelId, after: 0, recipient: null, limit: 10 };
      const versions = (await store.live.messagesAfter(query)).map(({ version }) => version);
      expect(versions).toEqual([1, 2, 3, 4, 5]);
    });

    it("aren't opened when the transaction is given up", async () => {
      const given = inSession(store, MET, async () => {
        throw new Error("refused");
      });
      await expect(given).rejects.toThrow("refused");
      expect(await rowOf()).toBeNull();
    });

    it("go the ways of their life cycle, and no others", async () => {
      const started = { ...NEW_SESSION, state: "LIVE", version: 1, startedAt: NOW + 1 };
      const row = await inSession(store, MET, (session) => session.start({ at: NOW + 1 }));
      expect(row).toEqual(started);
      expect(await rowOf()).toEqual(started);
      const again = inSession(store, MET, (session) => session.start({ at: NOW + 2 }));
      await expect(again).rejects.toThrow("no start from LIVE");
      const ended = { ...started, state: "ENDED", version: 2, endedAt: NOW + 2 };
      expect(await inSession(store, MET, (session) => session.end({ at: NOW + 2 }))).toEqual(ended);
      const back = inSession(store, MET, (session) => session.start({ at: NOW + 3 }));
      await expect(back).rejects.toThrow("no start from ENDED");
      const early = { channelId: "channel-later", bookingId: "later" };
      const end = inSession(store, early, (session) => session.end({ at: NOW }));
      await expect(end).rejects.toThrow("no end from SCHEDULED");
      expect(await rowOf()).toEqual(ended);
    });

    it("keep who is there, as news or not", async () => {
      const presence = takeSeat(NOBODY, { party: "CREATOR", at: NOW, participantId: 2 ** 31 - 1 });
      if (presence === null) throw new Error("the seat is taken");
      const kept = { ...NEW_SESSION, ...presence };
      const keep = (isNews: boolean) =>
        inSession(store, MET, (session) => session.keep(presence, { isNews }));
      expect(await keep(true)).toEqual({ ...kept, version: 1 });
      expect(await keep(false)).toEqual({ ...kept, version: 1 });
      expect(await rowOf()).toEqual({ ...kept, version: 1 });
    });

    it("are found by their channels, in any order, missing ones left out", async () => {
      await inSession(store, MET);
      await inSession(store, { channelId: "channel-later", bookingId: "later" });
      const found = await store.live.byChannelIds(["channel-later", "nothing", "channel-met"]);
      expect(found.map(({ bookingId }) => bookingId).toSorted()).toEqual(["later", "met"]);
      expect(await store.live.byChannelIds([])).toEqual([]);
    });

    describe("their messages", () => {
      const send = (...messages: NewLiveMessage[]) =>
        inSession(store, MET, async (session) => {
          for (const message of messages) await session.send(message);
        });
      const keysAfter = async (after: number, recipient: number | null = null, limit = 1_000) => {
        const query = { channelId: MET.channelId, after, recipient, limit };
        return (await store.live.messagesAfter(query)).map(({ key }) => key);
      };

      it("are all texts and one's own signals, after a version, earliest first", async () => {
        await send(text("a"), signal("b", 7), text("c"), signal("d", 8));
        await inSession(store, { channelId: "channel-later", bookingId: "later" }, (session) =>
          session.send(text("a")),
        );
        expect(await keysAfter(0)).toEqual(["a", "c"]);
        expect(await keysAfter(0, 7)).toEqual(["a", "b", "c"]);
        expect(await keysAfter(1, 8)).toEqual(["c", "d"]);
        expect(await keysAfter(0, 7, 2)).toEqual(["a", "b"]);
        expect(await keysAfter(4, 7)).toEqual([]);
        const query = { channelId: MET.channelId, after: 0, recipient: 7, limit: 2 };
        expect(await store.live.messagesAfter(query)).toEqual([
          { ...text("a"), channelId: MET.channelId, version: 1 },
          { ...signal("b", 7), channelId: MET.channelId, version: 2 },
        ]);
      });

      it("are one per key and sender", async () => {
        await send({ ...text("a"), party: "CREATOR" });
        await send({ ...signal("a", 7), party: "BOOKER" });
        expect(await keysAfter(1, 7)).toEqual(["a"]);
        await inSession(store, MET, async (session) => {
          const known = ["CREATOR", "BOOKER"] as const;
          for (const party of known) expect(await session.hasSent({ party, key: "a" })).toBe(true);
          expect(await session.hasSent({ party: "BOOKER", key: "b" })).toBe(false);
        });
        const again = { ...text("a"), party: "CREATOR", content: "Other" } as const;
        expect(await send(again)).toMatchObject({ version: 2 });
        const query = { channelId: MET.channelId, after: 0, recipient: null, limit: 10 };
        expect(await store.live.messagesAfter(query)).toMatchObject([{ content: "Text a" }]);
      });

      it("are the latest texts, and the signals of the last minutes", async () => {
        await send(signal("old", 7));
        await send(...Array.from({ length: LIVE_TEXTS_MAX + 19 }, (_, index) => text(`${index}`)));
        // They are cleared with each twentieth change.
        const texts = await keysAfter(0, 7);
        expect(texts).toHaveLength(LIVE_TEXTS_MAX + 1);
        expect(texts.slice(0, 2)).toEqual(["old", "19"]);
        const later = NOW + LIVE_SIGNAL_KEPT_MS;
        await send(...Array.from({ length: 19 }, (_, index) => signal(`s${index}`, 7, later)));
        expect((await keysAfter(0, 7)).at(0)).toBe("old");
        await send(signal("last", 7, later));
        expect((await keysAfter(0, 7)).at(0)).toBe("19");
      });

      it("are deleted, once and again, and no other session's", async () => {
        await send(text("a"), signal("b", 7));
        const later = { channelId: "channel-later", bookingId: "later" };
        await inSession(store, later, (session) => session.send(text("a")));
        await store.live.deleteMessages(MET.channelId);
        await store.live.deleteMessages(MET.channelId);
        expect(await keysAfter(0, 7)).toEqual([]);
        expect(await rowOf()).toMatchObject({ version: 2 });
        const others = { ...later, after: 0, recipient: null, limit: 10 };
        expect(await store.live.messagesAfter(others)).toHaveLength(1);
      });
    });

    describe("their marks", () => {
      const markOf = async () => {
        const marks = await store.live.marksOf(["nothing", MET.channelId]);
        expect(marks.map(({ channelId }) => channelId)).toEqual([MET.channelId]);
        return marks[0]?.mark ?? "";
      };

      it("differ with everything that the two are told", async () => {
        const inMet = (work: Parameters<typeof inSession>[2]) => inSession(store, MET, work);
        const inAgendaOf = (work: Parameters<typeof inAgenda>[1]) => inAgenda(store, work);
        const step = { id: "met", at: NOW };
        const startsAt = NOW + 30 * HOUR;
        const changes = [
          () => inMet(async () => undefined),
          () => inMet((session) => session.start({ at: NOW })),
          () => inMet((session) => session.keep(NOBODY, { isNews: true })),
          () => inMet((session) => session.send(text("a"))),
          () => inMet((session) => session.end({ at: NOW })),
          () => inAgendaOf((agenda) => agenda.move({ ...step, startsAt, endsAt: startsAt + HOUR })),
          () =>
            inAgendaOf((agenda) =>
              agenda.changePlace({ ...step, meetingPlace: { kind: "VIDEO", details: null } }),
            ),
          () => inAgendaOf((agenda) => agenda.cancel({ ...step, cancellation: CANCELLATION })),
        ];
        const marks = [await markOf()];
        for (const change of changes) {
          await change();
          marks.push(await markOf());
        }
        expect(new Set(marks).size).toBe(marks.length);
      });

      it("stay with everything else", async () => {
        await inSession(store, MET);
        const before = await markOf();
        await inSession(store, MET, (session) => session.keep(NOBODY, { isNews: false }));
        expect(await markOf()).toBe(before);
        expect(await store.live.marksOf([])).toEqual([]);
      });
    });
  });
}
