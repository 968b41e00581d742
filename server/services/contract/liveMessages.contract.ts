import { describe, expect, it } from "vitest";
import { LIVE_TEXT_MAX, MINUTE_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Store } from "../../store/ports/store.ts";
import { BEGINS, ENDS, GUEST, HOST, liveWorldOn } from "./liveWorld.contract.ts";

const TEXT = { kind: "TEXT", participantId: GUEST, key: "key-1", text: "Hello" };
const SIGNAL = { kind: "SIGNAL", participantId: GUEST, to: HOST, key: "key-2", data: "offer" };

/** What is posted to a live session, on any store. */
export function describeLiveMessages(name: string, openStore: () => Promise<Store>): void {
  describe(`messages of live sessions on ${name}`, () => {
    const { at, scene, opened, met, until, start, end, leave, post, stored } =
      liveWorldOn(openStore);
    const messagesOf = ({ channelId }: BookingRow, recipient: number | null = HOST) =>
      at.world.store.live.messagesAfter({ channelId, after: 0, recipient, limit: 100 });

    it("are texts and signals from those who are there", async () => {
      const { creator, guest, booking } = await met();
      await post(guest, booking, TEXT);
      await post(creator, booking, { ...TEXT, participantId: HOST, key: "key-3", text: " Hi " });
      await post(guest, booking, SIGNAL);
      const { channelId } = booking;
      const common = { channelId, at: at.world.now() };
      const ofGuest = { ...common, party: "BOOKER", sender: GUEST };
      const hello = { ...ofGuest, kind: "TEXT", recipient: null, key: "key-1", content: "Hello" };
      const signal = { ...ofGuest, kind: "SIGNAL", recipient: HOST, key: "key-2" };
      const found = await messagesOf(booking);
      expect(found).toMatchObject([
        hello,
        { ...hello, party: "CREATOR", sender: HOST, key: "key-3", content: "Hi" },
        { ...signal, content: "offer" },
      ]);
      expect(found.map(({ version }) => version)).toEqual(
        found.map(({ version }) => version).toSorted((a, b) => a - b),
      );
      expect(await messagesOf(booking, GUEST)).toHaveLength(2);
    });

    it("are taken once, however often they are sent", async () => {
      const { guest, booking } = await met();
      await post(guest, booking, TEXT);
      const before = await stored(booking);
      await post(guest, booking, TEXT);
      expect(await messagesOf(booking)).toHaveLength(1);
      expect(await stored(booking)).toEqual(before);
    });

    it("stay taken, whatever has happened since: the answer may have been lost", async () => {
      const { creator, guest, booking } = await met();
      await post(guest, booking, TEXT);
      await leave(guest, booking);
      await expect(post(guest, booking, TEXT)).resolves.toBeUndefined();
      await end(creator, booking);
      await expect(post(guest, booking, TEXT)).resolves.toBeUndefined();
      // The other's message with that key is another one.
      const others = { ...TEXT, participantId: HOST };
      await expect(post(creator, booking, others)).rejects.toMatchObject({
        code: "LIVE_SESSION_ENDED",
      });
      expect(await messagesOf(booking)).toHaveLength(1);
    });

    it.each([TEXT, SIGNAL])("are refused from where its sender isn't: $kind", async (message) => {
      const { creator, guest, booking } = await met();
      const taken = { code: "SEAT_TAKEN" };
      const elsewhere = { ...message, participantId: 999 };
      await expect(post(guest, booking, elsewhere)).rejects.toMatchObject(taken);
      await expect(post(creator, booking, message)).rejects.toMatchObject(taken);
      await leave(guest, booking);
      await expect(post(guest, booking, message)).rejects.toMatchObject(taken);
      expect(await messagesOf(booking)).toEqual([]);
    });

    it.each([TEXT, SIGNAL])("are refused unless the session is live: $kind", async (message) => {
      const { creator, guest, booking } = await opened();
      const notYet = { code: "NOT_LIVE_YET" };
      await expect(post(guest, booking, message)).rejects.toMatchObject(notYet);
      expect(await stored(booking)).toBeNull();
      await start(creator, booking);
      await end(creator, booking);
      const over = { code: "LIVE_SESSION_ENDED" };
      await expect(post(guest, booking, message)).rejects.toMatchObject(over);
    });

    it.each([
      ["text", { ...TEXT, text: "  " }],
      ["text", { ...TEXT, text: "a".repeat(LIVE_TEXT_MAX + 1) }],
      ["key", { ...TEXT, key: "" }],
      ["participantId", { ...TEXT, participantId: null }],
      ["to", { ...SIGNAL, to: 0 }],
      ["data", { ...SIGNAL, data: "a".repeat(32_001) }],
      ["kind", { kind: "PICTURE" }],
      [null, null],
    ])("are refused with a wrong %s", async (field, message) => {
      const { guest, booking } = await met();
      const wrong = { code: "BAD_USER_INPUT", field };
      await expect(post(guest, booking, message)).rejects.toMatchObject(wrong);
    });

    describe("that somebody waits", () => {
      it("are taken within the window alone, and open the session", async () => {
        const { guest, booking } = await scene();
        until(BEGINS - 10 * MINUTE_MS - 1);
        const wait = () => post(guest, booking, { kind: "WAIT" });
        await expect(wait()).rejects.toMatchObject({ code: "NOT_OPEN_YET" });
        at.world.clock.advance(1);
        const from = at.world.now();
        await wait();
        at.world.clock.advance(SECOND_MS);
        await wait();
        expect(await stored(booking)).toMatchObject({
          state: "SCHEDULED",
          seats: { BOOKER: { participantId: null, seenAt: from + SECOND_MS } },
          attendance: [{ party: "BOOKER", from, to: from + SECOND_MS }],
        });
        until(ENDS + 30 * MINUTE_MS);
        await expect(wait()).rejects.toMatchObject({ code: "LIVE_SESSION_ENDED" });
      });

      it("change nothing for those who are there, and may come from the host", async () => {
        const { creator, guest, booking } = await met();
        const before = await stored(booking);
        at.world.clock.advance(SECOND_MS);
        await post(guest, booking, { kind: "WAIT" });
        await post(creator, booking, { kind: "WAIT" });
        expect(await stored(booking)).toEqual(before);
      });
    });

    it("go when the window has passed; who was there is kept", async () => {
      const { guest, booking } = await met();
      await post(guest, booking, TEXT);
      until(ENDS + 30 * MINUTE_MS);
      await at.world.drain();
      expect(await messagesOf(booking)).toHaveLength(1);
      at.world.clock.advance(MINUTE_MS);
      await at.world.drain();
      expect(await messagesOf(booking)).toEqual([]);
      expect((await stored(booking))?.attendance).toHaveLength(2);
    });
  });
}
