/**
 * How often a payment is re-read and rewritten when it changes concurrently: each change costs a
 * round, and a payment never has this many at once.
 */
export const ROUNDS = 20;
