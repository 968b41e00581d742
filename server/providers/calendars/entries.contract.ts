import { beforeEach, describe, expect, it } from "vitest";
import type { CalendarEntry, ConnectedAccount } from "./port.ts";
import { type CalendarsUnderTest, hours } from "./scene.contract.ts";

/** What is asked about entries: an account with two calendars, filled as in `describeCalendars`. */
interface EntriesScene {
  at: CalendarsUnderTest;
  ids: readonly string[];
  account: ConnectedAccount;
}

/** What every adapter of the port does with the entries that we write. */
export function describeEntries(open: () => Promise<EntriesScene>): void {
  describe("and entries of ours", () => {
    let at: CalendarsUnderTest;
    let ids: readonly string[];
    let connected: ConnectedAccount;
    beforeEach(async () => {
      ({ at, ids, account: connected } = await open());
    });

    const entry: CalendarEntry = {
      id: "session-1",
      title: "A clear half hour with Zoë Ünal",
      description: "Your session with Zoë Ünal.\nIts page:\nhttps://beamers.example/a?b=c&d",
      location: "https://meet.example/demo",
      startsAt: hours(2, 3).start,
      endsAt: hours(2, 3).end,
    };
    const put = (written: CalendarEntry, { calendarId = ids[0] ?? "", account = connected } = {}) =>
      at.calendars.putEntry({ account, calendarId, entry: written });
    const remove = (id: string, { calendarId = ids[0] ?? "", account = connected } = {}) =>
      at.calendars.removeEntry({ account, calendarId, id });
    const entries = async (index = 0) =>
      (await at.entriesIn(ids[index] as string)).toSorted((a, b) => (a.id < b.id ? -1 : 1));

    const busyTimes = async () => {
      const accounts = [{ ...connected, calendarIds: ids }];
      const { busy } = await at.calendars.busyTimes({ accounts, interval: hours(0, 8) });
      return busy.toSorted((a, b) => a.start - b.start);
    };

    it("are written whole, once, however often that is asked", async () => {
      expect(await put(entry)).toBe("written");
      expect(await Promise.all([put(entry), put(entry)])).toEqual(["written", "written"]);
      expect(await entries()).toEqual([entry]);
    });

    it("are changed under their id, and leave others alone", async () => {
      const other = { ...entry, id: "session-2", location: null };
      await put(entry);
      await put(other);
      const moved = {
        ...entry,
        title: "Moved",
        location: null,
        startsAt: hours(6, 7).start,
        endsAt: hours(6, 7).end,
      };
      expect(await put(moved)).toBe("written");
      expect(await entries()).toEqual([moved, other]);
    });

    it("are written at once with others", async () => {
      const many = ["session-1", "session-2", "session-3"].map((id) => ({ ...entry, id }));
      await Promise.all(many.map((one) => put(one)));
      expect(await entries()).toEqual(many);
    });

    it("are removed, once and again, and can be written again", async () => {
      const other = { ...entry, id: "session-2" };
      await put(entry);
      await put(other);
      expect(await remove(entry.id)).toBe("removed");
      expect(await remove(entry.id)).toBe("removed");
      expect(await entries()).toEqual([other]);
      expect(await put(entry)).toBe("written");
      expect(await entries()).toEqual([entry, other]);
    });

    it("are each calendar's own", async () => {
      await put(entry);
      expect(await remove(entry.id, { calendarId: ids[1] as string })).toBe("removed");
      expect([await entries(0), await entries(1)]).toEqual([[entry], []]);
      await put(entry, { calendarId: ids[1] as string });
      await remove(entry.id);
      expect([await entries(0), await entries(1)]).toEqual([[], [entry]]);
    });

    it("are no busy time, while what else is in the calendar at that time is one", async () => {
      await put(entry);
      await put({ ...entry, id: "session-2", startsAt: hours(0, 1).start });
      const all = [hours(0, 1), hours(1, 2), hours(4, 6)];
      expect(await busyTimes()).toEqual(all);
    });

    it("are refused by a calendar that is read-only or gone", async () => {
      await at.closeToEntries(ids[0] as string);
      expect(await put(entry)).toBe("refused");
      expect(await entries()).toEqual([]);
      expect(await put(entry, { calendarId: "gone" })).toBe("refused");
      expect(await put(entry, { calendarId: ids[1] as string })).toBe("written");
    });

    it("stay in a calendar that has become read-only, which says so", async () => {
      await put(entry);
      await at.closeToEntries(ids[0] as string);
      expect(await remove(entry.id)).toBe("refused");
      expect(await entries()).toEqual([entry]);
    });

    it("are out of reach once the access was taken back, or can't be read", async () => {
      await put(entry);
      const account = { ...connected, readCredentials: async () => null };
      expect(await put({ ...entry, title: "Moved" }, { account })).toBe("revoked");
      await at.takeBack();
      expect(await put({ ...entry, title: "Moved" })).toBe("revoked");
      expect(await remove(entry.id)).toBe("revoked");
      expect(await entries()).toEqual([entry]);
    });
  });
}
