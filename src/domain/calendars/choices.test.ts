import { describe, expect, it } from "vitest";
import { enableFirst, relist, settleDefault } from "./choices.ts";

const calendar = (calendarId: string, facts: Partial<Facts> = {}) => ({
  id: `id-${calendarId}`,
  calendarId,
  calendarName: calendarId,
  isReadOnly: false,
  isEnabled: false,
  isDefault: false,
  ...facts,
});
interface Facts {
  isReadOnly: boolean;
  isEnabled: boolean;
  isDefault: boolean;
  refusesEntries?: boolean;
}
const account = (...calendars: ReturnType<typeof calendar>[]) => ({
  profileConnected: true,
  calendars,
});

describe("an account's calendars, listed again", () => {
  const newId = () => "new";
  const listed = (calendarId: string, isReadOnly = false) => ({
    calendarId,
    calendarName: `${calendarId}!`,
    isReadOnly,
  });

  it("keep their ids and what was chosen, have new names, and new ones are off", () => {
    const known = [calendar("work", { isEnabled: true, isDefault: true }), calendar("gone")];
    expect(relist({ known, listed: [listed("work"), listed("other")], newId })).toEqual([
      { ...known[0], calendarName: "work!" },
      { ...calendar("other"), id: "new", calendarName: "other!" },
    ]);
  });

  it("still refuse entries, those that did", () => {
    const known = [calendar("work", { refusesEntries: true }), calendar("other")];
    const again = relist({ known, listed: [listed("work"), listed("other")], newId });
    expect(again.map(({ refusesEntries }) => refusesEntries)).toEqual([true, undefined]);
  });

  it("are off when they have become read-only", () => {
    const known = [calendar("work", { isEnabled: true, isDefault: true })];
    expect(relist({ known, listed: [listed("work", true)], newId })).toMatchObject([
      { isReadOnly: true, isEnabled: false, isDefault: false },
    ]);
  });

  it("are at most a hundred, each once", () => {
    const many = Array.from({ length: 150 }, (_, index) => listed(`${index % 120}`));
    expect(relist({ known: [], listed: many, newId })).toHaveLength(100);
  });
});

it("the first writable calendar of a new account is on", () => {
  const calendars = [calendar("holidays", { isReadOnly: true }), calendar("a"), calendar("b")];
  expect(enableFirst(calendars).map(({ isEnabled }) => isEnabled)).toEqual([false, true, false]);
});

describe("the default", () => {
  const on = { isEnabled: true };
  const defaultsOf = (accounts: ReturnType<typeof account>[]) =>
    settleDefault(accounts).flatMap(({ calendars }) =>
      calendars.filter(({ isDefault }) => isDefault).map(({ calendarId }) => calendarId),
    );

  it("stays, and nothing is written again", () => {
    const accounts = [
      account(calendar("a", on)),
      account(calendar("b", { ...on, isDefault: true })),
    ];
    expect(settleDefault(accounts)).toEqual(accounts);
    expect(settleDefault(accounts)[1]).toBe(accounts[1]);
  });

  it("is the first calendar that is on in an account that works", () => {
    const broken = { ...account(calendar("broken", on)), profileConnected: false };
    expect(defaultsOf([broken, account(calendar("off"), calendar("a", on))])).toEqual(["a"]);
  });

  it("is one only", () => {
    const both = { isEnabled: true, isDefault: true };
    expect(defaultsOf([account(calendar("a", both)), account(calendar("b", both))])).toEqual(["a"]);
  });

  it("is null where no calendar is on", () => {
    expect(defaultsOf([account(calendar("a"))])).toEqual([]);
  });
});
