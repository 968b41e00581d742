/** Why a card is refused, in the card provider's terms. */
export interface CardError {
  readonly code: string;
  readonly message: string;
}

/** What a test card does. */
export type CardOutcome =
  | { readonly kind: "pays" }
  | { readonly kind: "asks" }
  | { readonly kind: "pends" }
  | { readonly kind: "refuses"; readonly error: CardError };

/** A card that the local card provider knows. */
export interface TestCard {
  /** A short description of what it demonstrates. */
  readonly label: string;
  readonly outcome: CardOutcome;
  /** ISO 3166 country of the issuing bank; absent if the provider does not say. */
  readonly countryCode?: string;
}

/** What every card that is no test card gets to hear. */
export const CARD_DECLINED: CardError = {
  code: "card_declined",
  message: "Your card was declined.",
};

const refusing = (label: string, error: CardError): TestCard => ({
  label,
  outcome: { kind: "refuses", error },
});

/** The cards that the local card provider takes, by number. */
export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  "4242424242424242": { label: "Pays", outcome: { kind: "pays" }, countryCode: "BE" },
  "4000002500003155": { label: "Asks for confirmation", outcome: { kind: "asks" } },
  "4000000000000077": { label: "Stays pending", outcome: { kind: "pends" } },
  "4000000000000002": refusing("Is declined", CARD_DECLINED),
  "4000000000009995": refusing("Has insufficient funds", {
    code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  }),
  "4000000000000069": refusing("Has expired", {
    code: "expired_card",
    message: "Your card has expired.",
  }),
  "4000000000000127": refusing("Has another security code", {
    code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
  }),
  "4000000000000119": refusing("Cannot be processed", {
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
  }),
};
