import type { ReactNode } from "react";
import styles from "./Toast.module.css";

interface LastingToastProps {
  text: string;
  /** Quiet buttons, one of which takes it away. */
  actions: ReactNode;
}

/** A message that looks like a toast and stays, for the foot of `ToastProvider`. */
export function LastingToast({ text, actions }: LastingToastProps) {
  return (
    <div className={styles.toast}>
      <span className={styles.text}>{text}</span>
      {actions}
    </div>
  );
}
