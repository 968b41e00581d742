import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { Navigate } from "react-router";
import type { PaymentScreenQuery } from "../../../__generated__/PaymentScreenQuery.graphql.ts";
import { useBookingZone } from "../../../components/bookings/useBookingZone.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { paymentStatusAddress } from "../../../domain/payments/addresses.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { canBePaid } from "./canBePaid.ts";
import { CardStep } from "./card/CardStep.tsx";
import { DetailsStep } from "./details/DetailsStep.tsx";
import { HoldOver } from "./HoldOver.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { PaymentFrame } from "./PaymentFrame.tsx";
import type { TypedVat } from "./typedVat.ts";
import { usePaymentStep } from "./usePaymentStep.ts";
import { usePaymentWay } from "./usePaymentWay.ts";

/** Two steps: who is billed, then the card. The order is next to them. */
export function PaymentScreen() {
  const data = useRouteQuery<PaymentScreenQuery>(graphql`
    query PaymentScreenQuery($id: ID!) @preloadable {
      paymentById(id: $id) {
        state
        holdExpiresAt
        booking {
          ...HoldOver_booking
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
  // A card in flight is not interrupted, even if the hold expires meanwhile.
  const [isPaying, setPaying] = useState(false);
  const [typed, setTyped] = useState<TypedVat | null>(null);
  const { host } = useSession();
  const ownZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { timeZone } = useBookingZone({ ownZone, tabStorage: host.tabStorage });

  if (!canBePaid(payment.state)) return <Navigate replace to={paymentStatusAddress(way)} />;
  if (payment.booking && !payment.holdExpiresAt && !isPaying) {
    return (
      <Page width="narrow">
        <DocumentTitle>Payment</DocumentTitle>
        <HoldOver booking={payment.booking} />
      </Page>
    );
  }
  return (
    <PaymentFrame
      current={step === "details" ? 0 : 1}
      summary={
        <OrderSummary
          payment={payment}
          timeZone={timeZone}
          typed={step === "details" ? typed : null}
        />
      }
    >
      <DocumentTitle>Payment</DocumentTitle>
      {step === "details" ? (
        <DetailsStep
          query={data}
          payment={payment}
          onTyped={setTyped}
          onSaved={() => show("payment")}
        />
      ) : (
        <CardStep payment={payment} onBack={() => show("details")} onPaying={setPaying} />
      )}
    </PaymentFrame>
  );
}
