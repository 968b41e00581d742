import { graphql, useFragment } from "react-relay/hooks";
import type { CardHandler_payment$key } from "../../../__generated__/CardHandler_payment.graphql.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import styles from "./CardHandler.module.css";

const HANDLERS = {
  STRIPE: "Sold by Beamers. Stripe handles your card: we never see its number.",
  LOCAL: "Sold by Beamers. A test provider handles cards here: no real card is charged.",
} as const;

/** Who sells, and who handles the card. */
export function CardHandler({ payment }: { payment: CardHandler_payment$key }) {
  const { cardProvider } = useFragment(
    graphql`
      fragment CardHandler_payment on Payment {
        cardProvider
      }
    `,
    payment,
  );
  return (
    <div className={styles.handler}>
      <Icon name="lock" />
      <Text size="small" tone="muted">
        {matchEnum(cardProvider, HANDLERS, "Sold by Beamers.")}
      </Text>
    </div>
  );
}
