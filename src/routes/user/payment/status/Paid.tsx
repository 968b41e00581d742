import { graphql, useFragment } from "react-relay/hooks";
import type { Paid_payment$key } from "../../../../__generated__/Paid_payment.graphql.ts";
import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { Icon } from "../../../../ui/Icon/Icon.tsx";
import { Page } from "../../../../ui/Layout/Layout.tsx";
import { Heading } from "../../../../ui/Type/Type.tsx";
import { AmountPaid } from "./AmountPaid.tsx";
import { GoOn } from "./GoOn.tsx";
import { NextForContent } from "./NextForContent.tsx";
import { NextForSession } from "./NextForSession.tsx";
import styles from "./Status.module.css";
import { useConfetti } from "./useConfetti.ts";

interface PaidProps {
  payment: Paid_payment$key;
  paymentId: string;
  timeZone: string;
  next: string;
  /** What the button calls the place it leads to. */
  nextName: string;
}

/** It succeeded: what was paid, what happens next, and the next step. */
export function Paid({ payment, paymentId, timeZone, next, nextName }: PaidProps) {
  const { booking, ...data } = useFragment(
    graphql`
      fragment Paid_payment on Payment {
        booking {
          ...NextForSession_booking
        }
        ...AmountPaid_payment
        ...NextForContent_payment
      }
    `,
    payment,
  );
  useConfetti(paymentId);
  return (
    <Page width="narrow">
      <DocumentTitle>Payment received</DocumentTitle>
      <div className={styles.outcome} role="status">
        <span className={styles.seal}>
          <Icon name="check" size="large" />
        </span>
        <div className={styles.words}>
          <Heading level={1}>
            {booking ? "Thank you, you’re booked" : "Thank you, it’s yours"}
          </Heading>
          <AmountPaid payment={data} />
        </div>
      </div>
      {booking ? (
        <NextForSession booking={booking} timeZone={timeZone} />
      ) : (
        <NextForContent payment={data} />
      )}
      <GoOn {...{ next, nextName }} />
    </Page>
  );
}
