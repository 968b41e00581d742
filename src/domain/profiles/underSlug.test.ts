import { expect, it } from "vitest";
import { underSlug } from "./underSlug.ts";

it.each([
  ["/old/about", "/new/about"],
  ["/old/booking/one_1", "/new/booking/one_1"],
  ["/old", "/new"],
  ["/$1/about", "/new/about"],
])("%s is found under another name at %s", (from, to) => {
  expect(underSlug(from, "new")).toBe(to);
});

it("leads nowhere else, whatever the name is", () => {
  expect(underSlug("/old/about", "/evil.example")).toBe("/%2Fevil.example/about");
  expect(underSlug("/old/about", "$&")).toBe("/%24%26/about");
});
