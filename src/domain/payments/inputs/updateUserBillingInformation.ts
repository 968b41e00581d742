import * as z from "zod/mini";
import { billingFields, companyHasVatNumber, companyIsNamed, withoutCompany } from "./billing.ts";

/** What `updateUserBillingInformation` takes. */
export const updateUserBillingInformationInput = z.pipe(
  z.object(billingFields).check(companyIsNamed, companyHasVatNumber),
  z.transform(withoutCompany),
);
