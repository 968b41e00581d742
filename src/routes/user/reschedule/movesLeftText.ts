import { MOVES_MAX } from "../../../domain/shared/limits.ts";

const TIMES = ["once", "twice", "three times"] as const;

/** How often a session can still be moved, in a sentence, and what stays as it is. */
export function movesLeftText(moveCount: number): string {
  const left = TIMES[MOVES_MAX - moveCount - 1] ?? `${MOVES_MAX - moveCount} times`;
  const howOften = moveCount === 0 ? left : `${left} more`;
  return `You can move it ${howOften}, until one hour before it begins. Its price and your answers stay as they are.`;
}
