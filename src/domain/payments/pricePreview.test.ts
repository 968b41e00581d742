import { expect, it } from "vitest";
import { previewPrice } from "./pricePreview.ts";

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

it("says what a buyer pays with VAT and what the creator keeps", () => {
  const { buyer, creator } = previewPrice({ euro: 12.5, category: "PUBLICATION" });
  expect(plain(buyer)).toBe("A buyer in Belgium pays € 13,25, with 6% VAT.");
  expect(plain(creator)).toBe("You keep up to € 11,25: 90% of what is left after card processing.");
});

it("goes by the VAT of what is sold", () => {
  expect(plain(previewPrice({ euro: 10, category: "TALK" }).buyer)).toMatch(/with \d+% VAT/);
});

it("says that free is free", () => {
  expect(previewPrice({ euro: 0, category: "PUBLICATION" })).toEqual({
    buyer: "Free for anyone with an account.",
    creator: null,
  });
});
