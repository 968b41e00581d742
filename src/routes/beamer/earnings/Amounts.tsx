import { formatEuro, toCents } from "../../../domain/payments/money.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./Amounts.module.css";

/** In decimal euro. */
interface Division {
  price: number;
  processingCosts: number;
  platformFee: number;
  earnings: number;
}

interface AmountsProps extends Division {
  /** What the price is called. */
  priceLabel: string;
  size?: "small" | "medium";
}

/** How a price is divided, as a bill: what goes off, and what remains. */
export function Amounts({ priceLabel, size = "medium", ...division }: AmountsProps) {
  const { price, processingCosts, platformFee, earnings } = division;
  return (
    <dl className={cx(styles.amounts, size === "small" && styles.small)}>
      <Row term={priceLabel} euro={price} />
      <Row term="Processing" euro={-processingCosts} />
      <Row term="Platform fee" euro={-platformFee} />
      <Row term="You earn" euro={earnings} isSum />
    </dl>
  );
}

function Row({ term, euro, isSum }: { term: string; euro: number; isSum?: boolean }) {
  return (
    <div className={styles.row} data-sum={isSum || undefined}>
      <dt>{term}</dt>
      <dd className={styles.amount}>{formatEuro(toCents(euro))}</dd>
    </div>
  );
}
