import type { KeyboardEvent, Ref } from "react";
import control from "../Field/control.module.css";
import styles from "./TimeField.module.css";

export interface TimeFieldProps {
  /** For screen readers; everybody else sees what is next to the field. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Normalises what was typed, `9` to `09:00`; called on blur. */
  tidy: (text: string) => string;
  /** The time that an arrow key moves to; null without one. */
  step: (text: string, direction: 1 | -1) => string | null;
  isInvalid?: boolean;
  /** Id of the text with the error or hint. */
  describedBy?: string | undefined;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A time of day on a 24-hour clock, `HH:MM`, whatever the browser's language. Arrow keys step. */
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
