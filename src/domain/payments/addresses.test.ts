import { expect, test } from "vitest";
import { paymentAddress, paymentStatusAddress } from "./addresses.ts";

test("the status of a payment bears along what the card provider said", () => {
  const way = { paymentId: "pay_3", redirectUrl: "/user/home?tab=library", creatorSlug: "demo" };
  expect(paymentAddress({ ...way, redirectUrl: null, creatorSlug: null })).toBe("/payment/pay_3");
  expect(paymentStatusAddress({ ...way, intent: { id: "pi_1", status: "succeeded" } })).toBe(
    "/payment/pay_3/status?payment_intent=pi_1&redirect_status=succeeded" +
      "&redirectUrl=%2Fuser%2Fhome%3Ftab%3Dlibrary&creatorSlug=demo",
  );
});
