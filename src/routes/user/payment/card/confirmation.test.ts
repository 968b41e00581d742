import type { PaymentIntent } from "@stripe/stripe-js";
import { describe, expect, it } from "vitest";
import { confirmationOf, unanswered } from "./confirmation.ts";

const intent = (status: PaymentIntent.Status) => ({ paymentIntent: { id: "pi_1", status } });

describe("a card provider's answer", () => {
  it.each(["succeeded", "processing"] as const)("%s leads to the status page", (status) => {
    expect(confirmationOf(intent(status))).toEqual({
      kind: "sent",
      intent: { id: "pi_1", status },
    });
  });

  it.each([
    [
      { code: "card_declined", message: "Your card was declined." },
      "Your card was declined. Try another card or ask your bank.",
    ],
    [
      { code: "incorrect_cvc", message: "Your card's security code is incorrect." },
      "Your card's security code is incorrect. Check it and try again.",
    ],
    [{ message: "Choose another payment method." }, "Choose another payment method."],
  ])("%j is refused with what to do next", (error, text) => {
    expect(confirmationOf({ error })).toEqual({ kind: "refused", text, detail: null, next: "pay" });
  });

  it.each([
    [{ error: {} }, "An unknown error occurred."],
    [{ error: { message: "" } }, "An unknown error occurred."],
    [{}, "No payment intent found in result."],
  ])("%j never shows its message alone", (result, detail) => {
    const confirmation = confirmationOf(result);
    expect(confirmation).toMatchObject({ kind: "refused", detail, next: "look" });
    expect(confirmation).toHaveProperty("text", expect.stringMatching(/Don’t pay again/));
  });

  it("that never came leads to what the server knows", () => {
    expect(unanswered()).toMatchObject({ detail: "An unknown error occurred.", next: "look" });
  });

  it.each([
    ["canceled", { kind: "refused", next: "begin" }],
    ["succeeded", { kind: "sent" }],
  ] as const)("about an intent that another tab has %s says what became of it", (status, says) => {
    const error = {
      code: "payment_intent_unexpected_state",
      message: `This PaymentIntent could not be confirmed because it has a status of ${status}.`,
      payment_intent: { id: "pi_1", status },
    };
    expect(confirmationOf({ error })).toMatchObject(says);
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
