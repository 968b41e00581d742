import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./DateBadge.module.css";

export interface DateBadgeProps {
  /** "Nov" */
  month: string;
  /** "24" */
  day: string;
  /** The whole date in words, for screen readers. */
  label: string;
  /** ISO date or instant. */
  dateTime: string;
}

/** A leaf of a calendar. */
export function DateBadge({ month, day, label, dateTime }: DateBadgeProps) {
  return (
    <time dateTime={dateTime} className={styles.badge}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.month} aria-hidden>
        {month}
      </span>
      <span className={styles.day} aria-hidden>
        {day}
      </span>
    </time>
  );
}
