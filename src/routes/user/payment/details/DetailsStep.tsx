import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router";
import type { DetailsStep_payment$key } from "../../../../__generated__/DetailsStep_payment.graphql.ts";
import type { DetailsStep_query$key } from "../../../../__generated__/DetailsStep_query.graphql.ts";
import { FORM_NAMES } from "../../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../../components/editing/RestoredChanges.tsx";
import { useUnsavedChanges } from "../../../../components/editing/useUnsavedChanges.ts";
import { BillingFields } from "../../../../components/payments/BillingFields.tsx";
import { billingPart } from "../../../../components/payments/billingValues.ts";
import { useBillingDefaults } from "../../../../components/payments/useBillingDefaults.ts";
import { useVatNumberCheck } from "../../../../components/payments/useVatNumberCheck.ts";
import { SESSION_WORDING } from "../../../../domain/bookings/sessionConsent.ts";
import { updatePaymentInput } from "../../../../domain/payments/inputs/updatePayment.ts";
import { useFormMutation } from "../../../../relay/useFormMutation.ts";
import { useMe } from "../../../../session/SessionProvider.tsx";
import { Button } from "../../../../ui/Button/Button.tsx";
import { Checkbox } from "../../../../ui/Checkbox/Checkbox.tsx";
import { FieldError } from "../../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import type { TypedVat } from "../typedVat.ts";
import { useTypedVat } from "./useTypedVat.ts";
import { useUpdatePayment } from "./useUpdatePayment.ts";

interface DetailsStepProps {
  query: DetailsStep_query$key;
  payment: DetailsStep_payment$key;
  /** Called with what determines the VAT, initially and on each change. */
  onTyped: (typed: TypedVat) => void;
  onSaved: () => void;
}

/** Step 1: who is billed. Prefilled with what this payment, or the last one, was billed to. */
export function DetailsStep({ query, payment, onTyped, onSaved }: DetailsStepProps) {
  const data = useFragment(
    graphql`
      fragment DetailsStep_query on Query {
        userSettings {
          billingInformation {
            ...useBillingDefaults_billing
          }
        }
        ...BillingFields_query
      }
    `,
    query,
  );
  const { id, vatCountryCode, isReverseCharge, awaitsConsent, billingInformation } = useFragment(
    graphql`
      fragment DetailsStep_payment on Payment {
        id
        vatCountryCode
        isReverseCharge
        awaitsConsent
        billingInformation {
          ...useBillingDefaults_billing
        }
      }
    `,
    payment,
  );
  const { revalidate } = useRevalidator();
  const consentId = useId();
  const [isConsentMissing, setConsentMissing] = useState(false);
  const agreesTo = awaitsConsent || isConsentMissing ? SESSION_WORDING : null;
  const remembered = data.userSettings.billingInformation;
  const defaults = useBillingDefaults({
    billing: billingInformation ?? remembered,
    buyer: useMe(),
    countryCode: vatCountryCode,
  });
  const form = useForm({
    resolver: zodResolver(updatePaymentInput),
    defaultValues: { paymentId: id, ...defaults, saveBillingDetails: Boolean(remembered) },
  });
  const { restored } = useUnsavedChanges({ form, name: FORM_NAMES.payment(id) });
  const vat = useVatNumberCheck({ form });
  useTypedVat({
    form: billingPart({ form }),
    vat,
    isSavedAsReverseCharge: isReverseCharge,
    onChange: onTyped,
  });
  const { onSubmit, isBusy, message } = useFormMutation({
    form,
    call: useUpdatePayment(),
    toVariables: (command) => ({
      command: { ...command, sessionWordingVersion: agreesTo?.version },
    }),
    // What was typed after the press is not saved yet.
    onDone: (_answer, _values, { isCurrent }) => {
      if (isCurrent) onSaved();
    },
    onRefused: ({ code }) => {
      if (code !== "SESSION_CONSENT_MISSING") return;
      // Another tab holds another session.
      setConsentMissing(true);
      void revalidate();
    },
  });

  return (
    <form noValidate onSubmit={vat.guard(onSubmit)}>
      <Stack gap="large">
        <Heading level={2}>Billing details</Heading>
        <RestoredChanges restored={restored} />
        <BillingFields form={form} query={data} vat={vat} />
        <Checkbox
          label="Save these details for next time"
          {...form.register("saveBillingDetails")}
        />
        <Stack gap="small">
          {agreesTo && (
            <div id={consentId}>
              <Text size="small" tone="muted">
                {agreesTo.text}
              </Text>
            </div>
          )}
          <FieldError>{message}</FieldError>
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            iconEnd={<Icon name="arrowRight" />}
            isBusy={isBusy}
            aria-describedby={agreesTo ? consentId : undefined}
          >
            Continue
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
