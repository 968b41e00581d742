import { graphql, useFragment } from "react-relay/hooks";
import type { OrderSummary_payment$key } from "../../../__generated__/OrderSummary_payment.graphql.ts";
import { HeldSlot } from "../../../components/bookings/HeldSlot.tsx";
import { countryName } from "../../../domain/shared/countries.ts";
import { formatEuro, formatPercent, toCents } from "../../../domain/payments/money.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Price } from "../../../ui/Price/Price.tsx";
import { TextClamp } from "../../../ui/TextClamp/TextClamp.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./OrderSummary.module.css";
import { vatNote } from "./vatNote.ts";

interface OrderSummaryProps {
  payment: OrderSummary_payment$key;
  timeZone: string;
}

/** What is bought and what it costs, as the server counts. */
export function OrderSummary({ payment, timeZone }: OrderSummaryProps) {
  const {
    title,
    description,
    amountWithoutVat,
    amountWithVat,
    vatPercentage,
    vatCountryCode,
    isReverseCharge,
    billingInformation,
    booking,
  } = useFragment(
    graphql`
      fragment OrderSummary_payment on Payment {
        title
        description
        amountWithoutVat
        amountWithVat
        vatPercentage
        vatCountryCode
        isReverseCharge
        billingInformation {
          __typename
        }
        booking {
          ...HeldSlot_booking
        }
      }
    `,
    payment,
  );
  const { host } = useSession();
  const net = toCents(amountWithoutVat);
  const total = toCents(amountWithVat);
  const country = countryName(vatCountryCode);
  const note = vatNote({ isReverseCharge, vatCountryCode, isBilled: Boolean(billingInformation) });
  return (
    <Card variant="sunken" padding="large">
      <Stack gap="medium">
        <Stack gap="small">
          <Heading level={2} dir="auto">
            {title}
          </Heading>
          {description && (
            <Text as="div" size="small" tone="muted">
              <TextClamp text={description} />
            </Text>
          )}
        </Stack>
        {booking && <HeldSlot booking={booking} timeZone={timeZone} clock={host} />}
        <dl className={styles.sums} aria-live="polite">
          <div className={styles.row}>
            <dt>Price without VAT</dt>
            <dd>{formatEuro(net)}</dd>
          </div>
          <div className={styles.row}>
            <dt>
              VAT {formatPercent(vatPercentage)} ({country})
            </dt>
            <dd>{formatEuro(total - net)}</dd>
          </div>
          <div className={styles.row} data-total>
            <dt>Total</dt>
            <dd>
              <Price
                text={formatEuro(total)}
                note={total === net ? "no VAT" : "incl. VAT"}
                size="large"
              />
            </dd>
          </div>
        </dl>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
