import type { PaymentIntent } from "@stripe/stripe-js";
import { describe, expect, it } from "vitest";
import { confirmationOf } from "./confirmation.ts";

const intent = (status: PaymentIntent.Status) => ({ paymentIntent: { id: "pi_1", status } });

describe("a card provider's answer", () => {
  it.each(["succeeded", "processing"] as const)("%s leads to the status page", (status) => {
    expect(confirmationOf(intent(status))).toEqual({
      kind: "sent",
      intent: { id: "pi_1", status },
    });
  });

  it.each([
    [{ error: { message: "Your card was declined." } }, "Your card was declined."],
    [{ error: {} }, "An unknown error occurred."],
    [{ error: { message: "" } }, "An unknown error occurred."],
    [{}, "No payment intent found in result."],
  ])("%j is refused with %j", (result, text) => {
    expect(confirmationOf(result)).toEqual({ kind: "refused", text, detail: null, next: "pay" });
  });

  it.each([
    ["canceled", "begin"],
    ["requires_payment_method", "pay"],
    ["requires_confirmation", "pay"],
    ["requires_action", "pay"],
    ["requires_capture", "look"],
    ["of_tomorrow", "look"],
  ] as const)("%s says in words what is next (%s), and what the status is", (status, next) => {
    const confirmation = confirmationOf(intent(status as PaymentIntent.Status));
    expect(confirmation).toMatchObject({
      kind: "refused",
      detail: `Unexpected payment status: ${status}`,
      next,
    });
    expect(confirmation).toHaveProperty("text", expect.stringMatching(/\w+\. \w.*\w\.$/));
  });
});
