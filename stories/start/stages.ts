/** The stages in which somebody gets to know the product, in their order. */
export const STAGES = {
  discovery: { title: "Somebody hears of it", text: "The product tells what it is." },
  creator: {
    title: "Somebody looks at a creator",
    text: "Prices in the visitor's own VAT, times in the visitor's own zone.",
  },
  "sign-in": {
    title: "Signs in, or signs up",
    text: "By way of LinkedIn, and back to where one was.",
  },
  booking: { title: "Books", text: "A time that is held, the creator's questions, the session." },
  payment: { title: "Pays", text: "Billing details, the card, and what came of it." },
  home: {
    title: "Comes back",
    text: "What one owns and whom one meets; for a creator the stage.",
  },
  business: {
    title: "Runs a business",
    text: "A creator's own pages: each edit shows itself as the buyer will see it.",
  },
  lost: { title: "Gets lost", text: "Nothing ends in a blank page." },
} as const;

/** A stage's name in the table of screens. */
export type StageName = keyof typeof STAGES;
