import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import styles from "./IconTile.module.css";

/**
 * A kind of thing as a picture, of the size of a calendar leaf. Decoration: words say it beside.
 */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className={styles.tile} aria-hidden>
      <Icon name={name} size="large" />
    </span>
  );
}
