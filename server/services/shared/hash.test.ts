import { expect, it } from "vitest";
import { seal, unseal } from "./hash.ts";

const key = new Uint8Array(32).fill(7);

it("what is sealed can be opened with the same key and context alone, and not when it was changed", async () => {
  const sealed = await seal(key, { text: "secret 🔑", context: "a", nonce: "1" });
  expect(await unseal(key, { sealed, context: "a" })).toBe("secret 🔑");
  expect(await unseal(key, { sealed, context: "b" })).toBeNull();
  expect(await unseal(new Uint8Array(32), { sealed, context: "a" })).toBeNull();
  expect(await unseal(key, { sealed: `A${sealed.slice(1)}`, context: "a" })).toBeNull();
  expect(await unseal(key, { sealed: "no base64!", context: "a" })).toBeNull();
});

it("the same text sealed twice does not look the same", async () => {
  const first = await seal(key, { text: "secret", context: "a", nonce: "1" });
  expect(await seal(key, { text: "secret", context: "a", nonce: "2" })).not.toBe(first);
});
