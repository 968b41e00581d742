import type { KeyboardEvent, Ref } from "react";
import control from "../Field/control.module.css";
import styles from "./TimeField.module.css";

export interface TimeFieldProps {
  /** Read out; what stands beside the field says it to everybody else. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** What is typed as it is meant, `9` as `09:00`; asked when the field is left. */
  tidy: (text: string) => string;
  /** The time that an arrow key leads to; null where there is none. */
  step: (text: string, direction: 1 | -1) => string | null;
  isInvalid?: boolean;
  /** Id of the text that says what is wrong, or how to type. */
  describedBy?: string | undefined;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A time of day on a clock of 24 hours, `HH:MM`, whatever the browser's language. Arrow keys step.
 */
export function TimeField({
  label,
  value,
  onChange,
  onBlur,
  tidy,
  step,
  isInvalid,
  describedBy,
  ...input
}: TimeFieldProps) {
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const stepped = step(value, event.key === "ArrowUp" ? 1 : -1);
    if (stepped !== null) onChange(stepped);
  };
  return (
    <span className={styles.box}>
      <input
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="HH:MM"
        maxLength={8}
        className={control.control}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeys}
        onBlur={() => {
          const tidied = tidy(value);
          if (tidied !== value) onChange(tidied);
          onBlur?.();
        }}
      />
    </span>
  );
}
