import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { BillingForm_query$key } from "../../__generated__/BillingForm_query.graphql.ts";
import { BillingFields } from "./BillingFields.tsx";
import { type Buyer, useBillingDefaults } from "./useBillingDefaults.ts";
import { useVatNumberCheck } from "./useVatNumberCheck.ts";
import { FORM_NAMES } from "../editing/formNames.ts";
import { RestoredChanges } from "../editing/RestoredChanges.tsx";
import { useUnsavedChanges } from "../editing/useUnsavedChanges.ts";
import { updateUserBillingInformationInput } from "../../domain/payments/inputs/updateUserBillingInformation.ts";
import { useFollowing } from "../editing/useFollowing.ts";
import { useFormMutation } from "../../relay/useFormMutation.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Cluster, Stack } from "../../ui/Layout/Layout.tsx";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { useUpdateUserBillingInformation } from "./useUpdateUserBillingInformation.ts";

interface BillingFormProps {
  query: BillingForm_query$key;
  /** The initial name and address before anything was saved. */
  buyer: Buyer | null;
}

/** Who is billed, unless a payment says otherwise. */
export function BillingForm({ query, buyer }: BillingFormProps) {
  const data = useFragment(
    graphql`
      fragment BillingForm_query on Query {
        userSettings {
          countryCode
          billingInformation {
            ...useBillingDefaults_billing
          }
        }
        ...BillingFields_query
      }
    `,
    query,
  );
  const { billingInformation, countryCode } = data.userSettings;
  const showToast = useToast();
  const saved = useBillingDefaults({ billing: billingInformation, buyer, countryCode });
  const form = useForm({
    resolver: zodResolver(updateUserBillingInformationInput),
    defaultValues: saved,
  });
  const { fill, startAgain } = useFollowing({
    form,
    version: JSON.stringify(saved),
    follow: () => fill(saved),
  });
  const { restored } = useUnsavedChanges({
    form,
    name: FORM_NAMES.billing,
    discard: () => fill(saved),
  });
  const vat = useVatNumberCheck({ form });
  const { onSubmit, isBusy, message } = useFormMutation({
    form,
    call: useUpdateUserBillingInformation(),
    toVariables: (command) => ({ command }),
    onDone(_response, _values, { typed }) {
      startAgain(typed);
      showToast({ text: "Billing settings saved", tone: "success" });
    },
  });
  return (
    <form noValidate onSubmit={vat.guard(onSubmit)}>
      <Stack gap="large">
        <RestoredChanges restored={restored} />
        <BillingFields query={data} {...{ form, vat }} />
        <Stack gap="small">
          <FieldError>{message}</FieldError>
          <Cluster>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              Save billing settings
            </Button>
          </Cluster>
        </Stack>
      </Stack>
    </form>
  );
}
