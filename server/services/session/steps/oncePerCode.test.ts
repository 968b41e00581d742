import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SIGN_IN_CLAIM_MS } from "../../../../src/domain/shared/limits.ts";
import type { Store } from "../../../store/ports/store.ts";
import { oncePerCode } from "./oncePerCode.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks few times for what another does with the code, and gives up although the clock went back", async () => {
  let asked = 0;
  const claimCode = async () => {
    asked += 1;
    return false;
  };
  const context = { store: { sessions: { claimCode } } as unknown as Store, now: () => 0 };
  const call = oncePerCode(context, {
    codeHash: "hash",
    again: async () => null,
    first: () => Promise.reject(new Error("It is claimed by another.")),
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(2 * SIGN_IN_CLAIM_MS);
  expect(asked).toBeLessThan(20);
  expect(await Promise.race([call, Promise.resolve("still waits")])).toMatchObject({
    code: "UNAVAILABLE",
  });
});
