import { expect, test } from "vitest";
import { matchingOptions } from "./matches.ts";

const options = [
  { value: "AX", label: "Åland Islands" },
  { value: "BE", label: "Belgium", keywords: "BE België" },
  { value: "CI", label: "Côte d’Ivoire" },
  { value: "NL", label: "Netherlands" },
  { value: "Europe/Brussels", label: "Europe/Brussels" },
];
const found = (query: string) => matchingOptions(options, query).map((option) => option.value);

test("accents, case and punctuation are forgiven", () => {
  expect(found("aland")).toEqual(["AX"]);
  expect(found("COTE D'IVOIRE")).toEqual(["CI"]);
  expect(found("europe brussels")).toEqual(["Europe/Brussels"]);
});

test("keywords find an option", () => {
  expect(found("belgie")).toEqual(["BE"]);
});

test("labels that begin with the query come first", () => {
  expect(found("land")).toEqual(["AX", "NL"]);
  expect(found("ne")).toEqual(["NL"]);
  expect(found("be")[0]).toBe("BE");
});

test("a word that begins like the query comes before one that only holds it", () => {
  const zones = [
    { value: "1", label: "Africa/Windhoek" },
    { value: "2", label: "America/Indianapolis", keywords: "United States" },
    { value: "3", label: "Asia/Kolkata", keywords: "India IST" },
  ];
  const indian = matchingOptions(zones, "ind").map(({ value }) => value);
  expect(indian).toEqual(["2", "3", "1"]);
});

test("what follows a label is not needed to search", () => {
  const detail = () => {
    throw new Error("too costly");
  };
  expect(matchingOptions([{ value: "a", label: "Asia/Kolkata", detail }], "kol")).toHaveLength(1);
});

test("an empty query keeps everything, a foreign one nothing", () => {
  expect(found("  ")).toHaveLength(5);
  expect(found("zzz")).toEqual([]);
});
