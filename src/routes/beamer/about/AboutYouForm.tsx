import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { AboutYouForm_profile$key } from "../../../__generated__/AboutYouForm_profile.graphql.ts";
import { useFirstFocus } from "../../../components/editing/useFirstFocus.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveOrCancel } from "../../../components/editing/SaveOrCancel.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { useUpdateUserProfile } from "../../../components/profiles/useUpdateUserProfile.ts";
import { updateUserProfileInput } from "../../../domain/profiles/inputs/updateUserProfile.ts";
import { BIOGRAPHY_MAX } from "../../../domain/shared/limits.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

export type AboutField = "professionalTitle" | "biography";

interface AboutYouFormProps {
  profile: AboutYouForm_profile$key;
  focusOn: AboutField;
  onClose: () => void;
}

/** The form of title and biography, in the place where both are read. */
export function AboutYouForm({ profile, focusOn, onClose }: AboutYouFormProps) {
  const { professionalTitle, biography, aboutRevision } = useFragment(
    graphql`
      fragment AboutYouForm_profile on UserProfile {
        professionalTitle
        biography
        aboutRevision
      }
    `,
    profile,
  );
  const before = { professionalTitle: professionalTitle ?? "", biography: biography ?? "" };
  const form = useForm({
    resolver: zodResolver(updateUserProfileInput),
    defaultValues: before,
  });
  const ref = useFirstFocus(focusOn);
  const { onSubmit, isBusy, errors, message, conflict, restored } = useEditForm({
    form,
    name: FORM_NAMES.about,
    call: useUpdateUserProfile(),
    before,
    revision: aboutRevision,
    toVariables: (values, revision) => ({ command: { ...values, revision } }),
    revisionIn: ({ updateUserProfile }) => updateUserProfile.aboutRevision,
    savedText: "Title and biography saved",
    onSaved: onClose,
  });
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack>
        <RestoredChanges restored={restored} />
        <TextField
          {...form.register("professionalTitle")}
          label="Professional title"
          error={errors.professionalTitle?.message}
        />
        <TextArea
          {...form.register("biography")}
          label="Biography"
          rows={8}
          maxLength={BIOGRAPHY_MAX}
          isOptional
          error={errors.biography?.message}
        />
        <ChangedElsewhere
          conflict={conflict}
          saved={
            <>
              <Text dir="auto">{professionalTitle}</Text>
              <Text tone="muted" dir="auto">
                {biography}
              </Text>
            </>
          }
          onTakeSaved={onClose}
        />
        <SaveOrCancel isBusy={isBusy} message={message} onCancel={onClose} />
      </Stack>
    </form>
  );
}
