import type { PaymentIntentResult, Stripe } from "@stripe/stripe-js";
import type { CardError } from "../../../domain/payments/testCards.ts";
import type { CardAnswer, LocalCardClient } from "./calls.ts";
import { createCardElement, type CardElement } from "./cardElement.tsx";
import { createCardSheet, type CardSheet } from "./cardSheet.ts";
import { fieldOfError } from "./typing.ts";

/** A group of elements over one payment. */
interface LocalElements {
  clientSecret: string;
  sheet: CardSheet;
  create(): CardElement;
  getElement(): CardElement | null;
  update(): void;
  fetchUpdates(): Promise<object>;
  submit(): Promise<object>;
}

const UNREACHABLE: CardError = {
  code: "api_connection_error",
  message: "We couldn’t reach the card provider. Check your connection and try again.",
};

/** As much of Stripe as its `<Elements>`, its `<PaymentElement>` and a confirmation need. */
export function createLocalStripe({ confirm, approve }: LocalCardClient): Stripe {
  const confirmPayment = async ({ elements }: { elements: LocalElements }) => {
    const { clientSecret, sheet } = elements;
    sheet.mark(null);
    try {
      const answer = await confirm({ clientSecret, ...sheet.read().card });
      const isAsked = answer.intent.status === "requires_action" && answer.error === null;
      const last = isAsked ? await approve({ clientSecret, approve: await sheet.ask() }) : answer;
      if (last.error) sheet.mark(fieldOfError(last.error.code));
      return resultOf(last);
    } catch {
      return refusal(UNREACHABLE);
    }
  };

  const stripe = {
    elements: ({ clientSecret = "" }: { clientSecret?: string } = {}) =>
      createElements(clientSecret),
    confirmPayment,
    // `<Elements>` checks for these; the Payment Element needs none of them.
    createToken: unavailable("createToken"),
    createPaymentMethod: unavailable("createPaymentMethod"),
    confirmCardPayment: unavailable("confirmCardPayment"),
  };
  // The rest of Stripe is for other ways to pay.
  return stripe as unknown as Stripe;
}

function createElements(clientSecret: string): LocalElements {
  const sheet = createCardSheet();
  let element: CardElement | null = null;
  return {
    clientSecret,
    sheet,
    create: () => (element = createCardElement(sheet)),
    getElement: () => element,
    update: () => undefined,
    fetchUpdates: async () => ({}),
    submit: async () => ({}),
  };
}

function resultOf({ intent, error }: CardAnswer): PaymentIntentResult {
  if (error) return refusal(error);
  return { paymentIntent: intent } as PaymentIntentResult;
}

function refusal({ code, message }: CardError): PaymentIntentResult {
  return { error: { type: "card_error", code, message } };
}

function unavailable(name: string): () => never {
  return () => {
    throw new Error(`The local card provider takes cards by the Payment Element, not ${name}.`);
  };
}
