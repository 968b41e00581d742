import { useId, useState, type ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Disclosure.module.css";

/** Something that few people want, behind a button that shows it. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.disclosure}>
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<Icon name={isOpen ? "minus" : "plus"} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} className={styles.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
