import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { sendFormInput } from "../../domain/forms/inputs/sendForm.ts";
import type { FormKind } from "../../domain/generated/enums.ts";
import { EMAIL_MAX, FORM_MESSAGE_MAX, LINE_MAX } from "../../domain/shared/limits.ts";
import { PATHS } from "../../domain/shared/paths.ts";
import { shownLine } from "../../domain/shared/shownText.ts";
import { useFormMutation } from "../../relay/useFormMutation.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { TextArea } from "../../ui/TextArea/TextArea.tsx";
import { TextField } from "../../ui/TextField/TextField.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import { FORM_WORDS } from "./formWords.ts";
import { FormSent } from "./FormSent.tsx";
import { useSendForm } from "./useSendForm.ts";

/** What a form is about, and who sends it. */
export interface OwnFormProps {
  kind: FormKind;
  /** Who is signed in, to be filled in; null for a visitor. */
  sender: { name: string; email: string } | null;
  /** The name that is wanted for a page; for the beta program alone. */
  claimedSlug?: string | null;
  /** The path of the page; for a report alone. */
  reportedAddress?: string | null;
}

/** A form to the operator of the site, and the thanks in its place once it was sent. */
export function OwnForm({
  kind,
  sender,
  claimedSlug = null,
  reportedAddress = null,
}: OwnFormProps) {
  const words = FORM_WORDS[kind];
  const [sentBy, setSentBy] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(sendFormInput),
    defaultValues: {
      kind,
      // First and last name together may have more room than the field.
      name: shownLine(sender?.name ?? "", LINE_MAX),
      email: sender?.email ?? "",
      message: "",
      claimedSlug,
      reportedAddress,
    },
  });
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useSendForm(),
    // Another name may have been looked up since the form was opened.
    toVariables: (values) => ({ command: { ...values, claimedSlug } }),
    onDone: (_, { name }) => setSentBy(name),
  });
  if (sentBy !== null) {
    const again = () => {
      form.resetField("message");
      setSentBy(null);
    };
    return <FormSent name={sentBy} text={words.sent} onAgain={kind === "BETA" ? null : again} />;
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TextField
          {...form.register("name")}
          label="Your name"
          autoComplete="name"
          maxLength={LINE_MAX}
          error={errors.name?.message}
        />
        <TextField
          {...form.register("email")}
          label="Your email"
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          error={errors.email?.message}
        />
        <TextArea
          {...form.register("message")}
          label={words.message}
          hint={words.hint}
          isOptional={kind === "BETA"}
          rows={5}
          limit={FORM_MESSAGE_MAX}
          maxLength={FORM_MESSAGE_MAX}
          error={errors.message?.message}
        />
        <Stack gap="small">
          <FieldError>
            {message ?? errors.reportedAddress?.message ?? errors.claimedSlug?.message}
          </FieldError>
          <Button type="submit" variant="primary" size="large" wide isBusy={isBusy}>
            {words.button}
          </Button>
          <Text size="small" tone="muted">
            We keep what you send for 12 months, to answer it.{" "}
            <Link href={PATHS.privacy}>Privacy policy</Link>
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}
