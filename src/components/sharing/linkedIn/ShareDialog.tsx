import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { isBlank } from "../../../domain/shared/shownText.ts";
import { POST_MESSAGE_MAX } from "../../../domain/shared/limits.ts";
import { postMessage } from "../../../domain/sharing/inputs/postMessage.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextArea } from "../../../ui/TextArea/TextArea.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { type ShareSubject, useShareToLinkedIn } from "./useShareToLinkedIn.ts";

/** What posting in one's own name needs from the browser. */
export interface Poster {
  /** Scheme and host of this site. */
  origin: string;
  /** Keeps what is typed while the tab is open. */
  drafts: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Leads to the sign-in, and back to this page. */
  signInAgain: () => void;
  isSigningIn: boolean;
  signInMessage: string | undefined;
}

interface ShareDialogProps {
  poster: Poster;
  subject: ShareSubject;
  /** Path that the post links to. */
  link: string;
  onClose: () => void;
}

const schema = z.object({ postMessage });

/**
 * Writes a post about an offering, or about the creator's page. What is typed stays in this tab
 * until it is posted.
 */
export function ShareDialog({ poster, subject, link, onClose }: ShareDialogProps) {
  const formId = useId();
  const showToast = useToast();
  const { drafts } = poster;
  const draftKey = `share ${subject.id}`;
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { postMessage: drafts.getItem(draftKey) ?? "" },
  });
  const { onSubmit, isBusy, errors, message, code } = useFormMutation({
    form,
    call: useShareToLinkedIn(subject),
    toVariables: (values) => values,
    onDone(_response, _values, { typed: posted, isCurrent }) {
      // Another post may have been begun meanwhile, here or after this was closed.
      if (drafts.getItem(draftKey) === posted.postMessage) drafts.removeItem(draftKey);
      showToast({ text: "Posted to LinkedIn", tone: "success" });
      if (isCurrent) onClose();
    },
  });
  const typed = useWatch({ control: form.control, name: "postMessage" });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Share on LinkedIn"
      actions={
        code === "SHARING_SIGN_IN_NEEDED" ? (
          <Button variant="primary" isBusy={poster.isSigningIn} onClick={poster.signInAgain}>
            Continue with LinkedIn
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isBusy}
            aria-disabled={isBlank(typed)}
          >
            Post
          </Button>
        )
      }
    >
      <form noValidate id={formId} onSubmit={onSubmit}>
        <Stack>
          <TextArea
            {...form.register("postMessage", {
              onChange: () => drafts.setItem(draftKey, form.getValues("postMessage")),
            })}
            label="Message"
            rows={5}
            maxLength={POST_MESSAGE_MAX}
            error={errors.postMessage?.message}
          />
          <Text size="small" tone="muted">
            Your post links to {poster.origin + link}
          </Text>
          <FieldError>{message ?? poster.signInMessage}</FieldError>
        </Stack>
      </form>
    </Dialog>
  );
}
