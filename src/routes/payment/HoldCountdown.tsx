import { MINUTE_MS, SECOND_MS } from "../../domain/limits.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import styles from "./OrderSummary.module.css";
import { useNow } from "./useNow.ts";

/** Below this the line asks for attention. */
const SHORT_MS = 2 * MINUTE_MS;

/** How long the slot is still held. Not announced each second. */
export function HoldCountdown({ expiresAt }: { expiresAt: Instant }) {
  const left = Math.max(0, expiresAt - useNow());
  const minutes = Math.floor(left / MINUTE_MS);
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  return (
    <p role="timer" className={styles.hold} data-short={left < SHORT_MS || undefined}>
      <Icon name="clock" />
      <span>
        Your time is held for you for {minutes}:{String(seconds).padStart(2, "0")} minutes
      </span>
    </p>
  );
}
