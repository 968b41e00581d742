import * as z from "zod/mini";

/* Agora carries one picture; whether it is a screen's goes through the product's signals. */

const screenSignal = z.object({ screen: z.boolean() });

export const writeScreenSignal = (screen: boolean): string => JSON.stringify({ screen });

/** Null for anything else: another person's browser wrote it. */
export function readScreenSignal(data: string): boolean | null {
  try {
    return screenSignal.safeParse(JSON.parse(data)).data?.screen ?? null;
  } catch {
    return null;
  }
}
