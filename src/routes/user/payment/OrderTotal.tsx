import { formatEuro } from "../../../domain/payments/money.ts";
import { vatLineName, vatReason } from "../../../domain/payments/vat/explained.ts";
import { VAT_NOTES } from "../../../domain/payments/vat/notes.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./OrderTotal.module.css";
import type { ShownTotal } from "./shownTotal.ts";

/** Price, VAT and total, with the reason for the VAT; announced when they change. */
export function OrderTotal({ netInCents, vatInCents, facts }: ShownTotal) {
  return (
    <div aria-live="polite">
      <Stack gap="small">
        <dl className={styles.sums}>
          <div className={styles.row}>
            <dt>Price without VAT</dt>
            <dd>{formatEuro(netInCents)}</dd>
          </div>
          <div className={styles.row}>
            <dt>{vatLineName(facts)}</dt>
            <dd>{formatEuro(vatInCents)}</dd>
          </div>
          <div className={styles.row} data-total>
            <dt>Total</dt>
            <dd>
              <span className={styles.amount}>{formatEuro(netInCents + vatInCents)}</span>{" "}
              <span className={styles.note}>{VAT_NOTES[facts.vatTreatment]}</span>
            </dd>
          </div>
        </dl>
        <Text size="small" tone="muted">
          {vatReason(facts)}
        </Text>
      </Stack>
    </div>
  );
}
