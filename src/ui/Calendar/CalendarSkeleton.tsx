import { Skeleton } from "../Skeleton/Skeleton.tsx";
import styles from "./CalendarSkeleton.module.css";

/** A month to come, as tall as the calendar. */
export function CalendarSkeleton() {
  return (
    <div className={styles.month} aria-hidden>
      <div className={styles.head}>
        <Skeleton width="half" />
      </div>
      <div className={styles.days}>
        {Array.from({ length: 35 }, (_, index) => (
          <span key={index} className={styles.day} />
        ))}
      </div>
    </div>
  );
}
