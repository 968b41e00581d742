import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import styles from "./IconTile.module.css";

/**
 * An icon for a kind of thing, the size of a calendar leaf. Decorative: text next to it says it.
 */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className={styles.tile} aria-hidden>
      <Icon name={name} size="large" />
    </span>
  );
}
