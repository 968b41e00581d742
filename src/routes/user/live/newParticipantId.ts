const PARTICIPANT_MAX = 2 ** 31 - 1;

/** A number for a tab that no other has, as the contract's `Int` holds it. */
export function newParticipantId(secret: string): number {
  let number = 0;
  for (const letter of secret) number = (31 * number + letter.charCodeAt(0)) % PARTICIPANT_MAX;
  return number + 1;
}
