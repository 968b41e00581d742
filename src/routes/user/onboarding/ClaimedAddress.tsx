import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { claimedSlug } from "../../../session/claimedSlug.ts";
import { useUpdateSlug } from "../../../components/profiles/useUpdateSlug.ts";
import { updateSlugInput } from "../../../domain/profiles/inputs/updateSlug.ts";
import { SLUG_MAX, SLUG_MIN } from "../../../domain/shared/limits.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";

/** The name that a new creator claimed on the start page, to be given to their page. */
export function ClaimedAddress() {
  const { host } = useSession();
  const ownSlug = useMe()?.slug;
  const [claimed] = useState(() => claimedSlug(host));
  const [isAsked] = useState(claimed !== null && claimed !== ownSlug);
  return claimed !== null && isAsked ? <AddressForm claimed={claimed} /> : null;
}

function AddressForm({ claimed }: { claimed: string }) {
  const showToast = useToast();
  const [saved, setSaved] = useState<string>();
  const form = useForm({
    resolver: zodResolver(updateSlugInput),
    defaultValues: { slug: claimed },
  });
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useUpdateSlug(),
    toVariables: (command) => ({ command }),
    onDone({ updateSlug }, _values, { typed }) {
      setSaved(typed.slug);
      showToast({ text: `Your page is at /${updateSlug.slug}`, tone: "success" });
    },
  });
  const typed = useWatch({ control: form.control, name: "slug" });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TextField
          {...form.register("slug")}
          label="The address you wanted"
          hint={`${SLUG_MIN} to ${SLUG_MAX} letters a to z, digits and hyphens.`}
          dir="ltr"
          maxLength={SLUG_MAX}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={errors.slug?.message}
        />
        <div>
          <Button type="submit" isBusy={isBusy} aria-disabled={typed === saved}>
            Use this address
          </Button>
        </div>
        <FieldError>{message}</FieldError>
      </Stack>
    </form>
  );
}
