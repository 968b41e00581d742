import { describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Store } from "../../store/ports/store.ts";
import { beamer } from "../../world/people.ts";
import { readLiveSession } from "../live/readLiveSession.ts";
import {
  BEGINS,
  EMPTY_SEATS,
  ENDS,
  GUEST,
  HOST,
  type LiveWorld,
  liveWorldOn,
} from "./liveWorld.contract.ts";

const OPENS = BEGINS - 10 * MINUTE_MS;
const CLOSES = ENDS + 30 * MINUTE_MS;
const PLACE = { kind: "LINK", details: "https://meet.example/demo" } as const;
const refusedWith = (code: string) => ({ code });

/** The life of a live session and who is in it, on any store. */
export function describeLiveSessions(name: string, openStore: () => Promise<Store>): void {
  describe(`live sessions on ${name}`, () => {
    const live = liveWorldOn(openStore);
    const { at, scene, opened, met, until, start, join, end, leave, stored } = live;
    const as = (who: { viewer: Parameters<typeof at.world.contextFor>[0] }) =>
      at.world.contextFor(who.viewer);

    describe("are known", () => {
      it("to the two who meet, and to nobody else", async () => {
        const { creator, guest, other, booking } = await scene();
        const { channelId } = booking;
        for (const who of [creator, guest]) {
          expect(await readLiveSession(as(who), channelId)).toEqual(booking);
        }
        const stranger = await beamer(at.world, { slug: "stranger", affiliateCode: "STRANGER" });
        const unknown = refusedWith("NOT_FOUND");
        for (const who of [other, stranger]) {
          await expect(readLiveSession(as(who), channelId)).rejects.toMatchObject(unknown);
        }
        await expect(readLiveSession(as(creator), "nothing")).rejects.toMatchObject(unknown);
        const nobody = readLiveSession(at.world.contextFor(null), channelId);
        await expect(nobody).rejects.toMatchObject(refusedWith("AUTH_NOT_AUTHENTICATED"));
      });

      it("once they are booked, and still when they were cancelled", async () => {
        const { creator, guest, offer, booking } = await scene();
        const held = await guest.takes(offer, "2026-03-17T10:00:00Z");
        const wait = () => at.world.clock.advance(15 * MINUTE_MS);
        for (const later of [() => undefined, wait]) {
          later();
          for (const who of [creator, guest]) {
            const reading = readLiveSession(as(who), held.channelId);
            await expect(reading).rejects.toMatchObject(refusedWith("NOT_FOUND"));
          }
        }
        const cancelled = await guest.cancels(booking);
        expect(await readLiveSession(as(creator), booking.channelId)).toEqual(cancelled);
      });

      it("under an id of their own, which stays when they are moved", async () => {
        const { guest, offer, booking } = await scene();
        const held = await guest.takes(offer, "2026-03-17T10:00:00Z");
        expect(held.channelId).not.toBe(booking.channelId);
        expect(booking.channelId).toMatch(/^[\w-]{22}$/);
        const moved = await guest.moves(booking, "2026-03-18T09:00:00Z");
        expect(moved.channelId).toBe(booking.channelId);
      });
    });

    it("keep out everybody else, whatever they call", async () => {
      const { other, booking } = await met();
      const before = await stored(booking);
      const calls = [
        start(other, booking),
        join(other, booking),
        end(other, booking),
        leave(other, booking),
        live.post(other, booking, { kind: "WAIT" }),
        live.follow(other, booking).next(),
      ];
      for (const call of calls) {
        await expect(call).rejects.toMatchObject(refusedWith("NOT_FOUND"));
      }
      expect(await stored(booking)).toEqual(before);
    });

    describe("are started by the host", () => {
      it("from ten minutes before to half an hour after", async () => {
        const { creator, booking } = await scene();
        until(OPENS - 1);
        await expect(start(creator, booking)).rejects.toMatchObject(refusedWith("NOT_OPEN_YET"));
        // What is refused leaves nothing behind.
        expect(await stored(booking)).toBeNull();
        until(OPENS);
        await start(creator, booking);
        until(CLOSES - 1);
        await start(creator, booking);
        until(CLOSES);
        const over = refusedWith("LIVE_SESSION_ENDED");
        await expect(start(creator, booking)).rejects.toMatchObject(over);
      });

      it("and stay started when the host comes back", async () => {
        const { creator, booking } = await opened();
        const { channelId } = booking;
        const startedAt = at.world.now();
        expect(await start(creator, booking)).toEqual({
          provider: "BROWSER",
          appId: "",
          token: "",
          iceServers: [],
          isRelayOnly: false,
          channelId,
          participantId: HOST,
          expiresAt: startedAt + 5 * MINUTE_MS,
        });
        until(startedAt + SECOND_MS);
        expect(await start(creator, booking)).toMatchObject({ participantId: HOST });
        expect(await stored(booking)).toMatchObject({
          state: "LIVE",
          openedAt: startedAt,
          startedAt,
          endedAt: null,
          seats: { CREATOR: { participantId: HOST, seenAt: startedAt + SECOND_MS } },
          attendance: [{ party: "CREATOR", from: startedAt, to: startedAt + SECOND_MS }],
        });
      });

      it("and by nobody else", async () => {
        const { guest, booking } = await opened();
        await expect(start(guest, booking)).rejects.toMatchObject(refusedWith("FORBIDDEN"));
        expect(await stored(booking)).toBeNull();
      });
    });

    describe("are joined by the guest", () => {
      it("once the host has started them", async () => {
        const { creator, guest, booking } = await opened();
        const notYet = refusedWith("NOT_LIVE_YET");
        await expect(join(guest, booking)).rejects.toMatchObject(notYet);
        await start(creator, booking);
        const access = await join(guest, booking);
        expect(access).toMatchObject({ channelId: booking.channelId, participantId: GUEST });
        expect(await join(guest, booking)).toEqual(access);
        await expect(join(creator, booking)).rejects.toMatchObject(refusedWith("FORBIDDEN"));
      });

      it("with what lasts as long as the window at most", async () => {
        const { guest, booking } = await met();
        until(CLOSES - MINUTE_MS);
        expect(await join(guest, booking)).toMatchObject({ expiresAt: CLOSES });
      });
    });

    describe("have one seat for each", () => {
      it("which another tab takes over, and the former tab doesn't get back", async () => {
        const { creator, guest, booking } = await met();
        for (const [who, enter, former] of [
          [creator, start, HOST],
          [guest, join, GUEST],
        ] as const) {
          const next = former + 1;
          expect(await enter(who, booking, next)).toMatchObject({ participantId: next });
          const taken = refusedWith("SEAT_TAKEN");
          await expect(enter(who, booking, former)).rejects.toMatchObject(taken);
          await leave(who, booking, former);
          expect(await enter(who, booking, next)).toMatchObject({ participantId: next });
        }
      });

      it("under a number that isn't the other's", async () => {
        const { creator, guest, booking } = await opened();
        await start(creator, booking);
        const taken = refusedWith("SEAT_TAKEN");
        await expect(join(guest, booking, HOST)).rejects.toMatchObject(taken);
      });

      it("under a random one where none is named", async () => {
        const { creator, guest, booking } = await opened();
        const given = [
          await start(creator, booking, null),
          await join(guest, booking, null),
          await join(guest, booking, null),
        ].map(({ participantId }) => participantId);
        expect(new Set(given).size).toBe(3);
        for (const id of given) expect(id > 0 && id < 2 ** 31 && Number.isInteger(id)).toBe(true);
      });

      it.each([0, -1, 1.5, 2 ** 31, "1"])("under no such number as %j", async (participantId) => {
        const { creator, booking } = await opened();
        const wrong = { code: "BAD_USER_INPUT", field: "participantId" };
        const call = start(creator, booking, participantId as number);
        await expect(call).rejects.toMatchObject(wrong);
      });
    });

    describe("are left", () => {
      it("by one of the two, and go on", async () => {
        const { guest, booking } = await met();
        expect(await leave(guest, booking, GUEST)).toEqual(booking);
        expect(await leave(guest, booking, GUEST)).toEqual(booking);
        const { seats, state } = (await stored(booking)) ?? {};
        expect(state).toBe("LIVE");
        expect(seats).toMatchObject({
          CREATOR: { participantId: HOST },
          BOOKER: { participantId: null, seenAt: null },
        });
        expect(await join(guest, booking, GUEST + 1)).toMatchObject({ participantId: GUEST + 1 });
      });

      it("whichever tab one is in where none is named", async () => {
        const { creator, booking } = await met();
        await leave(creator, booking);
        expect((await stored(booking))?.seats.CREATOR.participantId).toBeNull();
      });

      it("also when they are over: nobody was there any longer for that", async () => {
        const { guest, booking } = await met();
        const seenAt = at.world.now();
        until(CLOSES + MINUTE_MS);
        expect(await leave(guest, booking)).toEqual(booking);
        const stays = (await stored(booking))?.attendance.filter(({ party }) => party === "BOOKER");
        expect(stays).toEqual([{ party: "BOOKER", from: seenAt, to: seenAt }]);
      });

      it("without being opened for that", async () => {
        const { guest, booking } = await opened();
        expect(await leave(guest, booking)).toEqual(booking);
        expect(await stored(booking)).toBeNull();
      });
    });

    describe("are ended by the host", () => {
      it("for both and for good", async () => {
        const { creator, guest, booking } = await met();
        const joinedAt = at.world.now();
        at.world.clock.advance(SECOND_MS);
        expect(await end(creator, booking)).toEqual(booking);
        const ended = await stored(booking);
        expect(ended).toMatchObject({ state: "ENDED", endedAt: at.world.now() });
        expect(ended?.seats).toMatchObject(EMPTY_SEATS);
        const to = joinedAt + SECOND_MS;
        expect(ended?.attendance).toEqual([
          { party: "CREATOR", from: joinedAt, to },
          { party: "BOOKER", from: joinedAt, to },
        ]);
        at.world.clock.advance(SECOND_MS);
        expect(await end(creator, booking)).toEqual(booking);
        expect(await stored(booking)).toEqual(ended);
        const over = refusedWith("LIVE_SESSION_ENDED");
        await expect(start(creator, booking)).rejects.toMatchObject(over);
        await expect(join(guest, booking)).rejects.toMatchObject(over);
      });

      it("and by nobody else", async () => {
        const { guest, booking } = await met();
        await expect(end(guest, booking)).rejects.toMatchObject(refusedWith("FORBIDDEN"));
        expect(await stored(booking)).toMatchObject({ state: "LIVE" });
      });

      it("once they were started, or have passed", async () => {
        const { creator, booking } = await opened();
        await expect(end(creator, booking)).rejects.toMatchObject(refusedWith("NOT_LIVE_YET"));
        expect(await stored(booking)).toBeNull();
        until(CLOSES);
        expect(await end(creator, booking)).toEqual(booking);
      });
    });

    describe("close to both", () => {
      const refuse = async (live: LiveWorld, scene: Awaited<ReturnType<typeof met>>) => {
        const { creator, guest, booking } = scene;
        const text = { kind: "TEXT", participantId: GUEST, key: "late", text: "Hello?" };
        const calls = [
          live.start(creator, booking),
          live.join(guest, booking),
          live.post(guest, booking, text),
          live.post(guest, booking, { kind: "WAIT" }),
        ].map((call) =>
          call.then(
            () => "OK",
            ({ code }) => code as string,
          ),
        );
        return new Set(await Promise.all(calls));
      };

      it("when the booking is cancelled", async () => {
        const people = await met();
        await people.guest.cancels(people.booking);
        expect(await refuse(live, people)).toEqual(new Set(["BOOKING_CANCELLED"]));
        // What is over can still be ended.
        expect(await end(people.creator, people.booking)).toMatchObject({ state: "CANCELLED" });
      });

      it("while the creator has them meet elsewhere", async () => {
        const people = await met();
        const { creator, guest, booking } = people;
        await creator.changesPlace(booking, PLACE);
        expect(await refuse(live, people)).toEqual(new Set(["MEETING_ELSEWHERE"]));
        await creator.changesPlace(booking, { kind: "VIDEO", details: null });
        expect(await join(guest, booking)).toMatchObject({ participantId: GUEST });
      });

      it("when the window has passed", async () => {
        const people = await met();
        until(CLOSES);
        expect(await refuse(live, people)).toEqual(new Set(["LIVE_SESSION_ENDED"]));
      });

      it("and open again in the window of another time", async () => {
        const { creator, guest, booking } = await scene();
        const later: BookingRow = await guest.moves(booking, "2026-03-17T11:00:00Z");
        until(BEGINS);
        await expect(start(creator, booking)).rejects.toMatchObject(refusedWith("NOT_OPEN_YET"));
        until(later.startsAt);
        await start(creator, later);
      });
    });
  });
}
