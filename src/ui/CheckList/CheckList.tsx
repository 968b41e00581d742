import { useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./CheckList.module.css";

export interface CheckListProps {
  /** As people typed them. */
  items: readonly string[];
  /** How many are shown before "See all"; all by default. */
  limit?: number;
}

/** Short lines of what one gets, a tick each. */
export function CheckList({ items, limit = items.length }: CheckListProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A button that hides one line takes up that line's space.
  const isLong = items.length > limit + 1;
  const shown = isLong && !isOpen ? items.slice(0, limit) : items;
  return (
    <div className={styles.box}>
      <ul id={id} className={styles.list}>
        {shown.map((item, index) => (
          <li key={index} className={styles.item}>
            <Icon name="check" />
            <span dir="auto">{item}</span>
          </li>
        ))}
      </ul>
      {isLong && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "See less" : `See all ${items.length}`}
        </Button>
      )}
    </div>
  );
}
