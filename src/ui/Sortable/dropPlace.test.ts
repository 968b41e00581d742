import { expect, it } from "vitest";
import { dropPlace } from "./dropPlace.ts";

/** Three items of heights 100, 20 and 100, one below the other. */
const boxes = [
  { top: 0, height: 100 },
  { top: 100, height: 20 },
  { top: 120, height: 100 },
];

it("stands after every other item whose middle is above the pointer", () => {
  const places = (dragged: number) =>
    [-50, 49, 51, 111, 169, 171, 900].map((y) => dropPlace({ boxes, dragged, y }));
  expect(places(0)).toEqual([0, 0, 0, 1, 1, 2, 2]);
  expect(places(1)).toEqual([0, 0, 1, 1, 1, 2, 2]);
  expect(places(2)).toEqual([0, 0, 1, 2, 2, 2, 2]);
});

it("stays where it is when it is shown at its new place and the pointer does not move", () => {
  const at = { y: 115, dragged: 0 };
  expect(dropPlace({ ...at, boxes })).toBe(1);
  const moved = [
    { top: 20, height: 100 },
    { top: 0, height: 20 },
    { top: 120, height: 100 },
  ];
  expect(dropPlace({ ...at, boxes: moved })).toBe(1);
});
