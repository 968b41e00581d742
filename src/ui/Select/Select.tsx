import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import control from "../Field/control.module.css";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Select.module.css";

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentProps<"select">, "className" | "children">, FieldTexts {
  options: readonly SelectOption[];
  /** The first, empty choice, shown while nothing is chosen. */
  placeholder?: string;
}

/** The native select: its list, its keys, its wheel on a phone. */
export function Select({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional }} id={select.id}>
      {(attributes) => (
        <div className={styles.box}>
          <select {...select} {...attributes} className={control.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevronDown" />
          </span>
        </div>
      )}
    </Field>
  );
}
