import styles from "./Price.module.css";

export interface PriceProps {
  /** Formatted by the caller: "€ 54,45", or "Free". */
  text: string;
  /** What VAT does to it: "incl. VAT", "no VAT", or "excl. VAT" for creators. */
  note?: string | undefined;
  size?: "medium" | "large";
}

/** An amount, with what VAT does to it. */
export function Price({ text, note, size = "medium" }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      <span className={styles.amount}>{text}</span>
      {/* The space is outside of both, as the line may break there alone. */}
      {note && " "}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
