import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useFormState } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { TalkForm_talk$key } from "../../../__generated__/TalkForm_talk.graphql.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveChanges } from "../../../components/editing/SaveChanges.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { useItemForm } from "../../../components/editing/useItemForm.ts";
import { talksAddress } from "../../../domain/catalogue/addresses.ts";
import { eventDateOf, eventFieldsOf } from "../../../domain/catalogue/eventDate.ts";
import { priceText, typedEuro } from "../../../domain/payments/typedEuro.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { TalkFields } from "./TalkFields.tsx";
import { talkForm } from "./talkValues.ts";
import { useNavigateIfStillHere } from "../../../navigation/useNavigateIfStillHere.ts";
import { useUpdateTalkDetails } from "./useUpdateTalkDetails.ts";

interface TalkFormProps {
  talk: TalkForm_talk$key;
  /** In which date and time are meant. */
  timeZone: string;
}

/** A talk's details and price; once saved, the list of talks is shown. */
export function TalkForm({ talk, timeZone }: TalkFormProps) {
  const data = useFragment(
    graphql`
      fragment TalkForm_talk on Talk {
        id
        title
        description
        eventDate
        eventName
        eventLocation
        eventUrl
        durationInMinutes
        price
        revision
      }
    `,
    talk,
  );
  const { id, title, description, eventDate, revision } = data;
  const before = {
    title,
    description: description ?? "",
    ...eventFieldsOf(eventDate ?? null, timeZone),
    eventName: data.eventName ?? "",
    eventLocation: data.eventLocation ?? "",
    eventUrl: data.eventUrl ?? "",
    durationInMinutes: data.durationInMinutes ?? null,
    price: priceText(data.price),
  };
  const form = useForm({ resolver: zodResolver(talkForm), defaultValues: before });
  const { isDirty } = useFormState({ control: form.control });
  const navigateIfStillHere = useNavigateIfStillHere();
  const { onSubmit, isBusy, errors, message, conflict, takeSaved, restored, saveQuietly } =
    useEditForm({
      form,
      name: FORM_NAMES.talk(data),
      call: useUpdateTalkDetails(),
      before,
      revision,
      toVariables: ({ eventDay, eventTime, price, ...values }, from) => ({
        command: {
          ...values,
          talkId: id,
          price: typedEuro(price),
          eventDate: eventDateOf({ eventDay, eventTime }, timeZone),
          revision: from,
        },
      }),
      revisionIn: ({ updateTalkDetails }) => updateTalkDetails.revision,
      savedText: "Talk saved",
      onSaved: ({ updateTalkDetails }) =>
        void navigateIfStillHere(talksAddress(updateTalkDetails.eventDate ?? null)),
      staysOpen: true,
    });
  useItemForm({ form, isBusy, saveQuietly });
  const at = eventDate ? parseInstant(eventDate) : null;
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Details of the talk">
      <Stack>
        <RestoredChanges restored={restored} />
        <TalkFields {...{ form, errors, timeZone }} />
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
              {at !== null && <Text tone="muted">{friendlyDate(at, timeZone)}</Text>}
            </>
          }
          onTakeSaved={takeSaved}
        />
        <SaveChanges {...{ isBusy, isDirty, message }} />
      </Stack>
    </form>
  );
}
