import { expect, it } from "vitest";
import { SCREENS } from "../states.ts";
import { journeyOf } from "./journey.ts";

it("passes every screen once, each at a stop of its own kind", () => {
  const stops = journeyOf(SCREENS);
  const passed = stops.flatMap(({ rows }) => rows.map(({ path }) => path));
  expect(passed.toSorted()).toEqual(SCREENS.map(({ path }) => path).toSorted());
  expect(stops.map(({ title }) => title)).not.toContain("Everything else");
});

it("leaves no screen out that is new", () => {
  const row = { path: "/new", name: "New", stories: "Screens/New" };
  expect(journeyOf([row])).toEqual([
    { title: "Everything else", words: "New on the map.", rows: [row] },
  ]);
});
