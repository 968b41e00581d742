import { describe, expect, it } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };
import project from "../../package.json" with { type: "json" };
import { supports, tooOld } from "./nodeVersion.mjs";

const RANGE = "^20.19.0 || >=22.12.0";

describe("the versions of Node", () => {
  it.each(["20.19.0", "20.20.2", "22.12.0", "22.13.1", "24.0.0", "100.0.0"])("know %s", (version) =>
    expect(supports(RANGE, version)).toBe(true),
  );

  it.each(["18.20.8", "20.12.2", "20.18.9", "21.7.3", "22.11.0", "8.0.0"])(
    "do not know %s",
    (version) => expect(supports(RANGE, version)).toBe(false),
  );

  it("are named with the one that is there", () => {
    expect(tooOld(RANGE, "20.12.2")).toBe(
      "This is Node 20.12.2, which cannot install and build the project. " +
        "It needs Node 20.19 or a later 20, or 22.12 or any later version: https://nodejs.org",
    );
  });

  it("are refused where they are not understood", () => {
    expect(() => supports("~20", "20.0.0")).toThrow("~20");
  });

  // npm leaves such a package out where it thinks the Node too old, and says nothing.
  it("are those with which npm installs every package of this machine's kind", () => {
    const ranges = Object.entries(lock.packages).flatMap(([name, entry]) => {
      const { optional, os, cpu = [], engines } = entry as Entry;
      const isOfOneSystem = optional === true && os !== undefined && !cpu.includes("ia32");
      return isOfOneSystem && engines?.node !== undefined ? [{ name, range: engines.node }] : [];
    });
    expect(ranges.length).toBeGreaterThan(50);
    const oldest = project.engines.node.match(/\d+\.\d+\.\d+/g) ?? [];
    for (const { name, range } of ranges) {
      for (const version of oldest) {
        expect(isIn(range, version), `${name} under Node ${version}`).toBe(true);
      }
    }
  });
});

interface Entry {
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  engines?: { node?: string };
}

/** As `supports`, also for the looser ways in which packages write it. */
function isIn(range: string, version: string): boolean {
  const whole = range
    .split("||")
    .map((part) => part.trim().replaceAll(/\s+/g, ""))
    .map((part) => {
      const [, sign = "", numbers = ""] = /^(\^|>=)(.*)$/.exec(part) ?? [];
      const [major = "0", minor = "0", patch = "0"] = numbers.split(".");
      return `${sign}${major}.${minor}.${patch}`;
    })
    .join(" || ");
  return supports(whole, version);
}
