import { Controller, useFormState } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { BillingFields_query$key } from "../../__generated__/BillingFields_query.graphql.ts";
import { LINE_MAX, PHONE_MAX } from "../../domain/shared/limits.ts";
import { Checkbox } from "../../ui/Checkbox/Checkbox.tsx";
import { Columns, Stack } from "../../ui/Layout/Layout.tsx";
import { SearchableSelect } from "../../ui/SearchableSelect/SearchableSelect.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { billingPart, type BillingForm, type BillingValues } from "./billingValues.ts";
import { CompanyFields } from "./CompanyFields.tsx";
import type { VatNumberCheck } from "./useVatNumberCheck.ts";

interface BillingFieldsProps<Values extends BillingValues, Sent> extends BillingForm<Values, Sent> {
  query: BillingFields_query$key;
  vat: VatNumberCheck;
}

/** An invalid form focuses its first field in the order of registration: that of the page. */
const inOrder = [
  "fullName",
  "email",
  "phoneNumber",
  "isCompany",
  "companyName",
  "vatNumber",
  "countryCode",
  "firstAddressLine",
] as const;

/** Who is billed. The form around them validates, checks the VAT number and saves. */
export function BillingFields<Values extends BillingValues, Sent>({
  query,
  vat,
  ...rest
}: BillingFieldsProps<Values, Sent>) {
  const form = billingPart(rest);
  const { control, register } = form;
  for (const name of inOrder) register(name);
  const { errors } = useFormState({ control });
  const { countries } = useFragment(
    graphql`
      fragment BillingFields_query on Query {
        countries {
          code
          name
        }
      }
    `,
    query,
  );
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));

  return (
    <Stack>
      <Columns kind="halves">
        <TextField
          label="Full name"
          autoComplete="name"
          maxLength={LINE_MAX}
          {...register("fullName")}
          error={errors.fullName?.message}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          {...register("email")}
          error={errors.email?.message}
        />
      </Columns>
      <TextField
        label="Phone number"
        isOptional
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX}
        {...register("phoneNumber")}
        error={errors.phoneNumber?.message}
      />
      <Checkbox label="I’m buying for a company" {...register("isCompany")} />
      <CompanyFields form={form} vat={vat} />
      <Controller
        control={control}
        name="countryCode"
        render={({ field }) => (
          <SearchableSelect
            {...field}
            label="Country"
            placeholder="Search for a country"
            options={options}
            error={errors.countryCode?.message}
            onChange={(countryCode) => {
              field.onChange(countryCode);
              vat.check({ countryCode });
            }}
          />
        )}
      />
      <TextField
        label="Address line 1"
        autoComplete="address-line1"
        maxLength={LINE_MAX}
        {...register("firstAddressLine")}
        error={errors.firstAddressLine?.message}
      />
      <TextField
        label="Address line 2"
        isOptional
        autoComplete="address-line2"
        maxLength={LINE_MAX}
        {...register("secondAddressLine")}
        error={errors.secondAddressLine?.message}
      />
      <Columns kind="halves">
        <TextField
          label="Postal code"
          autoComplete="postal-code"
          maxLength={LINE_MAX}
          {...register("postalCode")}
          error={errors.postalCode?.message}
        />
        <TextField
          label="City"
          autoComplete="address-level2"
          maxLength={LINE_MAX}
          {...register("city")}
          error={errors.city?.message}
        />
      </Columns>
      <TextField
        label="State"
        isOptional
        autoComplete="address-level1"
        maxLength={LINE_MAX}
        {...register("state")}
        error={errors.state?.message}
      />
    </Stack>
  );
}
