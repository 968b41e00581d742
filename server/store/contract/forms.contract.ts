import { beforeEach, expect, it } from "vitest";
import { sentFormRow } from "../factories/forms.ts";
import { NOW } from "../factories/now.ts";
import type { Store } from "../ports/store.ts";
import { fillStore, type OpenStore } from "./rows.ts";

/** What every store does with forms to the operator. */
export function describeFormStore(openStore: OpenStore): void {
  let store: Store;
  beforeEach(async () => {
    store = await openStore();
    await fillStore(store);
  });

  const all = () => store.forms.page({ limit: 100, after: null });
  const digests = async () => (await all()).map(({ digest }) => digest);

  it("keeps each whole, whatever was typed", async () => {
    const full = sentFormRow({
      digest: "full",
      kind: "REPORT",
      name: "שלום 👋",
      message: "=1+1\nA second line, 'quoted'",
      claimedSlug: "my-name",
      reportedAddress: "/demo-speaker/about?a=b",
      userId: "booker",
    });
    const bare = sentFormRow({ digest: "bare", kind: "BETA", message: null, sentAt: NOW - 1 });
    await store.forms.add(full);
    await store.forms.add(bare);
    expect(await all()).toEqual([full, bare]);
  });

  it("keeps the same one once, the first", async () => {
    expect(await store.forms.isKept("same")).toBe(false);
    const sent = Array.from({ length: 5 }, (_, later) =>
      sentFormRow({ digest: "same", sentAt: NOW + later }),
    );
    await store.forms.add(sent[0]!);
    await Promise.all(sent.map((row) => store.forms.add(row)));
    expect(await store.forms.isKept("same")).toBe(true);
    expect(await all()).toEqual([sent[0]]);
  });

  it("counts those of a kind since an instant", async () => {
    await store.forms.add(sentFormRow({ digest: "a", sentAt: NOW - 1 }));
    await store.forms.add(sentFormRow({ digest: "b" }));
    await store.forms.add(sentFormRow({ digest: "c", sentAt: NOW + 1 }));
    await store.forms.add(sentFormRow({ digest: "d", kind: "BETA" }));
    expect(await store.forms.countSince({ kind: "CONTACT", since: NOW })).toBe(2);
    expect(await store.forms.countSince({ kind: "BETA", since: NOW })).toBe(1);
    expect(await store.forms.countSince({ kind: "REPORT", since: NOW })).toBe(0);
  });

  it("pages through them, the latest first, with those of one instant in a fixed order", async () => {
    for (const digest of ["b", "a", "c"]) await store.forms.add(sentFormRow({ digest }));
    await store.forms.add(sentFormRow({ digest: "late", sentAt: NOW + 1 }));
    const first = await store.forms.page({ limit: 2, after: null });
    expect(first.map(({ digest }) => digest)).toEqual(["late", "c"]);
    const rest = await store.forms.page({ limit: 2, after: { at: NOW, id: "c" } });
    expect(rest.map(({ digest }) => digest)).toEqual(["b", "a"]);
  });

  it("deletes them by age, so many at a time", async () => {
    for (const digest of ["a", "b", "c"]) await store.forms.add(sentFormRow({ digest }));
    await store.forms.add(sentFormRow({ digest: "young", sentAt: NOW + 1 }));
    expect(await store.forms.forget({ before: NOW + 1, limit: 2 })).toBe(2);
    expect(await store.forms.forget({ before: NOW + 1, limit: 2 })).toBe(1);
    expect(await digests()).toEqual(["young"]);
  });
}
