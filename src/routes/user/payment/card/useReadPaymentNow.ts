// oxlint-disable relay/must-colocate-fragment-spreads -- the page around this shows what comes
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useReadPaymentNowQuery } from "../../../../__generated__/useReadPaymentNowQuery.graphql.ts";

/**
 * Fetches a payment's current state; the page is updated too. Undefined if the session ended
 * meanwhile; rejects with `CallError`.
 */
export function useReadPaymentNow() {
  const environment = useRelayEnvironment();
  return async (id: string) => {
    const data = await fetchQuery<useReadPaymentNowQuery>(
      environment,
      graphql`
        query useReadPaymentNowQuery($id: ID!) {
          paymentById(id: $id) {
            state
            holdExpiresAt
            amountWithVat
            clientSecret
            bookingId
            booking {
              ...HoldOver_booking
            }
            ...OrderSummary_payment
            ...DetailsStep_payment
            ...CardStep_payment
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only", networkCacheConfig: { force: true } },
    ).toPromise();
    if (!data) return undefined;
    const { state, amountWithVat, clientSecret, bookingId, booking, holdExpiresAt } =
      data.paymentById;
    const isHoldOver = Boolean(booking) && !holdExpiresAt;
    return { state, amountWithVat, clientSecret, bookingId, isHoldOver };
  };
}
