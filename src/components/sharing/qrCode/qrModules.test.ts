import { expect, test } from "vitest";
import { fitInto, pathOf, qrModules, runsOf } from "./qrModules.ts";

const address =
  "https://beamers.example/demo-speaker?utm_source=qrcode&utm_medium=qr&utm_campaign=profile";

test("a code is a square with a white rim of four modules around its three eyes", () => {
  const modules = qrModules(address);
  expect(new Set(modules.map((row) => row.length))).toEqual(new Set([modules.length]));
  expect(modules.slice(0, 4).flat().some(Boolean)).toBe(false);
  expect(
    modules
      .map((row) => row.slice(0, 4))
      .flat()
      .some(Boolean),
  ).toBe(false);
  const eye = [true, true, true, true, true, true, true];
  expect(modules[4]?.slice(4, 11)).toEqual(eye);
  expect(modules[4]?.slice(-11, -4)).toEqual(eye);
  expect(modules.at(-5)?.slice(4, 11)).toEqual(eye);
});

test("neighbours in a row become one run", () => {
  const modules = [
    [true, true, false],
    [false, true, false],
    [true, false, true],
  ];
  expect(runsOf(modules)).toEqual([
    { x: 0, y: 0, length: 2 },
    { x: 1, y: 1, length: 1 },
    { x: 0, y: 2, length: 1 },
    { x: 2, y: 2, length: 1 },
  ]);
  expect(pathOf(modules.slice(0, 1))).toBe("M0 0h2v1h-2z");
});

test.each([300, 600, 1200])("%d px hold the whole code in whole pixels, in the middle", (size) => {
  const modules = qrModules(address);
  const { module, margin } = fitInto(size, modules);
  expect(Number.isInteger(module)).toBe(true);
  const rest = size - module * modules.length;
  expect(rest).toBeLessThan(modules.length);
  expect(Math.abs(rest - 2 * margin)).toBeLessThanOrEqual(1);
});

test("a picture that is too small is refused", () => {
  expect(() => fitInto(20, qrModules(address))).toThrow("too few");
});
