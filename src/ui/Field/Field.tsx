import { useId, type ReactNode } from "react";
import { cx } from "../cx.ts";
import { FieldError } from "../FieldError/FieldError.tsx";
import hiddenStyles from "../VisuallyHidden/VisuallyHidden.module.css";
import styles from "./Field.module.css";

/** What every field shows around its control. */
export interface FieldTexts {
  label: string;
  /** The label is read out but not shown, where the context makes it obvious. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the few optional fields; required ones are unmarked. */
  isOptional?: boolean;
}

/** The attributes that link a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Given when the control has an id of its own. */
  id?: string | undefined;
  /** Next to the error or hint, at the end: a counter. */
  aside?: ReactNode;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, control, hint and error below. Base of the single-control fields. */
export function Field({
  id,
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  aside,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label
        dir="auto"
        htmlFor={controlId}
        className={cx(styles.label, isLabelHidden && hiddenStyles.hidden)}
      >
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {(hint || error || aside) && (
        <div className={styles.below}>
          <div className={styles.messages}>
            <FieldError id={errorId}>{error}</FieldError>
            {hint && (
              <p id={hintId} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  );
}
