import type { ReactNode } from "react";
import styles from "./Ornament.module.css";

/**
 * A small line drawing on 120 × 84; the one part in the accent is the light that falls on the
 * thing. Each is a file of `drawings/`, so that a page loads those that it shows.
 */
export interface Drawing {
  /** Path of the light. */
  readonly light: string;
  readonly lines: ReactNode;
}

/** Decoration for empty and failed states; one that lights up, for a moment to enjoy. */
export function Ornament({ drawing, isLightingUp }: { drawing: Drawing; isLightingUp?: boolean }) {
  return (
    <svg className={styles.ornament} viewBox="0 0 120 84" aria-hidden focusable="false">
      <path
        className={styles.light}
        d={drawing.light}
        data-lighting-up={isLightingUp || undefined}
      />
      <g className={styles.lines}>{drawing.lines}</g>
    </svg>
  );
}
