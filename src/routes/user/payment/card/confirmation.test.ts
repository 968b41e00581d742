import type { PaymentIntent } from "@stripe/stripe-js";
import { describe, expect, it } from "vitest";
import { confirmationOf } from "./confirmation.ts";

const intent = (status: PaymentIntent.Status) => ({ paymentIntent: { id: "pi_1", status } });

describe("a card provider's answer", () => {
  it("is a payment when the intent has succeeded", () => {
    expect(confirmationOf(intent("succeeded"))).toEqual({
      kind: "confirmed",
      intent: { id: "pi_1", status: "succeeded" },
    });
  });

  it.each([
    [{ error: { message: "Your card was declined." } }, "Your card was declined."],
    [{ error: {} }, "An unknown error occurred."],
    [{ error: { message: "" } }, "An unknown error occurred."],
    [{}, "No payment intent found in result."],
    [intent("requires_payment_method"), "Unexpected payment status: requires_payment_method"],
  ])("%j is refused with %j", (result, message) => {
    expect(confirmationOf(result)).toEqual({ kind: "refused", message, isProcessing: false });
  });

  it("that the bank is still at work is no payment, and nothing to repeat", () => {
    expect(confirmationOf(intent("processing"))).toEqual({
      kind: "refused",
      message: "Unexpected payment status: processing",
      isProcessing: true,
    });
  });
});
