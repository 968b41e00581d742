import type { CardHint } from "../../../../devices/cards/port.ts";
import { Text } from "../../../../ui/Type/Type.tsx";
import styles from "./TestCards.module.css";

/** What can be typed where no real card works. */
export function TestCards({ hints }: { hints: readonly CardHint[] }) {
  return (
    <details className={styles.hints}>
      <summary className={styles.title}>Test cards</summary>
      <Text size="small" tone="muted">
        No real card is charged here. Use any future date and any three digits.
      </Text>
      <dl className={styles.cards}>
        {hints.map(({ number, label }) => (
          <div key={number} className={styles.card}>
            <dt className={styles.number}>{number}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
