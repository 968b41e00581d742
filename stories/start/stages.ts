/** The stages of getting to know the product, in order. */
export const STAGES = {
  discovery: { title: "Hears about it", text: "The product says what it is." },
  creator: {
    title: "Looks at a creator",
    text: "Prices in the visitor's own VAT, times in the visitor's own zone.",
  },
  "sign-in": {
    title: "Signs in, or signs up",
    text: "With LinkedIn, and back to where they were.",
  },
  booking: {
    title: "Books",
    text: "The time is held, the questions answered, the session booked.",
  },
  payment: { title: "Pays", text: "Billing details, the card, and the outcome." },
  home: {
    title: "Comes back",
    text: "What they own and whom they meet; for a creator, the dashboard.",
  },
  business: {
    title: "Runs a business",
    text: "A creator's own pages: each edit is shown as buyers will see it.",
  },
  lost: { title: "Gets lost", text: "No path ends in a blank page." },
} as const;

/** A stage's name in the table of screens. */
export type StageName = keyof typeof STAGES;
