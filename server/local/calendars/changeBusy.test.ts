import { expect, it } from "vitest";
import { createLocalCalendars } from "../../providers/calendars/portable/local.ts";
import { createMemoryStandIns } from "../standIns/memory.ts";
import { changeBusy } from "./changeBusy.ts";

const open = () =>
  createLocalCalendars({
    standIns: createMemoryStandIns(),
    newSecret: () => "secret",
    connectUrl: "https://calendars.example/connect",
  });

const form = (fields: Record<string, string>) =>
  new URLSearchParams({
    calendar: "google-work",
    change: "add",
    date: "2026-03-29",
    start: "01:00",
    end: "03:30",
    zone: "Europe/Brussels",
    ...fields,
  });

it("adds a busy time as the zone's clocks show it, once, and removes it", async () => {
  const calendars = open();
  const earlier = form({ date: "2026-03-28" });
  for (const each of [form({}), form({}), earlier]) {
    expect(await changeBusy(calendars, each)).toBe("done");
  }
  const [first, second, ...rest] = await calendars.readBusy("google-work");
  expect(rest).toEqual([]);
  // Half past one in summer: clocks go forward in between.
  expect(second).toEqual({
    start: Date.parse("2026-03-29T00:00Z"),
    end: Date.parse("2026-03-29T01:30Z"),
  });
  const gone = form({ change: "remove", from: String(first?.start), to: String(first?.end) });
  expect(await changeBusy(calendars, gone)).toBe("done");
  expect(await calendars.readBusy("google-work")).toEqual([second]);
});

it("asks again for what is no stretch of time", async () => {
  const wrong: Record<string, string>[] = [
    { end: "01:00" },
    { date: "2026-02-30" },
    { zone: "Mars" },
    { start: "" },
  ];
  for (const fields of wrong) {
    expect(await changeBusy(open(), form(fields))).toHaveProperty("complaint");
  }
});

it("knows the demo accounts' calendars and what can be done alone", async () => {
  expect(await changeBusy(open(), form({ calendar: "other" }))).toBe("unknown");
  expect(await changeBusy(open(), form({ change: "other" }))).toBe("unknown");
});
