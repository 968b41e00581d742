import { useFormState, useWatch, type UseFormReturn } from "react-hook-form";
import { LINE_MAX, VAT_NUMBER_MAX } from "../../domain/shared/limits.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Columns } from "../../ui/Layout/Layout.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import type { BillingValues } from "./billingValues.ts";
import type { VatNumberCheck } from "./useVatNumberCheck.ts";

/** Name and VAT number, when a company buys. */
export function CompanyFields({
  form: { control, register },
  vat,
}: {
  form: UseFormReturn<BillingValues>;
  vat: VatNumberCheck;
}) {
  const isCompany = useWatch({ control, name: "isCompany" });
  const { errors } = useFormState({ control });
  if (!isCompany) return null;
  return (
    <Columns kind="halves">
      <TextField
        label="Company name"
        autoComplete="organization"
        maxLength={LINE_MAX}
        {...register("companyName")}
        error={errors.companyName?.message}
      />
      <TextField
        label="VAT/Tax number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={VAT_NUMBER_MAX}
        {...register("vatNumber", { onBlur: () => vat.check() })}
        error={errors.vatNumber?.message ?? vat.error}
        hint={
          vat.status === "VALID" ? (
            <>
              <Icon name="check" /> {vat.hint}
            </>
          ) : (
            vat.hint
          )
        }
      />
    </Columns>
  );
}
