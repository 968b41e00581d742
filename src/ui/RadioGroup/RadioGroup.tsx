import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "../FieldError/FieldError.tsx";
import styles from "./RadioGroup.module.css";

export interface RadioOption {
  value: string;
  label: string;
  hint?: ReactNode;
  isDisabled?: boolean;
}

/** Takes the props of one radio input (`register()` fits) and gives them to each option. */
export interface RadioGroupProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  label: string;
  options: readonly RadioOption[];
  error?: string | undefined;
  /** `row` for two or three short options. */
  layout?: "column" | "row";
}

export function RadioGroup({
  label,
  options,
  error,
  layout = "column",
  name,
  value,
  defaultValue,
  ...input
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              {...input}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.isDisabled || input.disabled}
              className={styles.input}
            />
            <span className={styles.words}>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
