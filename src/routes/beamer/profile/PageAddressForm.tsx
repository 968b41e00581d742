import { zodResolver } from "@hookform/resolvers/zod";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { PageAddressForm_profile$key } from "../../../__generated__/PageAddressForm_profile.graphql.ts";
import { useFirstFocus } from "../../../components/editing/useFirstFocus.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { SaveOrCancel } from "../../../components/editing/SaveOrCancel.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { updateSlugInput } from "../../../domain/profiles/inputs/updateSlug.ts";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { SLUG_MAX } from "../../../domain/shared/limits.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./PageAddressForm.module.css";
import { useUpdateSlug } from "../../../components/profiles/useUpdateSlug.ts";

interface PageAddressFormProps {
  profile: PageAddressForm_profile$key;
  onClose: () => void;
}

/** The form of the page's slug; the whole address is shown while typing. */
export function PageAddressForm({ profile, onClose }: PageAddressFormProps) {
  const { slug } = useFragment(
    graphql`
      fragment PageAddressForm_profile on UserProfile {
        slug
      }
    `,
    profile,
  );
  const { host } = useSession();
  const previewId = useId();
  const before = { slug };
  const form = useForm({ resolver: zodResolver(updateSlugInput), defaultValues: before });
  const { control } = form;
  const ref = useFirstFocus("slug", { isSelected: true });
  const typed = updateSlugInput.safeParse({ slug: useWatch({ control, name: "slug" }) });
  const wanted = typed.data?.slug;
  const { onSubmit, isBusy, errors, message, restored } = useEditForm({
    form,
    name: FORM_NAMES.pageAddress,
    call: useUpdateSlug(),
    before,
    // No change is lost: an address that somebody gave the page elsewhere leads to it, too.
    revision: null,
    toVariables: (values) => ({ command: values }),
    revisionIn: () => null,
    savedText: "Address saved",
    onSaved: onClose,
  });
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack>
        <RestoredChanges restored={restored} />
        <TextField
          {...form.register("slug")}
          label="Name of your page"
          hint={`3 to ${SLUG_MAX} letters a to z, digits and hyphens.`}
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-details={previewId}
          error={errors.slug?.message}
        />
        <p className={styles.preview} id={previewId}>
          <span className={styles.site}>{new URL(host.origin).host}</span>
          <bdi className={styles.name}>{wanted ? profileAddress(wanted) : "/…"}</bdi>
        </p>
        <Text size="small" tone="muted">
          Your current address, <bdi className={styles.name}>{profileAddress(slug)}</bdi>, stays
          yours and keeps leading to your page, so links and QR codes that you’ve shared still work.
          You can change back at any time.
        </Text>
        <SaveOrCancel
          isBusy={isBusy}
          isUnchanged={wanted === slug}
          message={message}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
