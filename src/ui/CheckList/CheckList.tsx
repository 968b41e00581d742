import { Icon } from "../Icon/Icon.tsx";
import styles from "./CheckList.module.css";

/** Short lines of what one gets, a tick each. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={index} className={styles.item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
