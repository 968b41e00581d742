import { expect, test } from "vitest";
import { parseInstant } from "../time/instant.ts";
import { byRelevance } from "./byRelevance.ts";

const now = parseInstant("2026-03-16T09:00:00Z") ?? NaN;
const talk = (title: string, eventDate: string | null, isHappeningNow = false) => ({
  title,
  eventDate,
  isHappeningNow,
});

test("what goes on comes first, then the next ones, then undated ones, then the latest that were", () => {
  const talks = [
    talk("long ago", "2024-01-01T09:00:00Z"),
    talk("in autumn", "2026-10-01T09:00:00Z"),
    talk("some day", null),
    talk("last week", "2026-03-09T09:00:00Z"),
    talk("now", "2026-03-16T08:30:00Z", true),
    talk("tomorrow", "2026-03-17T09:00:00Z"),
  ];
  expect(byRelevance(talks, now).map(({ title }) => title)).toEqual([
    "now",
    "tomorrow",
    "in autumn",
    "some day",
    "last week",
    "long ago",
  ]);
});

test("the given list stays as it is", () => {
  const talks = [talk("b", "2024-01-01T09:00:00Z"), talk("a", "2026-10-01T09:00:00Z")];
  byRelevance(talks, now);
  expect(talks.map(({ title }) => title)).toEqual(["b", "a"]);
});
