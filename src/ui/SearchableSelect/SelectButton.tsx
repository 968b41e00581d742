import { Fragment } from "react";
import control from "../Field/control.module.css";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import styles from "./SearchableSelect.module.css";

export interface SelectButtonProps {
  label: string;
  /** What is chosen, in words. */
  text: string;
  icon: IconName;
  isBusy?: boolean;
  onClick: () => void;
}

/** Looks like a small searchable select, which replaces it once somebody wants to choose. */
export function SelectButton({ label, text, icon, isBusy = false, onClick }: SelectButtonProps) {
  return (
    <button
      type="button"
      className={control.control}
      data-size="small"
      aria-label={`${label}: ${text}`}
      aria-haspopup="listbox"
      aria-busy={isBusy || undefined}
      onClick={onClick}
    >
      <span className={styles.shown}>
        <Icon name={icon} />
        <span>{breakable(text)}</span>
        <Icon name="chevronDown" />
      </span>
    </button>
  );
}

/** A zone's name may wrap after a slash, where browsers would break it anywhere. */
function breakable(text: string) {
  return text.split(/(?<=\/)/u).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
