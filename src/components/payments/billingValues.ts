import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod/mini";
import type { updateUserBillingInformationInput } from "../../domain/payments/inputs/updateUserBillingInformation.ts";

/** The values of the billing fields while the form is edited. */
export type BillingValues = z.input<typeof updateUserBillingInformationInput>;

/** A form that includes the billing fields. */
export interface BillingForm<Values extends BillingValues, Sent> {
  // oxlint-disable-next-line typescript/no-explicit-any -- the context is the library's, and unused
  form: UseFormReturn<Values, any, Sent>;
}

/**
 * The same form, seen as the billing fields alone: the library's types do not narrow by themselves.
 */
export function billingPart<Values extends BillingValues, Sent>({
  form,
}: BillingForm<Values, Sent>): UseFormReturn<BillingValues> {
  return form as unknown as UseFormReturn<BillingValues>;
}
