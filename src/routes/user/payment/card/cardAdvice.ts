/** What a buyer can do about a card that was refused, by the provider's code. */
const ADVICE: Readonly<Record<string, string>> = {
  card_declined: "Try another card or ask your bank.",
  insufficient_funds: "Try another card or ask your bank.",
  expired_card: "Try another card.",
  incorrect_number: "Check it and try again.",
  incorrect_cvc: "Check it and try again.",
};

/** The provider's message about a card, with what to do next where it does not say that itself. */
export function cardAdvice({ code = "", message }: { code?: string; message: string }): string {
  const advice = Object.hasOwn(ADVICE, code) ? ADVICE[code] : undefined;
  return advice === undefined ? message : `${message} ${advice}`;
}
