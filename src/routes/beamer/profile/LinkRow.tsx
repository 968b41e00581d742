import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { LINK_CHOICES, linkGroupOf } from "../../../domain/profiles/links.ts";
import type { LinkPlatform } from "../../../domain/generated/enums.ts";
import { IconButton } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import type { Reorder } from "../../../ui/Sortable/useReorder.ts";
import { Select } from "../../../ui/Select/Select.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import styles from "./LinksForm.module.css";
import type { LinkValues } from "./linkValues.ts";

interface LinkRowProps {
  form: UseFormReturn<LinkValues>;
  index: number;
  /** Of all links, in their order. */
  titles: readonly string[];
  errors: FieldErrors<LinkValues["links"][number]> | undefined;
  reorder: Reorder;
  onRemove: (index: number) => void;
}

const PLATFORMS = LINK_CHOICES.map(({ platform, title }) => ({ value: platform, label: title }));

/** A link of the form: its type, its address, and its position. */
export function LinkRow({ form, index, titles, errors, reorder, onRemove }: LinkRowProps) {
  const name = `${titles[index]} link, ${index + 1} of ${titles.length}`;
  const platform = form.register(`links.${index}.platform`, {
    onChange: ({ target }: { target: { value: LinkPlatform } }) =>
      form.setValue(`links.${index}.groupType`, linkGroupOf(target.value)),
  });
  return (
    <li className={styles.row} {...reorder.entry(index)}>
      <div>
        <Select
          {...platform}
          label="Type"
          options={PLATFORMS}
          error={errors?.platform?.message ?? errors?.groupType?.message}
        />
      </div>
      <div>
        <TextField
          {...form.register(`links.${index}.url`)}
          label="URL"
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          error={errors?.url?.message}
        />
      </div>
      <div className={styles.tools}>
        <span className={styles.grip}>
          <IconButton
            {...reorder.grip(index)}
            label={`Move ${name}. Drag it, or use the arrow keys`}
            icon={<Icon name="grip" />}
          />
        </span>
        <IconButton
          label={`Move ${name} up`}
          icon={<Icon name="chevronUp" />}
          aria-disabled={index === 0}
          onClick={() => reorder.moveBy(index, -1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<Icon name="chevronDown" />}
          aria-disabled={index === titles.length - 1}
          onClick={() => reorder.moveBy(index, 1)}
        />
        <IconButton
          label={`Remove ${name}`}
          icon={<Icon name="close" />}
          onClick={() => onRemove(index)}
        />
      </div>
    </li>
  );
}
