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
import { FORM_NAMES } from "../editing/formNames.ts";
import { RestoredChanges } from "../editing/RestoredChanges.tsx";
import { useUnsavedChanges } from "../editing/useUnsavedChanges.ts";
import { FORM_WORDS } from "./formWords.ts";
import { FormSent } from "./FormSent.tsx";
import { useSendForm } from "./useSendForm.ts";

const resolve = zodResolver(sendFormInput);

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
  const about = { kind, claimedSlug, reportedAddress };
  /** What the last form was about, and by whom it was. */
  const [sent, setSent] = useState<{ about: string; name: string } | null>(null);
  // The page says what it is about, and may say something else while somebody types.
  const resolver: typeof resolve = (typed, ...rest) => resolve({ ...typed, ...about }, ...rest);
  const form = useForm({
    resolver,
    defaultValues: {
      ...about,
      // First and last name together may have more room than the field.
      name: shownLine(sender?.name ?? "", LINE_MAX),
      email: sender?.email ?? "",
      message: "",
    },
  });
  const { restored } = useUnsavedChanges({
    form,
    name: kind === "BETA" ? FORM_NAMES.betaRequest : FORM_NAMES.message,
  });
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useSendForm(),
    toVariables: (command) => ({ command }),
    onDone(_, { name }, { typed, isCurrent }) {
      if (isCurrent) form.reset({ ...typed, message: "" });
      setSent({ about: JSON.stringify(about), name });
    },
  });
  if (sent?.about === JSON.stringify(about)) {
    const again = kind === "BETA" ? null : () => setSent(null);
    return <FormSent name={sent.name} text={words.sent} onAgain={again} />;
  }
  return (
    // Until the page's scripts run, sending does nothing: a browser would put what is typed into the
    // address.
    <form noValidate method="dialog" onSubmit={onSubmit}>
      <Stack>
        <RestoredChanges restored={restored} />
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
          <noscript>Sending this form needs JavaScript.</noscript>
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
