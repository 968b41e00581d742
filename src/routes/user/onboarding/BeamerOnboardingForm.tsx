import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState, type SyntheticEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { BeamerOnboardingForm_profile$key } from "../../../__generated__/BeamerOnboardingForm_profile.graphql.ts";
import { PictureField } from "../../../components/profiles/picture/PictureField.tsx";
import { useUpdateUserProfile } from "../../../components/profiles/useUpdateUserProfile.ts";
import { updateUserProfileInput } from "../../../domain/profiles/inputs/updateUserProfile.ts";
import { PICTURE_TEXTS } from "../../../domain/profiles/picture.ts";
import { BIOGRAPHY_MAX } from "../../../domain/shared/limits.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { useDraft, useKeptDraft } from "./useDraft.ts";

interface BeamerOnboardingFormProps {
  profile: BeamerOnboardingForm_profile$key;
  onDone: () => void;
}

/** Picture, title and biography of a new creator (docs/product.md 2.14). */
export function BeamerOnboardingForm({ profile, onDone }: BeamerOnboardingFormProps) {
  const data = useFragment(
    graphql`
      fragment BeamerOnboardingForm_profile on UserProfile {
        professionalTitle
        biography
        profilePicture {
          __typename
        }
        ...PictureField_profile
      }
    `,
    profile,
  );
  const { draft, keep, forget } = useDraft();
  const form = useForm({
    resolver: zodResolver(updateUserProfileInput),
    defaultValues: {
      professionalTitle: data.professionalTitle ?? "",
      biography: data.biography ?? "",
      ...draft,
    },
  });
  useKeptDraft(useWatch({ control: form.control }), keep);
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useUpdateUserProfile(),
    toVariables: (values) => ({ command: values }),
    onDone() {
      forget();
      onDone();
    },
  });
  const pictureButton = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const isWithoutPicture = data.profilePicture == null;

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isWithoutPicture) return onSubmit(event);
    await form.trigger();
    pictureButton.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap="large">
        <PictureField
          profile={data}
          buttonRef={pictureButton}
          error={isAsked && isWithoutPicture ? PICTURE_TEXTS.required : undefined}
        />
        <Stack>
          <TextField
            {...form.register("professionalTitle")}
            label="Professional title"
            hint="One line: what you do, and for whom."
            error={errors.professionalTitle?.message}
          />
          <TextArea
            {...form.register("biography")}
            label="About you"
            rows={6}
            maxLength={BIOGRAPHY_MAX}
            limit={BIOGRAPHY_MAX}
            isOptional
            error={errors.biography?.message}
          />
        </Stack>
        <Stack gap="small">
          <FieldError>{message}</FieldError>
          <Button type="submit" variant="primary" size="large" wide isBusy={isBusy}>
            Continue
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
