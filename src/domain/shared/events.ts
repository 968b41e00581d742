/**
 * Everything that happens in the marketplace and has consequences, and the reactions that carry them
 * out. Whoever writes an event writes one row per reaction, in the transaction that made it true; a
 * worker does the rest. A new consequence is a name here, and a reaction of that name.
 */
export const REACTIONS_TO = {
  /** A slot was held. Subject: the booking. Due when the hold runs out. */
  bookingHeld: ["lapseHold"],
  /** A booking became certain. Subject: the booking. */
  bookingConfirmed: ["addToAudience"],
  /** A payment was opened, or opened again. Subject: the payment. Due at its first check. */
  paymentOpened: ["checkPayment"],
  /** Money has to go back to a buyer. Subject: the payment. */
  refundOwed: ["refundPayment"],
} as const satisfies Record<string, readonly string[]>;

/** Something that happened. */
export type EventName = keyof typeof REACTIONS_TO;

/** What follows from an event. Carried out at least once, so repeating it changes nothing. */
export type ReactionName = (typeof REACTIONS_TO)[EventName][number];

const REACTIONS: ReadonlySet<string> = new Set(Object.values(REACTIONS_TO).flat());

/** Whether a text names a reaction. */
export function isReaction(name: string): name is ReactionName {
  return REACTIONS.has(name);
}
