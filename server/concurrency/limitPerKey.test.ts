import { expect, it } from "vitest";
import { createLimitPerKey } from "./limitPerKey.ts";

it("limits each key on its own", async () => {
  const limits = createLimitPerKey({ places: 1 });
  expect(limits.tryEnter("a")).not.toBeNull();
  expect(limits.tryEnter("a")).toBeNull();
  expect(limits.tryEnter("b")).not.toBeNull();
});

it("forgets a key when the last one leaves, and not while someone waits for it", async () => {
  const limits = createLimitPerKey({ places: 1, waitingMax: 1 });
  const first = await limits.enter("a");
  const second = limits.enter("a");
  await expect(limits.enter("a")).rejects.toMatchObject({ code: "UNAVAILABLE" });
  first();
  expect(limits.size()).toBe(1);
  expect(limits.tryEnter("a")).toBeNull();
  (await second)();
  expect(limits.size()).toBe(0);
});
