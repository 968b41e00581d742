import { expect, it } from "vitest";
import { companyNumberOf } from "./companyNumber.ts";

it.each([
  ["0000.000.097", "0000.000.097"],
  ["0123456749", "0123.456.749"],
  [" 0123 456 749 ", "0123.456.749"],
  ["1000.000.021", "1000.000.021"],
])("reads %s", (text, number) => {
  expect(companyNumberOf(text)).toBe(number);
});

it.each([
  ["another check", "0123.456.748"],
  ["two digits swapped", "0132.456.749"],
  ["a first digit that none has", "2000000042"],
  ["nine digits", "123456749"],
  ["a country", "BE0123456749"],
  ["dots elsewhere", "01.234.567.49"],
  ["nothing", ""],
])("refuses %s: %s", (_, text) => {
  expect(companyNumberOf(text)).toBeNull();
});
