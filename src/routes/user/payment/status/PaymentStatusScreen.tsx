import { graphql } from "react-relay/hooks";
import type { PaymentStatusScreenQuery } from "../../../../__generated__/PaymentStatusScreenQuery.graphql.ts";
import { useRouteQuery } from "../../../../relay/routeQuery.ts";
import { LogInFirst } from "./LogInFirst.tsx";
import { PaymentOutcome } from "./PaymentOutcome.tsx";

/** How a payment came out. Where the card provider sends the browser back to. */
export function PaymentStatusScreen() {
  const { paymentById } = useRouteQuery<PaymentStatusScreenQuery>(graphql`
    query PaymentStatusScreenQuery($id: ID!, $isSignedIn: Boolean!) @preloadable {
      paymentById(id: $id) @include(if: $isSignedIn) {
        ...PaymentOutcome_payment
      }
    }
  `);
  return paymentById ? <PaymentOutcome payment={paymentById} /> : <LogInFirst />;
}
