import { describe, expect, it } from "vitest";
import { knownOf, matchEnum } from "./enums.ts";

type Light = "GREEN" | "RED" | "%future added value";
const newest = (): Light => "RED";
/** As a newer server may send it. */
const AMBER = "AMBER" as Light;

describe("a value of an enumeration", () => {
  const mayGo = (light: Light) => matchEnum(light, { GREEN: true, RED: false }, null);

  it("is found in a table of all values", () => {
    expect(mayGo("GREEN")).toBe(true);
    expect(mayGo("RED")).toBe(false);
  });

  it("that only a newer server knows is told apart", () => {
    expect(mayGo(AMBER)).toBeNull();
    expect(mayGo("toString" as Light)).toBeNull();
  });

  it("that a table forgets does not compile", () => {
    // @ts-expect-error -- RED is missing
    expect(matchEnum(newest(), { GREEN: true }, null)).toBeNull();
  });

  it("is itself, or nothing where only a newer server knows it", () => {
    const LIGHTS = ["GREEN", "RED"] as const;
    expect(knownOf(newest(), LIGHTS)).toBe("RED");
    expect(knownOf(AMBER, LIGHTS)).toBeNull();
  });
});
