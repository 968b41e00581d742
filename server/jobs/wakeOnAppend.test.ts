import { beforeEach, describe, expect, it } from "vitest";
import { createMemoryStore } from "../store/memory/memoryStore.ts";
import type { Store } from "../store/ports/store.ts";
import { wakeOnAppend } from "./wakeOnAppend.ts";

const NOW = Date.UTC(2026, 2, 16, 9);

describe("a store that wakes the worker", () => {
  let inner: Store;
  let store: Store;
  let wakes: number;
  beforeEach(() => {
    wakes = 0;
    inner = createMemoryStore();
    store = wakeOnAppend(inner, () => {
      wakes += 1;
    });
  });

  const append = (to: Store, dueAt = NOW) =>
    to.outbox.append({ name: "refundOwed", subjectId: "p", dueAt, at: NOW });

  it("does so after the transaction, once, however much was appended", async () => {
    await store.transaction(async (inside) => {
      await append(inside);
      await inside.transaction(append);
      expect(wakes).toBe(0);
    });
    expect(wakes).toBe(1);
    expect(await store.outbox.claim({ now: NOW, leaseMs: 1, limit: 10 })).toHaveLength(1);
  });

  it("does so for an event that was appended in an inner transaction alone", async () => {
    await store.transaction((inside) => inside.transaction(append));
    expect(wakes).toBe(1);
  });

  it("does so after an event outside of a transaction", async () => {
    await append(store);
    expect(wakes).toBe(1);
  });

  it("does not when the transaction was not kept, or nothing was appended", async () => {
    const broken = store.transaction(async (inside) => {
      await append(inside);
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await store.transaction((inside) => inside.standIns.write("key", 1));
    expect(wakes).toBe(0);
  });

  it("does not for what is due later", async () => {
    await append(store, NOW + 1);
    expect(wakes).toBe(0);
  });

  it("forgets what an attempt has appended that the database had run again", async () => {
    const transaction: Store["transaction"] = (work) =>
      inner.transaction(async (inside) => {
        await work(inside);
        return work(inside);
      });
    let attempts = 0;
    await wakeOnAppend({ ...inner, transaction }, () => {
      wakes += 1;
    }).transaction(async (inside) => {
      attempts += 1;
      if (attempts === 1) await append(inside);
    });
    expect([attempts, wakes]).toEqual([2, 0]);
  });
});
