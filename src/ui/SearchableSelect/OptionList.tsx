import { Icon } from "../Icon/Icon.tsx";
import type { SearchableOption } from "./matches.ts";
import styles from "./SearchableSelect.module.css";

export interface OptionListProps {
  id: string;
  label: string;
  options: readonly SearchableOption[];
  isOpen: boolean;
  /** Index of the option that Enter would choose. */
  active: number;
  value: string;
  onChoose: (option: SearchableOption) => void;
}

/** The list below the box. Focus stays in the box; a press here must not take it. */
export function OptionList({
  id,
  label,
  options,
  isOpen,
  active,
  value,
  onChoose,
}: OptionListProps) {
  return (
    <div
      className={styles.popup}
      hidden={!isOpen}
      onPointerDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={label} className={styles.list}>
        {isOpen &&
          options.map((option, index) => (
            <div
              key={option.value}
              ref={index === active ? keepInView : undefined}
              id={`${id}-${index}`}
              role="option"
              className={styles.option}
              aria-selected={option.value === value}
              data-active={index === active || undefined}
              onClick={() => onChoose(option)}
            >
              <span>{option.label}</span>
              {option.value === value && <Icon name="check" />}
            </div>
          ))}
      </div>
      {isOpen && options.length === 0 && (
        <p role="status" className={styles.none}>
          Nothing found. Try fewer letters.
        </p>
      )}
    </div>
  );
}

/** Attached to the active option alone, so that it runs whenever another becomes active. */
function keepInView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
