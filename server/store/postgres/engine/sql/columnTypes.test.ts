import { types } from "pg";
import { describe, expect, it } from "vitest";
import { COLUMN_TYPES } from "./columnTypes.ts";

describe("a column of instants", () => {
  const read = COLUMN_TYPES.getTypeParser(types.builtins.TIMESTAMPTZ, "text");

  it.each([
    ["2026-03-17 09:00:00+00", "2026-03-17T09:00:00Z"],
    ["2026-03-17 09:00:00.1+00", "2026-03-17T09:00:00.100Z"],
    ["2026-03-17 09:00:00.123+00", "2026-03-17T09:00:00.123Z"],
    ["0099-01-01 00:00:00+00", "0099-01-01T00:00:00Z"],
    ["2026-03-17 10:00:00+01", "2026-03-17T09:00:00Z"],
    ["2026-03-17 14:45:00.5+05:45", "2026-03-17T09:00:00.500Z"],
    ["12026-03-17 09:00:00+00", "+012026-03-17T09:00:00Z"],
  ])("reads %s, whatever the session's zone", (text, instant) => {
    expect(read(text)).toBe(Date.parse(instant));
  });

  it("reads years before the first as the driver does", () => {
    expect(read("0044-03-15 12:00:00+00 BC")).toBe(Date.parse("-000043-03-15T12:00:00Z"));
  });
});

describe("other columns", () => {
  it("are read as the driver reads them", () => {
    expect(COLUMN_TYPES.getTypeParser(types.builtins.JSONB, "text")('{"a":1}')).toEqual({ a: 1 });
    expect(COLUMN_TYPES.getTypeParser(types.builtins.INT8, "text")("12")).toBe("12");
  });
});
