import { expect, it } from "vitest";
import { vatNote } from "./vatNote.ts";

const belgian = { isReverseCharge: false, vatCountryCode: "BE", isBilled: true };

it("says nothing where the numbers speak for themselves", () => {
  expect(vatNote(belgian)).toBeNull();
});

it("says that the country is a guess before there is an address", () => {
  expect(vatNote({ ...belgian, isBilled: false })).toMatch(/billing address/);
});

it("says why there is no VAT", () => {
  expect(vatNote({ ...belgian, vatCountryCode: "FR", isReverseCharge: true })).toMatch(
    /Reverse charge/,
  );
  expect(vatNote({ ...belgian, vatCountryCode: "US" })).toBe(
    "No VAT: United States is outside the European Union.",
  );
});
