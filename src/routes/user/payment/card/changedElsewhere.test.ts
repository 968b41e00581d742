import { expect, it } from "vitest";
import { changedElsewhere } from "./changedElsewhere.ts";

const shown = { amountWithVat: 72.6, clientSecret: "secret_1", bookingId: "bkg_1" };

it("finds nothing to say about a payment that is still as shown", () => {
  expect(changedElsewhere(shown, { ...shown })).toBeNull();
  expect(changedElsewhere({ ...shown, bookingId: null }, { ...shown, bookingId: null })).toBeNull();
});

it("refuses another total than the one that is shown, and says both", () => {
  const text = changedElsewhere(shown, { ...shown, amountWithVat: 60 })?.replaceAll("\u00a0", " ");
  expect(text).toMatch(/now € 60,00, not € 72,60/);
  expect(text).toMatch(/Nothing was charged\. .*press Pay again\.$/);
});

it("refuses to pay for another time than the one that is shown", () => {
  const now = { ...shown, bookingId: "bkg_2", clientSecret: "secret_2" };
  expect(changedElsewhere(shown, now)).toMatch(/another time.*enter your card again\.$/);
});

it("says that an attempt was replaced", () => {
  expect(changedElsewhere(shown, { ...shown, clientSecret: "secret_2" })).toMatch(
    /replaced.*nothing was charged.*enter your card again\.$/,
  );
});
