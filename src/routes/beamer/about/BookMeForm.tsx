import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { BookMeForm_profile$key } from "../../../__generated__/BookMeForm_profile.graphql.ts";
import { useFirstFocus } from "../../../components/editing/useFirstFocus.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveOrCancel } from "../../../components/editing/SaveOrCancel.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import {
  NEW_BOOK_ME_URL,
  updateBookMeUrlInput,
} from "../../../domain/profiles/inputs/updateBookMeUrl.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { useUpdateBookMeUrl } from "./useUpdateBookMeUrl.ts";

interface BookMeFormProps {
  profile: BookMeForm_profile$key;
  onClose: () => void;
}

/** The form of the booking page elsewhere; an empty address takes it away. */
export function BookMeForm({ profile, onClose }: BookMeFormProps) {
  const { bookMeUrl, bookMeUrlRevision } = useFragment(
    graphql`
      fragment BookMeForm_profile on UserProfile {
        bookMeUrl
        bookMeUrlRevision
      }
    `,
    profile,
  );
  const before = { url: bookMeUrl ?? "" };
  const form = useForm({
    resolver: zodResolver(updateBookMeUrlInput),
    defaultValues: { url: before.url || NEW_BOOK_ME_URL },
  });
  const ref = useFirstFocus("url");
  const { onSubmit, isBusy, errors, message, conflict, restored } = useEditForm({
    form,
    name: FORM_NAMES.bookMe,
    call: useUpdateBookMeUrl(),
    before,
    revision: bookMeUrlRevision,
    toVariables: ({ url }, revision) => ({ command: { url, revision } }),
    revisionIn: ({ updateBookMeUrl }) => updateBookMeUrl.bookMeUrlRevision,
    savedText: "Book me link saved",
    onSaved: onClose,
  });
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack>
        <RestoredChanges restored={restored} />
        <TextField
          {...form.register("url")}
          label="URL"
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          hint="A booking page you have elsewhere. Leave it empty to remove it from your page."
          isOptional
          error={errors.url?.message}
        />
        <ChangedElsewhere
          conflict={conflict}
          saved={<Text>{bookMeUrl || "No link"}</Text>}
          onTakeSaved={onClose}
        />
        <SaveOrCancel isBusy={isBusy} message={message} onCancel={onClose} />
      </Stack>
    </form>
  );
}
