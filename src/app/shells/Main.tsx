import type { ReactNode } from "react";
import styles from "./Shell.module.css";

/** The landmark that "Skip to content" leads to. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
