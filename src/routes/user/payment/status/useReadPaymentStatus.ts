// oxlint-disable relay/must-colocate-fragment-spreads -- the page around this shows what comes
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type { useReadPaymentStatusQuery } from "../../../../__generated__/useReadPaymentStatusQuery.graphql.ts";
import type { AnsweredState } from "./outcome.ts";

/** Fetches a payment's current status, bypassing the store. */
export function useReadPaymentStatus() {
  const environment = useRelayEnvironment();
  return async (id: string): Promise<AnsweredState | undefined> => {
    const data = await fetchQuery<useReadPaymentStatusQuery>(
      environment,
      graphql`
        query useReadPaymentStatusQuery($id: ID!) {
          paymentStatusById(id: $id) {
            state
            ...PaymentOutcome_payment
          }
        }
      `,
      { id },
      { fetchPolicy: "network-only", networkCacheConfig: { force: true } },
    ).toPromise();
    return data?.paymentStatusById.state;
  };
}
