import { expect, it } from "vitest";
import { atMost } from "./atMost.ts";

it("runs so many at a time, the others in their order, also after a failure", async () => {
  const run = atMost(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const outcomes = [0, 1, 2, 3].map((number) =>
    run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error("no");
      return number;
    }).catch(() => "failed"),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  await outcomes[0];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await outcomes[2];
  await Promise.resolve();
  ends[3]?.();
  expect(await Promise.all(outcomes)).toEqual(["failed", 1, 2, 3]);
});
