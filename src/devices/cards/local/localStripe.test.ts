import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { describe, expect, it } from "vitest";
import type { CardAnswer } from "./calls.ts";
import type { CardSheet } from "./cardSheet.ts";
import { createLocalStripe } from "./localStripe.ts";

const SECRET = "pi_local_1_secret_x";
const RETURN = { return_url: "https://beamers.example/payment/1/status" };

function answering(
  confirmed: CardAnswer | Error,
  { approves = true, approved }: { approves?: boolean; approved?: CardAnswer } = {},
) {
  const sent: object[] = [];
  const stripe = createLocalStripe({
    confirm: async (attempt) => {
      sent.push(attempt);
      if (confirmed instanceof Error) throw confirmed;
      return confirmed;
    },
    approve: async (decision) => {
      sent.push(decision);
      return approved ?? (confirmed as CardAnswer);
    },
  });
  const elements = stripe.elements({ clientSecret: SECRET });
  const sheet = sheetOf(elements);
  sheet.subscribe(() => sheet.read().decide?.(approves));
  return { stripe, sent, elements };
}

function sheetOf(elements: StripeElements): CardSheet {
  return (elements as unknown as { sheet: CardSheet }).sheet;
}

const confirm = (stripe: Stripe, elements: StripeElements) =>
  stripe.confirmPayment({ elements, confirmParams: RETURN, redirect: "if_required" });

const succeeded: CardAnswer = { intent: { id: "pi_local_1", status: "succeeded" }, error: null };

describe("the local stand-in for Stripe", () => {
  it("sends what was typed, and gives the intent back", async () => {
    const { stripe, sent, elements } = answering(succeeded);
    sheetOf(elements).type({ cardNumber: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" });
    const { paymentIntent } = await confirm(stripe, elements);
    expect(paymentIntent).toEqual({ id: "pi_local_1", status: "succeeded" });
    expect(sent).toEqual([
      { clientSecret: SECRET, cardNumber: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" },
    ]);
  });

  it("gives a refusal in the provider's words, and marks the field that it is about", async () => {
    const error = { code: "incomplete_cvc", message: "Your card's security code is incomplete." };
    const { stripe, elements } = answering({ ...succeeded, error });
    const result = await confirm(stripe, elements);
    expect(result.error).toMatchObject(error);
    expect(result.paymentIntent).toBeUndefined();
    expect(sheetOf(elements).read().invalid).toBe("cvc");
  });

  it.each([true, false])(
    "asks the buyer where the bank asks, and says so: %s",
    async (approves) => {
      const asks: CardAnswer = {
        intent: { id: "pi_local_1", status: "requires_action" },
        error: null,
      };
      const { stripe, sent, elements } = answering(asks, { approves, approved: succeeded });
      const { paymentIntent } = await confirm(stripe, elements);
      expect(sent.at(-1)).toEqual({ clientSecret: SECRET, approve: approves });
      expect(paymentIntent?.status).toBe("succeeded");
    },
  );

  it("says what to do when the provider can't be reached", async () => {
    const { stripe, elements } = answering(new TypeError("Failed to fetch"));
    const { error } = await confirm(stripe, elements);
    expect(error?.message).toMatch(/Check your connection/);
  });
});
