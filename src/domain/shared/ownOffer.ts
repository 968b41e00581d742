/**
 * What people read when they would take their own offer; `OWN_OFFER` in the list of errors. Apart
 * from the list, which the booking page need not load for it.
 */
export const OWN_OFFER = {
  status: 409,
  message: "This is your own offer.",
  nextStep: "Share its link, so that others can take it.",
} as const;
