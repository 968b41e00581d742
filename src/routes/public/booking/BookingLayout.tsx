import type { ReactNode } from "react";
import { Page } from "../../../ui/Layout/Layout.tsx";
import styles from "./BookingLayout.module.css";

interface BookingLayoutProps {
  head: ReactNode;
  /** What one gets: next to the step if it fits, below it on a phone. */
  about: ReactNode;
  /** `BookingStep`, and around it optionally `BookingProgress` and `BookingPrompt`. */
  children: ReactNode;
}

/** The offer above and next to the current step. It stays while the step changes. */
export function BookingLayout({ head, about, children }: BookingLayoutProps) {
  return (
    <Page width="wide">
      <div className={styles.layout}>
        <div className={styles.head}>{head}</div>
        {children}
        <div className={styles.about}>{about}</div>
      </div>
    </Page>
  );
}

/** The progress; nothing while that is loading. */
export function BookingProgress({ children }: { children: ReactNode }) {
  return <div className={styles.progress}>{children}</div>;
}

interface BookingStepProps {
  /** Rendered ahead of time: laid out, but not seen, heard or reached. */
  isForLater?: boolean;
  children: ReactNode;
}

/** What is to be done now. */
export function BookingStep({ isForLater = false, children }: BookingStepProps) {
  return (
    <div className={styles.step} data-for-later={isForLater || undefined}>
      {children}
    </div>
  );
}

/** Shown above what one gets. */
export function BookingPrompt({ children }: { children: ReactNode }) {
  return <div className={styles.prompt}>{children}</div>;
}

/** What is shown while times are to come: nothing below it moves when they are there. */
export function RoomForTimes({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>;
}
