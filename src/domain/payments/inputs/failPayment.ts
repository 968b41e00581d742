import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `failPayment` takes. */
export const failPaymentInput = z.object({ paymentId: id("Payment") });
