import { expect, it } from "vitest";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { CALENDARS_WAIT_MS } from "../../../src/domain/shared/limits.ts";
import type { Calendars } from "./port.ts";
import { boundedCalendars } from "./bounded.ts";

const query = { accounts: [], interval: { start: 0, end: 1 } };
const answer = { busy: [], revokedIds: [] };

function open(busyTimes: Calendars["busyTimes"]) {
  const timers = new Map<number, () => void>();
  const calendars = boundedCalendars({ busyTimes } as Calendars, (ms, run) => {
    timers.set(ms, run);
    return () => void timers.delete(ms);
  });
  return { calendars, timers };
}

it("passes on what the service answers, and waits no more", async () => {
  const { calendars, timers } = open(async () => answer);
  expect(await calendars.busyTimes(query)).toBe(answer);
  await Promise.resolve();
  expect(timers.size).toBe(0);
});

it("passes on a refusal", async () => {
  const { calendars } = open(async () => refuse("CALENDAR_NOT_CONNECTED"));
  const asking = calendars.busyTimes(query);
  await expect(asking).rejects.toMatchObject({ code: "CALENDAR_NOT_CONNECTED" });
});

it("says that the service is away when it is late", async () => {
  const { calendars, timers } = open(() => new Promise(() => undefined));
  const asking = calendars.busyTimes(query);
  timers.get(CALENDARS_WAIT_MS)?.();
  await expect(asking).rejects.toMatchObject({ code: "CALENDARS_UNAVAILABLE" });
});
