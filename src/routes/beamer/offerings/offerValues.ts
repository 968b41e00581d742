import * as z from "zod/mini";
import { detailsFitKind, meetingKind } from "../../../domain/bookings/inputs/meetingPlace.ts";
import { offerFields } from "../../../domain/catalogue/inputs/createOneOnOne.ts";
import { validPriceText } from "../../../domain/catalogue/inputs/validPriceText.ts";
import { typedEuro } from "../../../domain/payments/typedEuro.ts";

/** The offer form's values. */
export const offerForm = z
  .object({ ...offerFields, meetingKind, price: validPriceText(offerFields.price) })
  .check(detailsFitKind);

export type OfferValues = z.input<typeof offerForm>;

/** Its parsed values. */
export type ValidOffer = z.output<typeof offerForm>;

export const offerCommand = ({ price, ...offer }: OfferValues) => ({
  ...offer,
  price: typedEuro(price),
});
