import type { FieldErrors, UseFormReturn } from "react-hook-form";
import { LINK_CHOICES, linkGroupOf } from "../../../domain/profiles/links.ts";
import type { LinkPlatform } from "../../../domain/generated/enums.ts";
import { IconButton } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import type { Reorder } from "../../../ui/useReorder.ts";
import { Select } from "../../../ui/Select/Select.tsx";
import { TextField } from "../../../ui/TextField/TextField.tsx";
import styles from "./LinksForm.module.css";
import type { LinkValues } from "./linkValues.ts";

interface LinkRowProps {
  form: UseFormReturn<LinkValues>;
  index: number;
  count: number;
  title: string;
  errors: FieldErrors<LinkValues["links"][number]> | undefined;
  isDragged: boolean;
  grip: ReturnType<Reorder["grip"]>;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

const PLATFORMS = LINK_CHOICES.map(({ platform, title }) => ({ value: platform, label: title }));

/** A link of the form: what it is, where it leads, and its place among the others. */
export function LinkRow({
  form,
  index,
  count,
  title,
  errors,
  isDragged,
  grip,
  onMove,
  onRemove,
}: LinkRowProps) {
  const name = `${title} link, ${index + 1} of ${count}`;
  const platform = form.register(`links.${index}.platform`, {
    onChange: ({ target }: { target: { value: LinkPlatform } }) =>
      form.setValue(`links.${index}.groupType`, linkGroupOf(target.value)),
  });
  return (
    <li className={styles.row} data-dragged={isDragged || undefined}>
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
            {...grip}
            label={`Move ${name}. Drag, or use the arrow keys`}
            icon={<Icon name="grip" />}
          />
        </span>
        <IconButton
          label={`Move ${name} up`}
          icon={<Icon name="chevronUp" />}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index, index - 1)}
        />
        <IconButton
          label={`Move ${name} down`}
          icon={<Icon name="chevronDown" />}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && onMove(index, index + 1)}
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
