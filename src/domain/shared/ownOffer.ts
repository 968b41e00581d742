/**
 * The text for taking one's own offer; `OWN_OFFER` in the list of errors. Separate from the list,
 * which the booking page need not load for it.
 */
export const OWN_OFFER = {
  status: 409,
  message: "This is your own offering.",
  nextStep: "Share its link so that others can book or buy it.",
} as const;
