import * as z from "zod/mini";
import { id } from "./fields.ts";

/** What `completePayment` takes. */
export const completePaymentInput = z.object({ paymentId: id("Payment") });
