import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import * as z from "zod/mini";
import type { PublicationForm_publication$key } from "../../../__generated__/PublicationForm_publication.graphql.ts";
import { CreatorPrice } from "../../../components/catalogue/CreatorPrice.tsx";
import { PriceField } from "../../../components/catalogue/PriceField.tsx";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveChanges } from "../../../components/editing/SaveChanges.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { useItemForm } from "../../../components/editing/useItemForm.ts";
import { validPriceText } from "../../../domain/catalogue/inputs/validPriceText.ts";
import { updatePublicationDetailsInput } from "../../../domain/catalogue/inputs/updatePublicationDetails.ts";
import { priceText, typedEuro } from "../../../domain/payments/typedEuro.ts";
import { DESCRIPTION_MAX } from "../../../domain/shared/limits.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { useUpdatePublicationDetails } from "./useUpdatePublicationDetails.ts";

const { title, description, price } = updatePublicationDetailsInput.shape;
const schema = z.object({ title, description, price: validPriceText(price) });

/** A drop's texts and price; the form stays open for further edits. */
export function PublicationForm({ publication }: { publication: PublicationForm_publication$key }) {
  const data = useFragment(
    graphql`
      fragment PublicationForm_publication on Publication {
        id
        title
        description
        price
        revision
        ...CreatorPrice_item
      }
    `,
    publication,
  );
  const { id, title, description, price, revision } = data;
  const before = { title, description: description ?? "", price: priceText(price) };
  const form = useForm({ resolver: zodResolver(schema), defaultValues: before });
  const { isDirty } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control, name: "price" });
  const { onSubmit, isBusy, errors, message, conflict, takeSaved, restored, saveQuietly } =
    useEditForm({
      form,
      name: FORM_NAMES.drop(data),
      call: useUpdatePublicationDetails(),
      before,
      revision,
      toVariables: (values, from) => ({
        command: { ...values, price: typedEuro(values.price), id, revision: from },
      }),
      revisionIn: ({ updatePublicationDetails }) => updatePublicationDetails.revision,
      savedText: "Drop saved",
      onSaved: () => {},
      staysOpen: true,
    });
  useItemForm({ form, isBusy, saveQuietly });
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Details of the drop">
      <Stack>
        <RestoredChanges restored={restored} />
        <TextField {...form.register("title")} label="Title" error={errors.title?.message} />
        <TextArea
          {...form.register("description")}
          label="Description"
          rows={6}
          limit={DESCRIPTION_MAX}
          isOptional
          error={errors.description?.message}
        />
        <PriceField
          {...form.register("price")}
          category="PUBLICATION"
          typed={typed}
          error={errors.price?.message}
        />
        <ChangedElsewhere
          conflict={conflict}
          saved={
            <>
              <Text weight="strong" dir="auto">
                {title}
              </Text>
              <Text tone="muted" dir="auto">
                {description}
              </Text>
              <CreatorPrice item={data} />
            </>
          }
          onTakeSaved={takeSaved}
        />
        <SaveChanges {...{ isBusy, isDirty, message }} />
      </Stack>
    </form>
  );
}
