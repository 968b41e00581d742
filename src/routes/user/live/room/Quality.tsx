import type { LineState } from "../../../../devices/video/port.ts";
import styles from "./Quality.module.css";

const LABELS = {
  GOOD: "Good connection",
  FAIR: "Fair connection",
  POOR: "Weak connection",
} as const;

/** How good the line is, as bars; nothing while it isn't known. */
export function Quality({ quality }: { quality: LineState["quality"] }) {
  if (quality === null) return null;
  return (
    <span
      className={styles.bars}
      data-quality={quality}
      role="img"
      aria-label={LABELS[quality]}
      title={LABELS[quality]}
    >
      <span />
      <span />
      <span />
    </span>
  );
}
