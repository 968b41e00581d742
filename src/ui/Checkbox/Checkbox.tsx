import { useId, type ComponentProps, type ReactNode } from "react";
import { FieldError } from "../FieldError/FieldError.tsx";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Checkbox.module.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "className" | "type"> {
  /** May hold links, as in an agreement. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <span className={styles.target}>
          <input
            {...input}
            id={id}
            type="checkbox"
            className={styles.input}
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
          />
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
        </span>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
