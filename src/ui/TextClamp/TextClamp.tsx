import { useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import styles from "./TextClamp.module.css";
import { truncate } from "./truncate.ts";

/** A long text with its beginning shown; 'See more' shows the rest. Line breaks are kept. */
export function TextClamp({ text, limit = 200 }: { text: string; limit?: number }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const beginning = truncate(text, limit);
  return (
    <div className={styles.clamp}>
      <p id={id} dir="auto" className={styles.text}>
        {isOpen ? text : (beginning ?? text)}
      </p>
      {beginning !== undefined && (
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "See less" : "See more"}
        </Button>
      )}
    </div>
  );
}
