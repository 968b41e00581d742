import { expect, it } from "vitest";
import { fileSize } from "./fileSize.ts";

it.each([
  [14, "14 bytes"],
  [1_000, "1000 bytes"],
  [2_048, "2 KB"],
  [1_468_006, "1.4 MB"],
  [30 * 1024 * 1024, "30 MB"],
])("%i bytes are read as %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
