import type * as z from "zod/mini";
import type { createOneOnOneInput } from "../../../domain/catalogue/inputs/createOneOnOne.ts";

/** What the form of an offer holds. */
export type OfferValues = z.input<typeof createOneOnOneInput>;

/** What it sends. */
export type OfferCommand = z.output<typeof createOneOnOneInput>;

/** A price as somebody types it, with a comma or a point; not a number when it is none. */
export function typedPrice(text: string | number): number {
  if (typeof text === "number") return text;
  return text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
}
