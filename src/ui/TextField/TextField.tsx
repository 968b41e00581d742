import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import control from "../Field/control.module.css";
import styles from "./TextField.module.css";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "className">, FieldTexts {
  /** Shown inside the box before the text, as `€`; say it in the label too. */
  prefix?: string;
}

/** One line of text. Takes every prop of an input, `ref` included, so that `register()` fits. */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  prefix,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional }} id={input.id}>
      {(attributes) => (
        <div
          className={styles.box}
          // For the style sheet, which counts to 99.
          data-tens={prefix && Math.floor(prefix.length / 10)}
          data-ones={prefix && prefix.length % 10}
        >
          {prefix && (
            <span className={styles.prefix} data-words={prefix.length > 1 || undefined} aria-hidden>
              {prefix}
            </span>
          )}
          <input
            type="text"
            dir="auto"
            {...input}
            {...attributes}
            className={control.control}
            data-prefixed={prefix ? true : undefined}
          />
        </div>
      )}
    </Field>
  );
}
