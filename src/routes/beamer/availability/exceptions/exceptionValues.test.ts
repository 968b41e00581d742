import { describe, expect, it } from "vitest";
import {
  datesText,
  type ExceptionValues,
  exceptionsForm,
  exceptionsInput,
  exceptionsValues,
  placeOf,
} from "./exceptionValues.ts";

const off = { from: "2026-12-24", to: "2027-01-03", timeSlots: [] };
const other = {
  from: "2027-02-01",
  to: "2027-02-01",
  timeSlots: [{ start: "13:00:00", end: "24:00:00" }],
};

/** Where the form says what is wrong. */
const wrong = (values: unknown) =>
  exceptionsForm.safeParse(values).error?.issues.map(({ path }) => path.join("."));

describe("a form of exceptions", () => {
  it("has them as they are, and gives them back, but for those that are over", () => {
    const values = exceptionsValues([off, other], "2026-11-26");
    expect(values.exceptions.map(({ kind }) => kind)).toEqual(["off", "other"]);
    expect(exceptionsInput(values)).toEqual([
      off,
      { ...other, timeSlots: [{ start: "13:00", end: "24:00" }] },
    ]);
    expect(exceptionsValues([off, other], "2027-01-04").exceptions).toHaveLength(1);
  });

  it("says at which of them what is wrong", () => {
    const [one, two] = exceptionsValues([off, other], "2026-11-26").exceptions;
    expect(wrong({ exceptions: [one, two] })).toBeUndefined();
    expect(wrong({ exceptions: [one, { ...two, to: "2027-01-31" }] })).toEqual(["exceptions.1.to"]);
    expect(wrong({ exceptions: [one, { ...two, from: "2027-01-03" }] })).toEqual([
      "exceptions.1.from",
    ]);
    expect(wrong({ exceptions: [{ ...one, kind: "other" }] })).toEqual(["exceptions.0.timeSlots"]);
    expect(wrong({ exceptions: [{ ...two, timeSlots: [{ start: "9", end: "8" }] }] })).toEqual([
      "exceptions.0.timeSlots.0.end",
    ]);
  });

  it("ignores the time slots of a day that is off", () => {
    const [, two] = exceptionsValues([off, other], "2026-11-26").exceptions;
    const isOff = { ...two, kind: "off", timeSlots: [{ start: "?", end: "" }] };
    expect(wrong({ exceptions: [isOff] })).toBeUndefined();
  });
});

describe("the exception of a date", () => {
  const between = (from: string, to: string): ExceptionValues[] => [
    { from, to, kind: "off", timeSlots: [] },
  ];

  it("is the one whose dates hold it", () => {
    expect(placeOf(between("2026-12-24", "2026-12-26"), "2026-12-26")).toBe(0);
    expect(placeOf(between("2026-12-24", "2026-12-26"), "2026-12-27")).toBe(-1);
  });

  it.each([
    ["", "2026-12-26"],
    ["2026-12-24", ""],
    ["", ""],
    // Chrome's field while 2026 is typed.
    ["0202-12-24", "2026-12-26"],
    ["2026-02-30", "2026-12-26"],
    ["2026-12-26", "2026-12-24"],
  ])("is not found while its dates are typed: %s to %s", (from, to) => {
    expect(placeOf(between(from, to), "2026-12-25")).toBe(-1);
  });
});

it("names the dates of an exception, with each year once", () => {
  expect(datesText({ from: "2026-12-24", to: "2026-12-24" })).toBe("Thursday 24 December 2026");
  expect(datesText({ from: "2026-12-24", to: "2026-12-26" })).toBe(
    "Thursday 24 December – Saturday 26 December 2026",
  );
  expect(datesText(off)).toBe("Thursday 24 December 2026 – Sunday 3 January 2027");
  // While one is typed.
  expect(datesText({ from: "2026-12-24", to: "" })).toBe("Thursday 24 December 2026 – ?");
});
