import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./Switch.module.css";

export interface SwitchProps extends Omit<ComponentProps<"input">, "className" | "type" | "role"> {
  label: ReactNode;
  hint?: ReactNode;
}

/** Takes effect at once, without a save button. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </label>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.input}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </div>
  );
}
