import { describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { Store } from "../../store/ports/store.ts";
import { nothingCanBeSaved } from "../../world/outages.ts";
import {
  BEAT,
  BEGINS,
  BOTH_THERE,
  ENDS,
  GUEST,
  HOST,
  NOBODY_THERE,
  liveWorldOn,
} from "./liveWorld.contract.ts";

const STATE = {
  kind: "STATE",
  status: "LIVE",
  refusal: null,
  startsAt: BEGINS,
  endsAt: ENDS,
  sides: BOTH_THERE,
} as const;

const text = (key: string, participantId = GUEST) => ({
  kind: "TEXT",
  participantId,
  key,
  text: `Text ${key}`,
});
const signal = (key: string, data = key) => ({
  kind: "SIGNAL",
  participantId: HOST,
  to: GUEST,
  key,
  data,
});

/** What the two learn from a live session's stream of news, on any store. */
export function describeLiveNews(name: string, openStore: () => Promise<Store>): void {
  describe(`news of live sessions on ${name}`, () => {
    const live = liveWorldOn(openStore);
    const { at, scene, opened, met, until, start, join, end, leave, post, follow, stored } = live;
    const advance = (milliseconds: number) => at.world.clock.advance(milliseconds);
    const asHost = { participantId: HOST };
    const asGuest = { participantId: GUEST };

    /** What comes next, of what is asked before it happens. */
    const afterwards = async (
      stream: ReturnType<typeof follow>,
      happens: () => Promise<unknown>,
    ) => {
      const [news] = await Promise.all([stream.next(), happens()]);
      return news;
    };

    it("begin with the current state, then tell each change", async () => {
      const { creator, guest, booking } = await opened();
      const stream = follow(guest, booking);
      const waiting = { whereabouts: "WAITING", participantId: null };
      const scheduled = { ...STATE, status: "SCHEDULED", sides: NOBODY_THERE };
      expect(await stream.next()).toEqual(scheduled);
      expect(await afterwards(stream, () => post(guest, booking, { kind: "WAIT" }))).toEqual({
        ...scheduled,
        sides: { ...NOBODY_THERE, BOOKER: waiting },
      });
      expect(await afterwards(stream, () => start(creator, booking))).toEqual({
        ...STATE,
        sides: { ...BOTH_THERE, BOOKER: waiting },
      });
      expect(await afterwards(stream, () => join(guest, booking))).toEqual(STATE);
      const { CREATOR } = BOTH_THERE;
      expect(await afterwards(stream, () => leave(guest, booking))).toEqual({
        ...STATE,
        sides: { ...NOBODY_THERE, CREATOR },
      });
      stream.abort();
    });

    it("have the texts of both, and each one's own signals, from where one left off", async () => {
      const { creator, guest, booking } = await met();
      await post(guest, booking, text("one"));
      await post(creator, booking, signal("first"));
      await post(creator, booking, signal("second"));
      const stream = follow(guest, booking, asGuest);
      expect(await stream.next()).toEqual(STATE);
      const one = await stream.next();
      const ofGuest = { kind: "TEXT", from: "BOOKER", key: "one", text: "Text one" };
      expect(one).toMatchObject({ ...ofGuest, at: at.world.now() });
      expect(await stream.next()).toMatchObject({ kind: "SIGNAL", from: HOST, data: "first" });
      const second = await stream.next();
      expect(second).toMatchObject({ kind: "SIGNAL", from: HOST, data: "second" });
      const reply = () => post(creator, booking, text("two", HOST));
      const ofHost = { kind: "TEXT", from: "CREATOR", key: "two" };
      expect(await afterwards(stream, reply)).toMatchObject(ofHost);
      stream.abort();

      const after = (second as { version: number }).version;
      const resumed = follow(guest, booking, { ...asGuest, after });
      expect(await resumed.next()).toEqual(STATE);
      expect(await resumed.next()).toMatchObject(ofHost);
      resumed.abort();
      const hosts = follow(creator, booking, asHost);
      expect(await hosts.next()).toEqual(STATE);
      expect(await hosts.next()).toMatchObject(ofGuest);
      expect(await hosts.next()).toMatchObject(ofHost);
      hosts.abort();
    });

    it("have more texts than are read at once, in their order", async () => {
      const { guest, booking } = await met();
      const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`);
      for (const key of keys) await post(guest, booking, text(key));
      const stream = follow(guest, booking, asGuest);
      expect(await stream.next()).toEqual(STATE);
      for (const key of keys) expect(await stream.next()).toMatchObject({ key });
      stream.abort();
    });

    it("beat in silence, and keep their reader there", async () => {
      const { creator, guest, booking } = await met();
      const stream = follow(guest, booking, asGuest);
      const hosts = follow(creator, booking, asHost);
      expect(await stream.next()).toEqual(STATE);
      expect(await hosts.next()).toEqual(STATE);
      for (let beats = 0; beats < 5; beats += 1) {
        const both = [stream.next(), hosts.next()];
        await live.paused(2);
        advance(BEAT);
        expect(await Promise.all(both)).toEqual([{ kind: "BEAT" }, { kind: "BEAT" }]);
      }
      const pending = stream.next();
      await live.paused();
      const seenAt = at.world.now();
      expect((await stored(booking))?.seats.BOOKER).toMatchObject({ seenAt });
      const { attendance } = (await stored(booking)) ?? {};
      expect(attendance?.filter(({ party }) => party === "BOOKER")).toHaveLength(1);
      stream.abort();
      hosts.abort();
      expect(await pending).toBeNull();
    });

    it("keep nobody waiting who doesn't say so again", async () => {
      const { creator, guest, booking } = await opened();
      await post(guest, booking, { kind: "WAIT" });
      const [stream, hosts] = [follow(guest, booking), follow(creator, booking)];
      await Promise.all([stream.next(), hosts.next()]);
      const told = [];
      for (let beats = 0; beats < 3; beats += 1) {
        const pending = hosts.next();
        await live.paused();
        advance(BEAT);
        told.push(await pending);
      }
      const gone = { sides: { BOOKER: { whereabouts: "ABSENT" } } };
      expect(told).toMatchObject([{ kind: "BEAT" }, { kind: "BEAT" }, gone]);
      stream.abort();
      hosts.abort();
    });

    it("go on while nothing can be saved", async () => {
      const { guest, booking } = await met();
      const stream = follow(guest, booking, asGuest);
      await stream.next();
      nothingCanBeSaved(at.world);
      for (let beats = 0; beats < 2; beats += 1) {
        const pending = stream.next();
        await live.paused();
        advance(BEAT);
        expect(await pending).toEqual({ kind: "BEAT" });
      }
      stream.abort();
    });

    it("are not of signals that nobody waits for any more", async () => {
      const { creator, guest, booking } = await met();
      const signal = { kind: "SIGNAL", participantId: HOST, to: GUEST, key: "k", data: "offer" };
      await post(creator, booking, signal);
      advance(2 * MINUTE_MS - 1);
      const soon = follow(guest, booking, asGuest);
      expect([await soon.next(), await soon.next()]).toMatchObject([
        { kind: "STATE" },
        { kind: "SIGNAL" },
      ]);
      soon.abort();
      advance(1);
      await post(creator, booking, {
        kind: "TEXT",
        participantId: HOST,
        key: "t",
        text: "Are you there?",
      });
      const late = follow(guest, booking, asGuest);
      expect([await late.next(), await late.next()]).toMatchObject([
        { kind: "STATE" },
        { kind: "TEXT" },
      ]);
      late.abort();
    });

    it("tell with a beat that the other has not been heard of, and when they are back", async () => {
      const { creator, guest, booking } = await met();
      const stream = follow(creator, booking, asHost);
      expect(await stream.next()).toEqual(STATE);
      const told = [];
      for (let beats = 0; beats < 3; beats += 1) {
        const pending = stream.next();
        await live.paused();
        advance(BEAT);
        told.push(await pending);
      }
      const away = { whereabouts: "AWAY", participantId: GUEST };
      const sides = { ...BOTH_THERE, BOOKER: away };
      expect(told).toEqual([{ kind: "BEAT" }, { kind: "BEAT" }, { ...STATE, sides }]);
      const guests = follow(guest, booking, asGuest);
      expect(await guests.next()).toEqual({ ...STATE, sides });
      const [back] = await Promise.all([stream.next(), guests.next()]);
      expect(back).toEqual(STATE);
      stream.abort();
      guests.abort();
    });

    describe("end", () => {
      const lastOf = async (stream: ReturnType<typeof follow>, happens: () => Promise<unknown>) => {
        const last = await afterwards(stream, happens);
        expect(await stream.next()).toBeNull();
        return last;
      };
      const followed = async () => {
        const people = await met();
        const stream = follow(people.guest, people.booking, asGuest);
        expect(await stream.next()).toEqual(STATE);
        return { ...people, stream };
      };

      it("when the host ends the session", async () => {
        const { creator, booking, stream } = await followed();
        const over = { status: "ENDED", refusal: "LIVE_SESSION_ENDED" };
        const last = await lastOf(stream, () => end(creator, booking));
        expect(last).toMatchObject({ ...over, sides: NOBODY_THERE });
      });

      it("when the booking is cancelled", async () => {
        const { creator, booking, stream } = await followed();
        const last = await lastOf(stream, () => creator.cancels(booking));
        expect(last).toMatchObject({ status: "ENDED", refusal: "BOOKING_CANCELLED" });
      });

      it("when they meet elsewhere", async () => {
        const { creator, booking, stream } = await followed();
        const place = { kind: "PHONE", details: "+32 2 123 45 67" } as const;
        const last = await lastOf(stream, () => creator.changesPlace(booking, place));
        expect(last).toMatchObject({ status: "LIVE", refusal: "MEETING_ELSEWHERE" });
      });

      it("when another tab takes the seat", async () => {
        const { guest, booking, stream } = await followed();
        const last = await lastOf(stream, () => join(guest, booking, GUEST + 1));
        expect(last).toMatchObject({ status: "LIVE", refusal: "SEAT_TAKEN" });
      });

      it("when their reader has signed out", async () => {
        const { guest, booking } = await met();
        const session = "fam_signed_out";
        const viewer = { ...guest.viewer, sessionId: session };
        const stream = follow({ ...guest, viewer }, booking, asGuest);
        await stream.next();
        at.world.endedSessions.add(session);
        expect(await stream.next()).toBeNull();
      });

      it("when the window closes", async () => {
        const { guest, booking } = await met();
        until(ENDS + 30 * MINUTE_MS - SECOND_MS);
        await join(guest, booking);
        const stream = follow(guest, booking, asGuest);
        expect(await stream.next()).toMatchObject({ refusal: null });
        const pending = stream.next();
        await live.paused();
        advance(BEAT);
        const over = { status: "ENDED", refusal: "LIVE_SESSION_ENDED" };
        expect(await pending).toMatchObject(over);
        expect(await stream.next()).toBeNull();
      });

      it("after five minutes, to be opened again", async () => {
        const { stream } = await followed();
        for (let passed = 0; passed < 5 * MINUTE_MS; passed += BEAT) {
          const pending = stream.next();
          await live.paused();
          advance(BEAT);
          expect(await pending).not.toBeNull();
        }
        expect(await stream.next()).toBeNull();
      });

      it("at once when their signal aborts", async () => {
        const { stream } = await followed();
        const pending = stream.next();
        await live.paused();
        stream.abort();
        expect(await pending).toBeNull();
      });
    });

    it("say why one can't be there yet, and end", async () => {
      const { guest, booking } = await scene();
      const stream = follow(guest, booking);
      expect(await stream.next()).toEqual({
        ...STATE,
        status: "SCHEDULED",
        refusal: "NOT_OPEN_YET",
        sides: NOBODY_THERE,
      });
      expect(await stream.next()).toBeNull();
    });

    it.each([-1, 0.5, 2 ** 31, Number.NaN])("are not told after %j", async (after) => {
      const { guest, booking } = await met();
      const wrong = { code: "BAD_USER_INPUT", field: "after" };
      await expect(follow(guest, booking, { after }).next()).rejects.toMatchObject(wrong);
    });
  });
}
