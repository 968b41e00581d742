import { expect, test } from "vitest";
import { calendarFeedPath, calendarFeedSecretIn, subscribeAddress } from "./calendarFeedAddress.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

test("a secret comes back from the path of its feed", () => {
  expect(calendarFeedSecretIn(calendarFeedPath(SECRET))).toBe(SECRET);
});

test.each([
  "/calendar/.ics",
  `/calendar/${SECRET}`,
  `/calendar/${SECRET}.csv`,
  `/calendar/${SECRET}0.ics`,
  `/calendar/${SECRET.toUpperCase()}.ics`,
  `/calendar/${SECRET}.ics/`,
  `/x/calendar/${SECRET}.ics`,
])("nothing else is the path of a feed: %s", (path) => {
  expect(calendarFeedSecretIn(path)).toBeNull();
});

test("an address to subscribe to opens a calendar app, wherever the site is", () => {
  expect(subscribeAddress("https://beamers.example/calendar/1.ics")).toBe(
    "webcal://beamers.example/calendar/1.ics",
  );
  expect(subscribeAddress("http://localhost:3000/calendar/1.ics")).toBe(
    "webcal://localhost:3000/calendar/1.ics",
  );
});
