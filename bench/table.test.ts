import { expect, test } from "vitest";
import { atLeast, atMost, median, none, quantile, tableOf } from "./table.ts";

const figure = { name: "one", measured: "5/s", against: "two: 2/s", ratio: 2.5 };

test("an aim is met from its ratio on, and missed before", () => {
  expect(atLeast(2.5, figure).isMet).toBe(true);
  expect(atLeast(2.6, figure).isMet).toBe(false);
  expect(atMost(2.5, figure).isMet).toBe(true);
  expect(atMost(2.4, figure).isMet).toBe(false);
  expect(none({ name: "wrong", count: 1, unit: "differences" }).isMet).toBe(false);
});

test("the table says which aims are missed", () => {
  const [, , met, missed] = tableOf([atLeast(2, figure), atLeast(3, figure)]).split("\n");
  expect(met).toMatch(/2\.50 × +at least 2 × +met$/);
  expect(missed).toMatch(/2\.50 × +at least 3 × +MISSED$/);
});

test("quantiles are numbers that were measured", () => {
  const numbers = [5, 1, 4, 2, 3];
  expect(median(numbers)).toBe(3);
  expect(quantile(numbers, 0.95)).toBe(5);
  expect(quantile([7], 0.01)).toBe(7);
});
