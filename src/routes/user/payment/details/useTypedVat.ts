import { useEffect, useEffectEvent } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { BillingValues } from "../../../../components/payments/billingValues.ts";
import type { VatNumberCheck } from "../../../../components/payments/useVatNumberCheck.ts";
import type { TypedVat } from "../typedVat.ts";

interface TypedVatOptions {
  form: UseFormReturn<BillingValues>;
  vat: VatNumberCheck;
  /** The payment's state: its details were saved, and the number in them is valid. */
  isSavedAsReverseCharge: boolean;
  /** Called initially and on each change. */
  onChange: (typed: TypedVat) => void;
}

/**
 * Follows what decides on the VAT while it is typed; a number that is filled in already is checked.
 */
export function useTypedVat({ form, vat, isSavedAsReverseCharge, onChange }: TypedVatOptions) {
  const [isCompany, vatNumber, countryCode, postalCode, city] = useWatch({
    control: form.control,
    name: ["isCompany", "vatNumber", "countryCode", "postalCode", "city"],
  });
  const { defaultValues } = form.formState;
  const isAsSaved =
    isSavedAsReverseCharge &&
    isCompany &&
    vatNumber === defaultValues?.vatNumber &&
    countryCode === defaultValues?.countryCode;
  const status = vat.status ?? (isAsSaved ? "VALID" : null);

  const tell = useEffectEvent(onChange);
  useEffect(
    () => tell({ countryCode, postalCode, city, vatNumber: status }),
    [countryCode, postalCode, city, status],
  );

  const checkFilledIn = useEffectEvent(() => {
    if (!isAsSaved) vat.check();
  });
  useEffect(() => checkFilledIn(), []);
}
