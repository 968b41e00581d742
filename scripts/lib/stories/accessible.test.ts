import { describe, expect, it } from "vitest";
import { createRegister, type Passed } from "./accessible.mjs";

describe("pages that have passed the check of accessibility", () => {
  const registerOf = (accepted: Passed, drawnBy = "") => createRegister({ accepted, drawnBy });
  const afterPassing = (pages: readonly string[]) => {
    const register = registerOf({});
    for (const page of pages) register.notePassed(`story of ${page}`, page);
    return register.passed;
  };
  const many = Array.from({ length: 400 }, (_, place) => `page ${place}`);
  const sparedOf = (pages: readonly string[], accepted: Passed, drawnBy?: string) => {
    const register = registerOf(accepted, drawnBy);
    return pages.filter((page) => register.hasPassed(`story of ${page}`, page));
  };

  it("are spared when the accepting run has checked them, in whatever story", () => {
    const [page = ""] = sparedOf(many, afterPassing(many));
    expect(registerOf(afterPassing(many)).hasPassed("another story", page)).toBe(true);
  });

  it("are checked when nobody has accepted them", () => {
    expect(sparedOf(many, {})).toEqual([]);
    expect(sparedOf(["another page"], afterPassing(many))).toEqual([]);
  });

  it("are checked all the same one time in twenty, others with each commit", () => {
    const accepted = afterPassing(many);
    const spared = sparedOf(many, accepted, "one commit");
    expect(spared.length).toBeGreaterThan(many.length * 0.9);
    expect(spared.length).toBeLessThan(many.length);
    expect(sparedOf(many, accepted, "one commit")).toEqual(spared);
    expect(sparedOf(many, accepted, "another commit")).not.toEqual(spared);
  });

  it("are forgotten by the accepting run when no story shows them any more", () => {
    const accepted = afterPassing(many);
    const register = registerOf(accepted);
    const [page = "", ...gone] = many.filter((each) => registerOf(accepted).hasPassed("", each));
    expect(register.hasPassed("still there", page)).toBe(true);
    expect(gone.length).toBeGreaterThan(0);
    expect(Object.keys(register.passed)).toEqual(["still there"]);
  });
});
