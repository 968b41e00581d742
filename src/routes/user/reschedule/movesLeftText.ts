import { MOVES_MAX } from "../../../domain/shared/limits.ts";

/** By how many moves are left. */
const HOW_OFTEN: Readonly<Record<number, string>> = { 1: "once", 2: "twice", 3: "three times" };

/** How often a session can still be moved, in a sentence, and what stays as it is. */
export function movesLeftText(moveCount: number): string {
  const left = MOVES_MAX - moveCount;
  const times = HOW_OFTEN[left] ?? `${left} times`;
  const howOften = moveCount === 0 ? times : `${times} more`;
  return `You can move it ${howOften}, until one hour before it begins. Its price and your answers stay as they are.`;
}
