import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { OfferForm_offer$key } from "../../../__generated__/OfferForm_offer.graphql.ts";
import { CreatorPrice } from "../../../components/catalogue/CreatorPrice.tsx";
import { OfferFace } from "../../../components/catalogue/OfferFace.tsx";
import { useFirstFocus } from "../../../components/editing/useFirstFocus.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveOrCancel } from "../../../components/editing/SaveOrCancel.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { useItemForm } from "../../../components/editing/useItemForm.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { OfferFields, useOfferValues } from "./OfferFields.tsx";
import { offerCommand, offerForm, type OfferValues, type ValidOffer } from "./offerValues.ts";
import { useUpdateOneOnOne } from "./useUpdateOneOnOne.ts";

interface OfferFormProps {
  offer: OfferForm_offer$key;
  onClose: () => void;
}

/** The form of an offer, in the place where it is read. */
export function OfferForm({ offer, onClose }: OfferFormProps) {
  const data = useFragment(
    graphql`
      fragment OfferForm_offer on OneOnOne {
        id
        title
        revision
        ...OfferFields_offer
        ...OfferFace_offer
        ...CreatorPrice_item
      }
    `,
    offer,
  );
  const { id, title, revision } = data;
  const before = useOfferValues(data);
  const form = useForm<OfferValues, unknown, ValidOffer>({
    resolver: zodResolver(offerForm),
    defaultValues: before,
  });
  const ref = useFirstFocus("title");
  const { onSubmit, isBusy, message, conflict, restored, saveQuietly } = useEditForm({
    form,
    name: FORM_NAMES.offer({ id, title }),
    call: useUpdateOneOnOne(),
    before,
    revision,
    toVariables: (offer, from) => ({ command: { ...offerCommand(offer), id, revision: from } }),
    revisionIn: ({ updateOneOnOne }) => updateOneOnOne.revision,
    savedText: "Call saved",
    onSaved: onClose,
  });
  useItemForm({ form, isBusy, saveQuietly });
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack>
        <RestoredChanges restored={restored} />
        <OfferFields form={form} />
        <ChangedElsewhere
          conflict={conflict}
          saved={
            <Card padding="none">
              <OfferFace offer={data} foot={<CreatorPrice item={data} />} />
            </Card>
          }
          onTakeSaved={onClose}
        />
        <SaveOrCancel isBusy={isBusy} message={message} onCancel={onClose} />
      </Stack>
    </form>
  );
}
