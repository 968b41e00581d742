import type { ComponentProps, ReactNode } from "react";
import styles from "./ControlButton.module.css";

interface ControlButtonProps extends Omit<ComponentProps<"button">, "className" | "children"> {
  /** What a press does; also its tooltip. */
  label: string;
  icon: ReactNode;
  /** `off` for what is switched off, `on` for what is open, `danger` for leaving. */
  tone?: "plain" | "off" | "on" | "danger";
  /** A small number at its corner; none for 0. */
  count?: number;
}

/** A round control over a picture. */
export function ControlButton({
  label,
  icon,
  tone = "plain",
  count = 0,
  ...props
}: ControlButtonProps) {
  return (
    <button
      {...props}
      type="button"
      className={styles.control}
      data-tone={tone}
      aria-label={count > 0 ? `${label}, ${count} new` : label}
      title={label}
    >
      {icon}
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > 9 ? "9+" : count}
        </span>
      )}
    </button>
  );
}
