import { describe, expect, it } from "vitest";
import { countryIn } from "./visitorCountry.ts";

const said = (value: string | string[]) =>
  countryIn({ headers: { "cf-ipcountry": value } }, "cf-ipcountry");

describe("the country that a proxy names", () => {
  it.each([
    ["BE", "BE"],
    ["be", "BE"],
    [" Fr ", "FR"],
  ])("is %j", (value, code) => {
    expect(said(value)).toBe(code);
  });

  it.each([
    "",
    "XX",
    "T1",
    "EU",
    "BEL",
    "BE, FR",
    "BE,BE",
    "B E",
    "\u0131t",
    "ß",
    "__proto__",
    "BE;q=1",
  ])("is unknown: %j", (value) => {
    expect(said(value)).toBeNull();
  });

  it("is unknown in a header that came twice", () => {
    expect(said(["BE", "FR"])).toBeNull();
  });

  it("is looked for in no header but the operator's", () => {
    expect(countryIn({ headers: { "cf-ipcountry": "BE" } }, "x-country")).toBeNull();
    expect(countryIn({ headers: { "cf-ipcountry": "BE" } }, null)).toBeNull();
  });
});
