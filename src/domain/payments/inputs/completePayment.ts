import * as z from "zod/mini";
import { id } from "../../shared/inputs/fields.ts";

/** What `completePayment` takes. */
export const completePaymentInput = z.object({ paymentId: id("Payment") });
