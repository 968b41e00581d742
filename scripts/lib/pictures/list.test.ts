import { expect, it } from "vitest";
import { changesBetween } from "./list.mjs";
import { reportPage } from "./report.mjs";

it("lists what differs, what is new, and what nobody shows any more, by name", () => {
  const before = { "a.light.phone": "1", "c.light.phone": "3", "d.light.phone": "4" };
  const now = { "b.light.phone": "2", "a.light.phone": "9", "d.light.phone": "4" };
  expect(changesBetween(before, now, () => true)).toEqual([
    { name: "a.light.phone", kind: "changed" },
    { name: "b.light.phone", kind: "new" },
    { name: "c.light.phone", kind: "gone" },
  ]);
});

it("is silent on a look that did not have to be seen", () => {
  expect(changesBetween({ "b.light.phone": "2" }, {}, (name) => name.startsWith("a"))).toEqual([]);
});

it("shows differences side by side, a story's looks together, and says where one is missing", () => {
  const page = reportPage([
    {
      name: "ui-a--one.light.phone",
      says: "12 pixels differ",
      shown: ["before", "after", "marked"],
    },
    { name: "ui-a--one.dark.phone", says: "is new", shown: ["after"] },
  ]);
  expect(page).toContain("<h1>Differences in 2 looks of 1 stories</h1>");
  expect(page.split("/?path=/story/ui-a--one")).toHaveLength(2);
  expect(page).toContain('<img src="before/ui-a--one.light.phone.png" alt="Before"');
  expect(page).toContain("<figcaption>Before</figcaption>None</figure>");
});
