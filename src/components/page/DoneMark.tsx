import { Icon } from "../../ui/Icon/Icon.tsx";
import styles from "./DoneMark.module.css";

/** A large tick, above the words that say what is done. */
export function DoneMark() {
  return (
    <span className={styles.mark}>
      <Icon name="check" />
    </span>
  );
}
