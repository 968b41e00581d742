import { loadStripe } from "@stripe/stripe-js/pure";
import { cardAppearance } from "./appearance.ts";
import type { CardDevice, CardProviderChoice } from "./port.ts";

/** Stripe itself: its script is loaded when the first card is to be taken, never before. */
export async function createStripeDevice({
  publishableKey,
}: CardProviderChoice): Promise<CardDevice> {
  if (!publishableKey) throw new Error("The payment names Stripe but bears no key of it.");
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error("Stripe did not start.");
  return { stripe, appearance: cardAppearance(readToken), hints: [] };
}

function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
