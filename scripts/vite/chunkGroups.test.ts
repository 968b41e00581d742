import { globSync } from "node:fs";
import { expect, it } from "vitest";
import {
  COMMON_PARTS,
  FORM_PARTS,
  MARKETING_PARTS,
  SCHEDULE_PARTS,
  TIME_PARTS,
} from "./chunkGroups.ts";

const PARTS = [
  ...COMMON_PARTS,
  ...MARKETING_PARTS,
  ...FORM_PARTS,
  ...SCHEDULE_PARTS,
  ...TIME_PARTS,
];
const modules = globSync("src/**/*.{ts,tsx,css}").filter((file) => !file.includes(".test."));

it.each(PARTS)("what is bundled together exists: %s", (part) => {
  expect(modules.filter((file) => file.startsWith(part))).not.toEqual([]);
});

it("no module is named twice", () => {
  const takers = modules.map((file) => [file, PARTS.filter((part) => file.startsWith(part))]);
  expect(takers.filter(([, parts = []]) => parts.length > 1)).toEqual([]);
});
