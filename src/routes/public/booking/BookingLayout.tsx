import type { ReactNode } from "react";
import { Page, Stack } from "../../../ui/Layout/Layout.tsx";
import styles from "./BookingLayout.module.css";

/** What is the same in every step. */
export interface BookingFrame {
  head: ReactNode;
  /** How far one is; nothing while that is loading. */
  steps?: ReactNode;
  /** What one gets: beside the step where there is room, below it on a phone. */
  about: ReactNode;
}

interface BookingLayoutProps extends BookingFrame {
  /** Stands above what one gets. */
  prompt?: ReactNode;
  children: ReactNode;
}

/** The offer above and beside the step that one is at. */
export function BookingLayout({ head, steps, about, prompt, children }: BookingLayoutProps) {
  return (
    <Page width="wide">
      <div className={styles.layout}>
        <div className={styles.head}>{head}</div>
        <div className={styles.steps}>{steps}</div>
        <div className={styles.step}>{children}</div>
        <div className={styles.about}>
          <Stack gap="large">
            {prompt}
            {about}
          </Stack>
        </div>
      </div>
    </Page>
  );
}
