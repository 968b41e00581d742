import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { CALENDARS_WAIT_MS } from "../../../src/domain/shared/limits.ts";
import type { Calendars } from "./port.ts";
import { boundedCalendars } from "./bounded.ts";

const query = { accounts: [], interval: { start: 0, end: 1 } };
const answer = { busy: [], revokedIds: [] };

const account = { accountId: "a", provider: "google", readCredentials: async () => null } as const;
const entry = { id: "e", title: "", description: "", location: null, startsAt: 0, endsAt: 1 };

const open = (busyTimes: Calendars["busyTimes"]) => boundedCalendars({ busyTimes } as Calendars);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("passes on what the service answers, and waits no more", async () => {
  const calendars = open(async () => answer);
  expect(await calendars.busyTimes(query)).toBe(answer);
  expect(vi.getTimerCount()).toBe(0);
});

it("passes on a refusal", async () => {
  const calendars = open(async () => refuse("CALENDAR_NOT_CONNECTED"));
  const asking = calendars.busyTimes(query);
  await expect(asking).rejects.toMatchObject({ code: "CALENDAR_NOT_CONNECTED" });
});

it("says that the service is away when it is late", async () => {
  const calendars = open(() => new Promise(() => undefined));
  const asking = calendars.busyTimes(query);
  vi.advanceTimersByTime(CALENDARS_WAIT_MS);
  await expect(asking).rejects.toMatchObject({ code: "CALENDARS_UNAVAILABLE" });
});

it("says so of entries, too", async () => {
  const never = () => new Promise<never>(() => undefined);
  const calendars = boundedCalendars({
    putEntry: never,
    removeEntry: never,
  } as unknown as Calendars);
  const late = [
    calendars.putEntry({ account, calendarId: "c", entry }),
    calendars.removeEntry({ account, calendarId: "c", id: "e" }),
  ].map((call) => expect(call).rejects.toMatchObject({ code: "CALENDARS_UNAVAILABLE" }));
  vi.advanceTimersByTime(CALENDARS_WAIT_MS);
  await Promise.all(late);
});
