import * as z from "zod/mini";
import { id } from "./fields.ts";

/** What `failPayment` takes. */
export const failPaymentInput = z.object({ paymentId: id("Payment") });
