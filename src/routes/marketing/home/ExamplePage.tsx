import { formatEuro } from "../../../domain/payments/money.ts";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./Home.module.css";

const offers = [
  { icon: "video", title: "1:1 call", note: "60 minutes", priceInCents: 12_000 },
  { icon: "document", title: "The slides of the talk", note: "PDF, 34 pages", priceInCents: 900 },
  { icon: "calendar", title: "Questions after the talk", note: "30 minutes", priceInCents: 0 },
] as const;

/** A drawing of a creator's page. It shows nobody real, and is hidden from screen readers. */
export function ExamplePage() {
  return (
    <div className={styles.example} aria-hidden>
      <div className={styles.light} />
      <div className={styles.sheet}>
        <div className={styles.person}>
          <Avatar name="Demo Speaker" size="medium" isDecorative />
          <div>
            <div className={styles.name}>Demo Speaker</div>
            <Text size="small" tone="muted">
              Speaks about light, stages and lenses
            </Text>
          </div>
        </div>
        <ul className={styles.offers}>
          {offers.map(({ icon, title, note, priceInCents }) => (
            <li key={title} className={styles.offer}>
              <span className={styles.offerIcon}>
                <Icon name={icon} />
              </span>
              <span className={styles.offerText}>
                <strong>{title}</strong>
                <Text size="small" tone="muted" as="span">
                  {note}
                </Text>
              </span>
              <span className={styles.price}>
                {priceInCents === 0 ? "Free" : formatEuro(priceInCents)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
