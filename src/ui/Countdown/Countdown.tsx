import { useEffect, useEffectEvent, useState } from "react";
import styles from "./Countdown.module.css";

export interface CountdownProps {
  /** Whole seconds. */
  from: number;
  /** Called once, at zero. */
  onDone: () => void;
  /** The words with the number in them: `(n) => "Redirecting in " + n + " seconds..."`. */
  format: (left: number) => string;
}

/** Counts whole seconds down, in words and on a ring. Not announced each second. */
export function Countdown({ from, onDone, format }: CountdownProps) {
  const [left, setLeft] = useState(from);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (left <= 0) {
      finish();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  return (
    <p role="timer" className={styles.countdown}>
      <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden focusable="false">
        <circle className={styles.track} cx="12" cy="12" r="10" />
        <circle
          className={styles.left}
          cx="12"
          cy="12"
          r="10"
          pathLength={1}
          strokeDashoffset={from > 0 ? 1 - left / from : 1}
        />
      </svg>
      {format(left)}
    </p>
  );
}
