import { describe, expect, it } from "vitest";
import { accepted, changesBetween, filesOf, workBetween } from "./kept.mjs";

const all = { covers: () => true };

describe("what changed", () => {
  it("is nothing where every picture is as it was kept", () => {
    const pictures = { "a.light.phone": "1", "b.light.phone": "2" };
    expect(changesBetween(pictures, pictures, all)).toEqual([]);
  });

  it("is what differs, what is new, and what nobody shows any more, by name", () => {
    const kept = { "a.light.phone": "1", "c.light.phone": "3" };
    const seen = { "b.light.phone": "2", "a.light.phone": "9" };
    expect(changesBetween(kept, seen, all)).toEqual([
      { name: "a.light.phone", kind: "changed" },
      { name: "b.light.phone", kind: "new" },
      { name: "c.light.phone", kind: "gone" },
    ]);
  });

  it("is silent on a picture that the run did not have to see", () => {
    const covers = (name: string) => name.startsWith("a");
    expect(changesBetween({ "b.light.phone": "2" }, {}, { covers })).toEqual([]);
  });
});

describe("what is accepted", () => {
  it("takes what was seen, and drops what is gone", () => {
    const kept = { "a.light.phone": "1", "b.light.phone": "2" };
    expect(accepted(kept, { "a.light.phone": "9" }, all)).toEqual({ "a.light.phone": "9" });
  });

  it("leaves alone what the run did not have to see", () => {
    const covers = (name: string) => name.startsWith("a");
    const kept = { "b.light.phone": "2", "a.light.phone": "1" };
    expect(Object.entries(accepted(kept, { "a.light.phone": "9" }, { covers }))).toEqual([
      ["a.light.phone", "9"],
      ["b.light.phone", "2"],
    ]);
  });
});

describe("files", () => {
  it("hold a picture that several stories end in once, under the first of their names", () => {
    expect([...filesOf({ "b.light.phone": "1", "a.light.phone": "1" })]).toEqual([
      ["1", "a.light.phone"],
    ]);
  });

  it("are left alone where nothing changed", () => {
    const pictures = { "a.light.phone": "1" };
    expect(workBetween(pictures, pictures)).toEqual({ write: [], remove: [] });
  });

  it("are written where a picture changed, and removed where nobody shows it any more", () => {
    const before = { "a.light.phone": "1", "b.light.phone": "2" };
    expect(workBetween(before, { "a.light.phone": "9" })).toEqual({
      write: [{ file: "a.light.phone", hash: "9" }],
      remove: ["b.light.phone"],
    });
  });

  it("move to the next name when the first story looks otherwise by now", () => {
    const before = { "a.light.phone": "1", "b.light.phone": "1" };
    expect(workBetween(before, { "a.light.phone": "9", "b.light.phone": "1" })).toEqual({
      write: [
        { file: "a.light.phone", hash: "9" },
        { file: "b.light.phone", hash: "1" },
      ],
      remove: [],
    });
  });
});
