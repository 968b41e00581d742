import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import type { Paid_payment$key } from "../../../../__generated__/Paid_payment.graphql.ts";
import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { REDIRECT_COUNTDOWN_SECONDS } from "../../../../domain/shared/limits.ts";
import { formatEuro, toCents } from "../../../../domain/payments/money.ts";
import { redirectingText } from "../../../../domain/payments/texts.ts";
import { Button, ButtonLink } from "../../../../ui/Button/Button.tsx";
import { Countdown } from "../../../../ui/Countdown/Countdown.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Cluster, Page } from "../../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../../ui/Type/Type.tsx";
import styles from "./Status.module.css";
import { useConfetti } from "./useConfetti.ts";

interface PaidProps {
  payment: Paid_payment$key;
  paymentId: string;
  next: string;
}

/** It worked; in a moment the browser goes on by itself, unless the buyer wants to stay. */
export function Paid({ payment, paymentId, next }: PaidProps) {
  const { title, amountWithVat, amountWithoutVat } = useFragment(
    graphql`
      fragment Paid_payment on Payment {
        title
        amountWithVat
        amountWithoutVat
      }
    `,
    payment,
  );
  const navigate = useNavigate();
  const [isStaying, setStaying] = useState(false);
  useConfetti(paymentId);
  return (
    <Page width="narrow">
      <DocumentTitle>Payment received</DocumentTitle>
      <div className={styles.outcome} role="status">
        <span className={styles.seal}>
          <Icon name="check" size="large" />
        </span>
        <div className={styles.words}>
          <Heading level={1}>Thank you, it's yours</Heading>
          <Text tone="muted">
            We received {formatEuro(toCents(amountWithVat))}
            {amountWithVat === amountWithoutVat ? "" : " incl. VAT"} for “<bdi>{title}</bdi>”.
          </Text>
        </div>
      </div>
      <div className={styles.outcome}>
        {!isStaying && (
          <Countdown
            from={REDIRECT_COUNTDOWN_SECONDS}
            format={redirectingText}
            onDone={() => void navigate(next, { replace: true })}
          />
        )}
        <Cluster justify="center">
          <ButtonLink variant="primary" size="large" href={next}>
            Redirect now
          </ButtonLink>
          {!isStaying && (
            <Button variant="quiet" size="large" onClick={() => setStaying(true)}>
              Stay here
            </Button>
          )}
        </Cluster>
      </div>
    </Page>
  );
}
