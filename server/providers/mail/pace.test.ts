import { expect, it } from "vitest";
import { createPace } from "./pace.ts";

it("the pace lets one go on, and the next after its share of a second, however they come", async () => {
  const pauses: { ms: number; end: () => void }[] = [];
  const wait = (ms: number) =>
    new Promise<void>((resolve) => void pauses.push({ ms, end: resolve }));
  const myTurn = createPace({ perSecond: 4, wait });
  const gone: number[] = [];
  const calls = [1, 2, 3].map((caller) => myTurn().then(() => gone.push(caller)));
  await calls[0];
  await settled();
  expect(gone).toEqual([1]);
  pauses[0]?.end();
  await calls[1];
  await settled();
  expect(gone).toEqual([1, 2]);
  pauses[1]?.end();
  await calls[2];
  expect(gone).toEqual([1, 2, 3]);
  expect(pauses.map(({ ms }) => ms)).toEqual([250, 250, 250]);
});

const settled = () => new Promise((resolve) => void setImmediate(resolve));
