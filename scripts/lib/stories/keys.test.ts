import { expect, it } from "vitest";
import { press } from "./keys.mjs";

it("tells keys to press and to hold from what is typed", async () => {
  const heard: string[] = [];
  const hear = (what: string) => (key: string) =>
    Promise.resolve(void heard.push(`${what} ${key}`));
  const keyboard = { press: hear("press"), down: hear("down"), up: hear("up"), type: hear("type") };
  await press(keyboard, "{Control>}a{/Control}my-name{Tab} {Enter}");
  expect(heard).toEqual([
    "down Control",
    "type a",
    "up Control",
    "type my-name",
    "press Tab",
    "type  ",
    "press Enter",
  ]);
});
