import type { Appearance, Stripe } from "@stripe/stripe-js";

/** Which card provider takes a payment, as the payment itself says. */
export interface CardProviderChoice {
  /** Null for one that this page does not know. */
  cardProvider: "LOCAL" | "STRIPE" | null;
  /** Public key of the provider; null for the local one. */
  publishableKey?: string | null | undefined;
}

/** A number that works where no real card does. */
export interface CardHint {
  /** As people read it, in groups. */
  number: string;
  /** What it shows. */
  label: string;
}

/** What takes the buyer's card: the card never touches the app itself. */
export interface CardDevice {
  /**
   * What Stripe's `<Elements>` is given; the local device satisfies as much of it as that needs.
   */
  stripe: Stripe;
  /** The app's look, for fields that the provider draws. */
  appearance: Appearance;
  /** Empty where cards are real. */
  hints: readonly CardHint[];
}

/** Loads a provider's device. Rejects when the provider is out of reach or refuses its key. */
export type LoadCardDevice = (
  choice: CardProviderChoice,
  options: { fetch: typeof fetch },
) => Promise<CardDevice>;
