import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { Field, type FieldTexts } from "../Field/Field.tsx";
import control from "../Field/control.module.css";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import { useDismiss } from "../useDismiss.ts";
import { whenIdle } from "../whenIdle.ts";
import { matchingOptions, textOf, type SearchableOption } from "./matches.ts";
import { OptionList } from "./OptionList.tsx";
import styles from "./SearchableSelect.module.css";

export interface SearchableSelectProps extends FieldTexts {
  options: readonly SearchableOption[];
  /** The chosen value, or "" for none. With a form library, use its controller. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** For loading options lazily. */
  onFocus?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  placeholder?: string;
  /** `small` for a bar above a page. */
  size?: "medium" | "small";
  /** Opens focused: it replaced the control that was pressed. */
  isOpenAtFirst?: boolean;
  /** Shows what is chosen when the label is hidden. */
  icon?: IconName;
  disabled?: boolean;
  /** Shown when there are no matches. */
  noMatch?: string;
}

/** A long list to type into: countries, time zones. What is typed but not chosen is dropped. */
export function SearchableSelect({
  label,
  isLabelHidden,
  hint,
  error,
  isOptional,
  options,
  value,
  onChange,
  onBlur,
  onFocus,
  ref,
  size = "medium",
  icon,
  isOpenAtFirst = false,
  noMatch = "No match. Try other words.",
  ...input
}: SearchableSelectProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  // Laid out before the press: on a slow phone it would be noticeable.
  const [isLaidOut, setLaidOut] = useState(false);
  useEffect(() => (isOpen ? undefined : whenIdle(() => setLaidOut(true))), [isOpen]);
  // Until somebody moves: the chosen one, wherever it is in a list that may still grow.
  const [moved, setMoved] = useState<number>();

  const chosen = options.find((option) => option.value === value);
  const shown = matchingOptions(options, query ?? "");
  const active =
    moved ??
    Math.max(
      0,
      shown.findIndex((option) => option.value === value),
    );
  const activeOption = isOpen ? shown[active] : undefined;

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setMoved(undefined);
  };
  const close = () => {
    if (!isOpen) return;
    setIsOpen(false);
    // Rebuilt at the chosen option.
    setLaidOut(false);
    setQuery(undefined);
  };
  const choose = (option: SearchableOption) => {
    onChange(option.value);
    close();
  };
  useDismiss({ inside: box, isOpen, onDismiss: close });

  const move = (step: number) => {
    if (!isOpen) open();
    else if (shown.length > 0) setMoved((active + step + shown.length) % shown.length);
  };
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && activeOption) choose(activeOption);
    else if (event.key === "Escape" && isOpen) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional }}>
      {(attributes) => (
        <div ref={box} className={styles.box} data-size={size} data-icon={icon}>
          {icon && (
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
          )}
          <input
            {...input}
            {...attributes}
            ref={ref}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            className={control.control}
            data-size={size}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeOption ? `${listId}-${active}` : undefined}
            value={query ?? (chosen ? textOf(chosen) : "")}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was here before the code was
            autoFocus={isOpenAtFirst}
            onClick={open}
            onFocus={(event) => {
              event.target.select();
              onFocus?.();
            }}
            onBlur={() => {
              onBlur?.();
              close();
            }}
            onChange={(event) => {
              setQuery(event.target.value);
              setMoved(0);
              setIsOpen(true);
            }}
            onKeyDown={handleKeys}
          />
          <span className={styles.chevron}>
            <Icon name="chevronDown" />
          </span>
          <OptionList
            {...{ label, isOpen, isLaidOut, active, value, noMatch }}
            id={listId}
            options={shown}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
}
