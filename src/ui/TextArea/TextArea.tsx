import { useLayoutEffect, useRef, useState, type ChangeEvent, type ComponentProps } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import control from "../Field/control.module.css";
import { shareRef } from "../shareRef.ts";
import { fitToText } from "./fitToText.ts";
import styles from "./TextArea.module.css";

export interface TextAreaProps extends Omit<ComponentProps<"textarea">, "className">, FieldTexts {
  /** Shows "used / limit" below. With `maxLength` the browser also stops there. */
  limit?: number;
}

/** Several lines of text; grows with them. */
export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  limit,
  rows = 4,
  onChange,
  ref,
  ...rest
}: TextAreaProps) {
  const [used, setUsed] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  // After every rendering: a form library sets its value without an event.
  useLayoutEffect(() => {
    if (area.current) fitToText(area.current);
  });
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    // A text with as many characters as before does not render it again.
    fitToText(event.target);
    setUsed(event.target.value.length);
    onChange?.(event);
  };
  // A form library writes its value through the ref, so it is counted after the ref was handed on.
  const countAfterRef = shareRef(ref, (node) => {
    area.current = node;
    setUsed(node.value.length);
  });
  return (
    <Field
      {...{ label, isLabelHidden, hint, error, isOptional }}
      id={rest.id}
      aside={limit !== undefined && <Counter used={used} limit={limit} />}
    >
      {(attributes) => (
        <textarea
          dir="auto"
          {...rest}
          {...attributes}
          ref={countAfterRef}
          rows={rows}
          onChange={handleChange}
          className={control.control}
          data-grows
        />
      )}
    </Field>
  );
}

function Counter({ used, limit }: { used: number; limit: number }) {
  return (
    <span className={styles.counter} data-over={used > limit || undefined}>
      {used} / {limit}
    </span>
  );
}
