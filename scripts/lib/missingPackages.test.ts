import { describe, expect, it } from "vitest";
import { differences, missingPackages } from "./missingPackages.mjs";
import { ROOT } from "./project.mjs";

const linux = { os: "linux", cpu: "x64", libc: "glibc" };
const entry = { version: "1.0.0", integrity: "sha512-a" };
const missing = (wanted: object, installed: object, system: typeof linux = linux) =>
  differences({ wanted: { ...wanted }, installed: { ...installed }, system });

describe("the packages that are missing", () => {
  it("are none after an installation by hand, such as that of these tests", () => {
    expect(missingPackages(ROOT)).toEqual([]);
  });

  it("are all in a fresh clone", () => {
    expect(missing({ "": {}, "node_modules/a": entry }, {})).toEqual(["node_modules/a"]);
  });

  it("are those of another version, or with other contents", () => {
    const wanted = { "node_modules/a": entry };
    expect(missing(wanted, { "node_modules/a": { ...entry, version: "1.0.1" } })).toHaveLength(1);
    expect(missing(wanted, { "node_modules/a": { ...entry, integrity: "x" } })).toHaveLength(1);
    expect(missing(wanted, { "node_modules/a": entry })).toEqual([]);
  });

  const native = { ...entry, optional: true, os: ["linux"], cpu: ["x64"], libc: ["glibc"] };

  it("are a system's own ones that an old Node left out", () => {
    expect(missing({ "node_modules/a": native }, {})).toEqual(["node_modules/a"]);
  });

  it.each([
    { ...linux, os: "darwin" },
    { ...linux, cpu: "arm64" },
    { ...linux, libc: "musl" },
  ])("are never another system's (%j)", (system) => {
    expect(missing({ "node_modules/a": native }, {}, system)).toEqual([]);
  });

  it("are those that exclude another system only", () => {
    const wanted = { "node_modules/a": { ...entry, optional: true, os: ["!win32"] } };
    expect(missing(wanted, {})).toHaveLength(1);
    expect(missing(wanted, {}, { ...linux, os: "win32" })).toEqual([]);
  });

  it("are no optional parts of others", () => {
    expect(missing({ "node_modules/a": { ...entry, optional: true } }, {})).toEqual([]);
  });
});
