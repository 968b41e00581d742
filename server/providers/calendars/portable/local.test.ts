import { describe, expect, it } from "vitest";
import { createMemoryStandIns } from "../../../local/standIns/memory.ts";
import { describeCalendars } from "../contract.ts";
import { createLocalCalendars } from "./local.ts";

const redirectUri = "https://beamers.example/return";

function openCalendars() {
  let secrets = 0;
  return createLocalCalendars({
    standIns: createMemoryStandIns(),
    newSecret: () => `secret${++secrets}`,
    connectUrl: "https://calendars.example/connect",
  });
}

describeCalendars("the local accounts", async () => {
  const calendars = openCalendars();
  return {
    calendars,
    redirectUri,
    giveAccess: () => calendars.choose({ accountId: "google-work", redirectUri }),
    takeBack: () => calendars.takeBack("google-work"),
    entriesIn: (calendarId) => calendars.readEntries(calendarId),
    closeToEntries: (calendarId) => calendars.refuseEntries({ calendarId, isRefusing: true }),
    fill: (calendarId, busy) => calendars.writeBusy({ calendarId, busy }),
  };
});

describe("the local calendar accounts", () => {
  it("show what a calendar holds, and replace it", async () => {
    const calendars = openCalendars();
    expect(await calendars.readBusy("work")).toEqual([]);
    await calendars.writeBusy({ calendarId: "work", busy: [{ start: 1, end: 2 }] });
    await calendars.writeBusy({ calendarId: "work", busy: [{ start: 3, end: 4 }] });
    expect(await calendars.readBusy("work")).toEqual([{ start: 3, end: 4 }]);
    expect(await calendars.readBusy("home")).toEqual([]);
  });

  it("are connected by several people, of whom one can leave", async () => {
    const calendars = openCalendars();
    const connect = async () => {
      const code = await calendars.choose({ accountId: "apple-home", redirectUri });
      const { credentials, ...account } = await calendars.exchange({ code, redirectUri });
      return { ...account, readCredentials: async () => credentials };
    };
    expect(await calendars.countGrants("apple-home")).toBeNull();
    const [first, second] = [await connect(), await connect()];
    await calendars.revoke(first);
    expect(await calendars.countGrants("apple-home")).toBe(1);
    expect(await calendars.listCalendars(first)).toBeNull();
    expect(await calendars.listCalendars(second)).toHaveLength(2);
  });
});
