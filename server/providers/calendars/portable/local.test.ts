import { describe, expect, it } from "vitest";
import { createMemoryStandIns } from "../../../local/standIns/memory.ts";
import { describeCalendars } from "../contract.ts";
import { createLocalCalendars } from "./local.ts";

describeCalendars("the local accounts", async () => {
  const calendars = createLocalCalendars({ standIns: createMemoryStandIns() });
  return {
    calendars,
    calendarIds: ["work", "home"],
    fill: (calendarId, busy) => calendars.writeBusy({ calendarId, busy }),
  };
});

describe("the local calendar accounts", () => {
  it("show what a calendar holds, and replace it", async () => {
    const calendars = createLocalCalendars({ standIns: createMemoryStandIns() });
    expect(await calendars.readBusy("work")).toEqual([]);
    await calendars.writeBusy({ calendarId: "work", busy: [{ start: 1, end: 2 }] });
    await calendars.writeBusy({ calendarId: "work", busy: [{ start: 3, end: 4 }] });
    expect(await calendars.readBusy("work")).toEqual([{ start: 3, end: 4 }]);
    expect(await calendars.readBusy("home")).toEqual([]);
  });
});
