import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { Button, IconButton } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Sortable } from "../../ui/Sortable/Sortable.tsx";
import { withMoved } from "../../ui/Sortable/withMoved.ts";
import { useRowKeys } from "./useRowKeys.ts";
import styles from "./RowsEditor.module.css";

interface RowsEditorProps<Row> {
  label: string;
  hint?: ReactNode;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** What a new row is. */
  blank: Row;
  max: number;
  /** What one row is, as in "Bullet point 2". */
  thing: string;
  addLabel: string;
  error?: string | undefined;
  /** Takes what focuses the first row that is wrong: a form library's `ref`. */
  focusRef: (target: { focus: () => void }) => void;
  children: (
    row: Row,
    place: { name: string; index: number; change: (row: Row) => void; addBelow: () => void },
  ) => ReactNode;
}

/** Rows of a form that can be added, removed and put in order. A new row gets the focus. */
export function RowsEditor<Row>({
  label,
  hint,
  rows,
  onChange,
  blank,
  max,
  thing,
  addLabel,
  error,
  focusRef,
  children,
}: RowsEditorProps<Row>) {
  const keys = useRowKeys(rows.length);
  const root = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<{ index: number } | null>(null);
  useLayoutEffect(() => {
    if (focused === null) return;
    const row = root.current?.querySelectorAll("li")[focused.index];
    (row?.querySelector<HTMLElement>("input, textarea") ?? addButton.current)?.focus();
  }, [focused]);
  useEffect(
    () =>
      focusRef({
        focus: () => root.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      }),
    [focusRef],
  );
  const isFull = rows.length >= max;

  const add = (index: number) => {
    if (isFull) return;
    keys.insert(index);
    onChange(rows.toSpliced(index, 0, blank));
    setFocused({ index });
  };
  const remove = (index: number) => {
    keys.remove(index);
    onChange(rows.toSpliced(index, 1));
    setFocused({ index: Math.min(index, rows.length - 2) });
  };
  return (
    <fieldset ref={root} className={styles.editor}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Sortable
        items={rows.map((_, index) => ({
          key: keys.at(index),
          name: `${thing} ${index + 1}`.toLowerCase(),
        }))}
        onMove={(move) => {
          keys.move(move);
          onChange(withMoved(rows, move));
        }}
      >
        {(index, controls) => (
          <div className={styles.row}>
            <div className={styles.field}>
              {children(rows[index] ?? blank, {
                name: `${thing} ${index + 1}`,
                index,
                change: (changed) => onChange(rows.with(index, changed)),
                addBelow: () => add(index + 1),
              })}
            </div>
            <div className={styles.controls}>
              {controls}
              <IconButton
                label={`Remove ${thing.toLowerCase()} ${index + 1}`}
                icon={<Icon name="close" />}
                onClick={() => remove(index)}
              />
            </div>
          </div>
        )}
      </Sortable>
      <FieldError>{error}</FieldError>
      <div>
        <Button
          ref={addButton}
          icon={<Icon name="plus" />}
          aria-disabled={isFull}
          onClick={() => add(rows.length)}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
