import { graphql, useFragment } from "react-relay/hooks";
import type { MailAddress_mails$key } from "../../__generated__/MailAddress_mails.graphql.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Cluster, Stack } from "../../ui/Layout/Layout.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { RestoredChanges } from "../editing/RestoredChanges.tsx";
import { MailAddressState } from "./MailAddressState.tsx";
import type { AddressStep } from "./addressStep.ts";
import { useMailAddressForm } from "./useMailAddressForm.ts";

const CONFIRMED = "Confirmed: your mails go here.";

const TEXTS: Readonly<Record<AddressStep, { label: string; hint?: string }>> = {
  NOTHING: { label: "Send the link", hint: CONFIRMED },
  SEND: {
    label: "Send the link",
    hint: "Your mails go here once you’ve opened the link that we send.",
  },
  // The banner above says the rest.
  SEND_ANOTHER: { label: "Send another link" },
  KEEP: { label: "Keep this address", hint: CONFIRMED },
};

interface MailAddressProps {
  mails: MailAddress_mails$key;
  timeZone: string;
  now: Instant;
}

/** Where somebody is sent mails. Another address is used once the link that is sent there is opened. */
export function MailAddress({ mails: key, timeZone, now }: MailAddressProps) {
  const mails = useFragment(
    graphql`
      fragment MailAddress_mails on MailSettings {
        ...MailAddressState_mails
        ...useMailAddressForm_mails
      }
    `,
    key,
  );
  const { register, restored, step, keepAddress, onSubmit, isBusy, errors, message } =
    useMailAddressForm({ mails });
  const { label, hint } = TEXTS[step];
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <MailAddressState
          {...{ mails, timeZone, now }}
          keep={
            <Button isBusy={isBusy} onClick={() => void keepAddress()}>
              Keep the old one
            </Button>
          }
        />
        <RestoredChanges restored={restored} />
        <TextField
          label="Address for mails"
          hint={hint}
          type="email"
          autoComplete="email"
          {...register("address")}
          error={errors.address?.message}
        />
        <FieldError>{message}</FieldError>
        <Cluster>
          <Button
            type="submit"
            variant="primary"
            isBusy={isBusy}
            aria-disabled={step === "NOTHING"}
          >
            {label}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
