/**
 * How often a payment is read and written anew when others change it meanwhile: each change costs a
 * round, and nobody makes so many of one payment at once.
 */
export const ROUNDS = 20;
