import { expect, it } from "vitest";
import { placeToDraw, windowAround } from "./windowAround.ts";

it.each([
  ["at the begin", 0, 400, { first: 0, end: 10 }],
  ["in the middle", 200, 400, { first: 191, end: 210 }],
  ["at the end", 399, 400, { first: 390, end: 400 }],
  ["of a list that has become short", 300, 5, { first: 0, end: 5 }],
  ["of an empty list", 0, 0, { first: 0, end: 0 }],
])("a list is drawn around the option that one looks at, %s", (_, place, count, drawn) => {
  expect(windowAround(place, count)).toEqual(drawn);
});

it.each([
  ["comes last in view, as when a list opens at it", 193],
  ["comes first in view", 200],
])("nothing more is drawn while the option that it is drawn around %s", (_, top) => {
  expect(placeToDraw(top, windowAround(200, 400), 400)).toBeNull();
});

it.each([
  ["up", 192],
  ["down", 201],
  ["far", 20],
])("more is drawn when somebody scrolls %s, and it is enough", (_, top) => {
  const place = placeToDraw(top, windowAround(200, 400), 400);
  expect(place).not.toBeNull();
  expect(placeToDraw(top, windowAround(place ?? 0, 400), 400)).toBeNull();
});

it("a list that is drawn to its begin and end needs no more", () => {
  expect(placeToDraw(0, { first: 0, end: 5 }, 5)).toBeNull();
});
