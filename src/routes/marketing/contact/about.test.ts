import { expect, it } from "vitest";
import { aboutOf } from "./about.ts";

const about = (query: string) => aboutOf(new URLSearchParams(query));

it.each([
  ["", "CONTACT", null],
  ["about=investors", "INVESTORS", null],
  ["about=anything", "CONTACT", null],
  ["report=/demo-speaker/about", "REPORT", "/demo-speaker/about"],
  ["report=/demo-speaker&about=investors", "REPORT", "/demo-speaker"],
  ["report=", "CONTACT", null],
  ["report=https://elsewhere.example/", "CONTACT", null],
  ["report=//elsewhere.example/", "CONTACT", null],
  [`report=/${"x".repeat(500)}`, "CONTACT", null],
])("the contact page with %j is about %s", (query, kind, reported) => {
  expect(about(query)).toEqual({ kind, reported });
});
