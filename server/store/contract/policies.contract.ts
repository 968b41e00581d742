import { beforeEach, describe, expect, it } from "vitest";
import { NOW } from "../factories/now.ts";
import type { AcceptedPolicyRow } from "../ports/policies.ts";
import type { Store } from "../ports/store.ts";
import { fillStore, HOUR, type OpenStore } from "./rows.ts";

const TERMS: AcceptedPolicyRow = {
  userId: "booker",
  policyType: "TERMS",
  version: "2026-01-31",
  acceptedAt: NOW,
};
const PRIVACY: AcceptedPolicyRow = { ...TERMS, policyType: "PRIVACY" };

/** What every store does with versions of policies that people accepted. */
export function describePolicyStore(openStore: OpenStore): void {
  describe("accepted policies", () => {
    let store: Store;
    beforeEach(async () => {
      store = await openStore();
      await fillStore(store);
    });

    const acceptedBy = (userId: string) => store.policies.acceptedBy(userId);

    it("are kept by person, and nobody else's are read", async () => {
      await store.policies.accept([TERMS, PRIVACY]);
      expect(await acceptedBy("booker")).toEqual([PRIVACY, TERMS]);
      expect(await acceptedBy("booker2")).toEqual([]);
    });

    it("keep the first time, however often one is accepted again", async () => {
      await store.policies.accept([TERMS, PRIVACY]);
      const later = { ...TERMS, acceptedAt: NOW + HOUR };
      await Promise.all([store.policies.accept([later]), store.policies.accept([later, later])]);
      expect(await acceptedBy("booker")).toEqual([PRIVACY, TERMS]);
    });

    it("keep every version, also when only one of several is new", async () => {
      await store.policies.accept([TERMS, PRIVACY]);
      const outside = { ...TERMS, version: "https://example.com/terms", acceptedAt: NOW + HOUR };
      await store.policies.accept([{ ...PRIVACY, acceptedAt: NOW + HOUR }, outside]);
      expect(await acceptedBy("booker")).toEqual([PRIVACY, TERMS, outside]);
    });
  });
}
