import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./TimeLeft.module.css";

export interface TimeLeftProps {
  /** "Held for 14:32". Not announced each second. */
  children: ReactNode;
  /** Little time is left: the tone shows it, and screen readers get `announcement` once. */
  isUrgent?: boolean;
  announcement?: string;
}

/** A clock that runs down. */
export function TimeLeft({ children, isUrgent = false, announcement }: TimeLeftProps) {
  return (
    <div className={styles.time} data-urgent={isUrgent || undefined}>
      <Icon name="clock" />
      <span role="timer" aria-live="off">
        {children}
      </span>
      <VisuallyHidden>
        <span role="status">{isUrgent ? announcement : ""}</span>
      </VisuallyHidden>
    </div>
  );
}
