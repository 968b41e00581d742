import { expect, it } from "vitest";
import { loadCardDevice } from "./cardDevices.ts";

const options = { fetch: () => Promise.reject(new Error("nobody is asked while a device loads")) };

it("offers test cards where the local provider takes them", async () => {
  const { hints } = await loadCardDevice({ cardProvider: "LOCAL", publishableKey: null }, options);
  expect(hints).toContainEqual({ number: "4242 4242 4242 4242", label: "Pays" });
});

it("does not start Stripe without its key", async () => {
  const loading = loadCardDevice({ cardProvider: "STRIPE", publishableKey: null }, options);
  await expect(loading).rejects.toThrow(/bears no key/);
});

it("says so when Stripe does not start", async () => {
  // Outside a browser it never does.
  const loading = loadCardDevice({ cardProvider: "STRIPE", publishableKey: "pk_test_1" }, options);
  await expect(loading).rejects.toThrow("Stripe did not start.");
});
