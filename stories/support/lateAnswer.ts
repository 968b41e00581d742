import type { World } from "../../mocks/world/world.ts";

/** A call takes effect at once and answers late: when the returned function is called. */
export function answersLate({ faults }: World, field: string): () => void {
  let answerNow = () => {};
  const isLate = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  faults.late.set(field, isLate);
  return answerNow;
}
