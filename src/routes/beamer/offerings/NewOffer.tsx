import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useFirstFocus } from "../../../components/editing/useFirstFocus.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { SaveOrCancel } from "../../../components/editing/SaveOrCancel.tsx";
import { useUnsavedChanges } from "../../../components/editing/useUnsavedChanges.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { OfferFields, useOfferValues } from "./OfferFields.tsx";
import { offerCommand, offerForm, type OfferValues, type ValidOffer } from "./offerValues.ts";
import { useSaveNewOffer } from "./useSaveNewOffer.ts";

/** The form of an offer that is not there yet. */
export function NewOffer({ onClose }: { onClose: () => void }) {
  const showToast = useToast();
  const form = useForm<OfferValues, unknown, ValidOffer>({
    resolver: zodResolver(offerForm),
    defaultValues: useOfferValues(null),
  });
  const ref = useFirstFocus("title");
  const { restored } = useUnsavedChanges({ form, name: FORM_NAMES.newOffer });
  const { onSubmit, isBusy, message } = useFormMutation({
    form,
    call: useSaveNewOffer(),
    toVariables: (offer) => ({ command: offerCommand(offer) }),
    onDone(_response, _values, { typed, isCurrent }) {
      showToast({ text: "Saved as a draft. Publish it when it is ready.", tone: "success" });
      if (isCurrent) onClose();
      else form.reset(typed, { keepValues: true });
    },
  });
  return (
    <Card as="section" padding="large">
      <form ref={ref} noValidate onSubmit={onSubmit}>
        <Stack>
          <Heading level={3} size="section">
            New 1:1 call
          </Heading>
          <RestoredChanges restored={restored} />
          <OfferFields form={form} />
          <SaveOrCancel
            saveLabel="Save as a draft"
            isBusy={isBusy}
            message={message}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Card>
  );
}
