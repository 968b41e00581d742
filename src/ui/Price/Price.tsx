import styles from "./Price.module.css";

export interface PriceProps {
  /** Formatted by the caller: "€ 54,45", or "Free". */
  text: string;
  /** "incl. VAT" for buyers, "excl. VAT" for creators. */
  note?: string;
  size?: "medium" | "large";
}

export function Price({ text, note, size = "medium" }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.amount}>{text}</span>
      {note && <span className={styles.note}> {note}</span>}
    </span>
  );
}
