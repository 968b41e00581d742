import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { PaymentScreenQuery } from "../../../__generated__/PaymentScreenQuery.graphql.ts";
import { HoldExpired } from "../../../components/bookings/HoldExpired.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { paymentStatusAddress } from "../../../domain/payments/addresses.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { canBePaid } from "./canBePaid.ts";
import { CardStep } from "./card/CardStep.tsx";
import { DetailsStep } from "./details/DetailsStep.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { PaymentFrame } from "./PaymentFrame.tsx";
import { usePaymentStep } from "./usePaymentStep.ts";
import { usePaymentWay } from "./usePaymentWay.ts";

/** Two steps: who is billed, then the card. What is bought stands beside them. */
export function PaymentScreen() {
  const data = useRouteQuery<PaymentScreenQuery>(graphql`
    query PaymentScreenQuery($id: ID!) @preloadable {
      paymentById(id: $id) {
        state
        holdExpiresAt
        booking {
          ...HoldExpired_booking
        }
        billingInformation {
          __typename
        }
        ...OrderSummary_payment
        ...DetailsStep_payment
        ...CardStep_payment
      }
      ...DetailsStep_query
      ...useViewerTimeZone_query @arguments(isSignedIn: true)
    }
  `);
  const payment = data.paymentById;
  const way = usePaymentWay();
  const { step, show } = usePaymentStep({ canPay: Boolean(payment.billingInformation) });
  // A card that is on its way is not interrupted, even when the hold runs out meanwhile.
  const [isPaying, setPaying] = useState(false);
  const { host } = useSession();
  const timeZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });

  if (!canBePaid(payment.state)) return <Navigate replace to={paymentStatusAddress(way)} />;
  if (payment.booking && !payment.holdExpiresAt && !isPaying) {
    return (
      <Page width="narrow">
        <DocumentTitle>Payment</DocumentTitle>
        <HoldExpired booking={payment.booking} />
      </Page>
    );
  }
  return (
    <PaymentFrame
      current={step === "details" ? 0 : 1}
      summary={<OrderSummary payment={payment} timeZone={timeZone} />}
    >
      <DocumentTitle>Payment</DocumentTitle>
      {step === "details" ? (
        <DetailsStep query={data} payment={payment} onSaved={() => show("payment")} />
      ) : (
        <CardStep payment={payment} onBack={() => show("details")} onPaying={setPaying} />
      )}
    </PaymentFrame>
  );
}
