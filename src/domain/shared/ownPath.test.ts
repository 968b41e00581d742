import { expect, test } from "vitest";
import { ownPath } from "./ownPath.ts";

test.each([
  ["/user/home?tab=library#top", "/user/home?tab=library#top"],
  ["/a/../user", "/user"],
])("%j is a path of this site", (address, path) => {
  expect(ownPath(address)).toBe(path);
});

test.each([
  null,
  "",
  "user",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
  "/..//evil.example",
])("%j is refused as a path of this site", (address) => {
  expect(ownPath(address)).toBeNull();
});
