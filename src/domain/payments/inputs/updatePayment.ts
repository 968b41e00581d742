import * as z from "zod/mini";
import { billingFields, companyHasVatNumber, companyIsNamed, withoutCompany } from "./billing.ts";
import { sessionWording } from "../../bookings/sessionConsent.ts";
import { id } from "../../shared/inputs/fields.ts";

/** What `updatePayment` takes. */
export const updatePaymentInput = z.pipe(
  z
    .object({
      paymentId: id("Payment"),
      ...billingFields,
      saveBillingDetails: z.boolean("Please say whether to save these details"),
      sessionWordingVersion: z.nullish(
        z.int().check(z.refine((version) => sessionWording(version) !== null, "No such wording")),
      ),
    })
    .check(companyIsNamed, companyHasVatNumber),
  z.transform(withoutCompany),
);
