import { zodResolver } from "@hookform/resolvers/zod";
import { useLayoutEffect, useRef, useState } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { LinksForm_profile$key } from "../../../__generated__/LinksForm_profile.graphql.ts";
import { useFirstFocus } from "../../../components/editing/useFirstFocus.ts";
import { FORM_NAMES } from "../../../components/editing/formNames.ts";
import { RestoredChanges } from "../../../components/editing/RestoredChanges.tsx";
import { ChangedElsewhere } from "../../../components/editing/ChangedElsewhere.tsx";
import { SaveOrCancel } from "../../../components/editing/SaveOrCancel.tsx";
import { useEditForm } from "../../../components/editing/useEditForm.ts";
import { LinkGroups, ProfileLinks } from "../../../components/profiles/ProfileLinks.tsx";
import { updateLinksInput } from "../../../domain/profiles/inputs/updateLinks.ts";
import { NEW_LINK, linkTitleOf } from "../../../domain/profiles/links.ts";
import { LINKS_MAX } from "../../../domain/shared/limits.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { useReorder } from "../../../ui/Sortable/useReorder.ts";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import { LinkRow } from "./LinkRow.tsx";
import styles from "./LinksForm.module.css";
import { linkValues, shownLinks, type LinkValues } from "./linkValues.ts";
import { useUpdateLinks } from "./useUpdateLinks.ts";

interface LinksFormProps {
  profile: LinksForm_profile$key;
  onClose: () => void;
}

/** The form of the links, above what visitors will see of them. */
export function LinksForm({ profile, onClose }: LinksFormProps) {
  const { links, linksRevision } = useFragment(
    graphql`
      fragment LinksForm_profile on UserProfile {
        links {
          url
          platform
          ...ProfileLinks_links
        }
        linksRevision
      }
    `,
    profile,
  );
  const before: LinkValues = {
    links: linkValues(links.map(({ url, platform }) => ({ url, platform }))),
  };
  const [opening] = useState<LinkValues>(() =>
    before.links.length === 0 ? { links: [{ ...NEW_LINK }] } : before,
  );
  const form = useForm<LinkValues>({
    resolver: zodResolver(updateLinksInput),
    defaultValues: opening,
  });
  const { control } = form;
  const ref = useFirstFocus("links.0.url");
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: "links" });
  const typed = useWatch({ control, name: "links" });
  const showToast = useToast();

  const list = useRef<HTMLOListElement>(null);
  const titles = fields.map((field, index) =>
    linkTitleOf(typed[index]?.platform ?? field.platform),
  );
  const reorder = useReorder({
    list,
    names: titles,
    onMove: ({ from, to }) => {
      form.clearErrors("links");
      move(from, to);
    },
  });

  const addButton = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<{ index: number } | null>(null);
  useLayoutEffect(() => {
    if (removed === null) return;
    const rows = list.current?.children;
    const next = rows?.[Math.min(removed.index, rows.length - 1)];
    (next?.querySelector<HTMLElement>("input") ?? addButton.current)?.focus();
  }, [removed]);

  const removeAt = (index: number) => {
    const link = form.getValues(`links.${index}`);
    form.clearErrors("links");
    remove(index);
    setRemoved({ index });
    showToast({
      text: `${linkTitleOf(link.platform)} link removed`,
      action: { label: "Undo", onSelect: () => insert(index, link, { shouldFocus: false }) },
    });
  };
  const { onSubmit, isBusy, errors, message, conflict, restored } = useEditForm({
    form,
    name: FORM_NAMES.links,
    call: useUpdateLinks(),
    before,
    revision: linksRevision,
    toVariables: (values, revision) => ({ command: { ...values, revision } }),
    revisionIn: ({ updateLinks }) => updateLinks.linksRevision,
    savedText: "Links saved",
    onSaved: onClose,
  });
  const isFull = fields.length >= LINKS_MAX;
  const preview = shownLinks(typed);
  return (
    <form ref={ref} noValidate onSubmit={onSubmit}>
      <Stack>
        <RestoredChanges restored={restored} />
        <ol className={styles.list} ref={list}>
          {fields.map((field, index) => (
            <LinkRow
              key={field.id}
              form={form}
              index={index}
              titles={titles}
              errors={errors.links?.[index]}
              reorder={reorder}
              onRemove={removeAt}
            />
          ))}
        </ol>
        <span role="status">
          <VisuallyHidden>{reorder.said}</VisuallyHidden>
        </span>
        {fields.length === 0 && (
          <Text tone="muted">No links. If you save now, your page shows none.</Text>
        )}
        <Cluster>
          <Button
            ref={addButton}
            icon={<Icon name="plus" />}
            aria-disabled={isFull}
            onClick={() => append({ ...NEW_LINK }, { focusName: `links.${fields.length}.url` })}
          >
            Add a link
          </Button>
          <Text size="small" tone="muted">
            {isFull ? `You have all ${LINKS_MAX} links.` : `${fields.length} of ${LINKS_MAX}`}
          </Text>
        </Cluster>
        {preview.length > 0 && (
          <div className={styles.preview}>
            <Heading level={3}>As visitors see them</Heading>
            <LinkGroups links={preview} />
          </div>
        )}
        <ChangedElsewhere
          conflict={conflict}
          saved={links.length === 0 ? <Text>No links</Text> : <ProfileLinks links={links} />}
          onTakeSaved={onClose}
        />
        <SaveOrCancel
          isBusy={isBusy}
          message={errors.links?.root?.message ?? message}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}
