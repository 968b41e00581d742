import type { ReactNode } from "react";
import { Page } from "../../../ui/Layout/Layout.tsx";
import styles from "./BookingLayout.module.css";

interface BookingLayoutProps {
  head: ReactNode;
  /** What one gets: beside the step where there is room, below it on a phone. */
  about: ReactNode;
  /** `BookingStep`, and around it `BookingProgress` and `BookingPrompt` where there are. */
  children: ReactNode;
}

/** The offer above and beside the step that one is at. It stays while the step changes. */
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

/** How far one is; nothing while that is loading. */
export function BookingProgress({ children }: { children: ReactNode }) {
  return <div className={styles.progress}>{children}</div>;
}

interface BookingStepProps {
  /** One that is ready for later is laid out, but not seen, heard or reached. */
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

/** Stands above what one gets. */
export function BookingPrompt({ children }: { children: ReactNode }) {
  return <div className={styles.prompt}>{children}</div>;
}
