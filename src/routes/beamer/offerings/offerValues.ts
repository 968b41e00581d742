import * as z from "zod/mini";
import { createOneOnOneInput } from "../../../domain/catalogue/inputs/createOneOnOne.ts";
import { typedPrice } from "../../../domain/catalogue/inputs/typedPrice.ts";
import { typedEuro } from "../../../domain/payments/typedEuro.ts";

/** What the form of an offer holds. */
export const offerForm = z.extend(createOneOnOneInput, {
  price: typedPrice(createOneOnOneInput.shape.price),
});

export type OfferValues = z.input<typeof offerForm>;

/** What the rules make of it. */
export type ValidOffer = z.output<typeof offerForm>;

/** What is sent. */
export const offerCommand = ({ price, ...offer }: OfferValues) => ({
  ...offer,
  price: typedEuro(price),
});
