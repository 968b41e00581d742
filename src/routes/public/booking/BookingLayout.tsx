import type { ReactNode } from "react";
import { Page } from "../../../ui/Layout/Layout.tsx";
import styles from "./BookingLayout.module.css";

interface BookingLayoutProps {
  head: ReactNode;
  /** What one gets: beside the step where there is room, below it on a phone. */
  about: ReactNode;
  children: ReactNode;
}

/** The offer above and beside the step that one is at. */
export function BookingLayout({ head, about, children }: BookingLayoutProps) {
  return (
    <Page width="wide">
      <div className={styles.layout}>
        <div className={styles.head}>{head}</div>
        <div className={styles.step}>{children}</div>
        <div className={styles.about}>{about}</div>
      </div>
    </Page>
  );
}
