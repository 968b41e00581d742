import { graphql } from "react-relay/hooks";
import type { PaymentStatusScreenQuery } from "../../../../__generated__/PaymentStatusScreenQuery.graphql.ts";
import { useBookingZone } from "../../../../components/bookings/useBookingZone.ts";
import { useViewerTimeZone } from "../../../../components/profiles/useViewerTimeZone.ts";
import { useRouteQuery } from "../../../../relay/routeQuery.ts";
import { useSession } from "../../../../session/SessionProvider.tsx";
import { LogInFirst } from "./LogInFirst.tsx";
import { PaymentOutcome } from "./PaymentOutcome.tsx";

/** How a payment came out. Where the card provider sends the browser back to. */
export function PaymentStatusScreen() {
  const data = useRouteQuery<PaymentStatusScreenQuery>(graphql`
    query PaymentStatusScreenQuery($id: ID!, $isSignedIn: Boolean!) @preloadable {
      paymentById(id: $id) @include(if: $isSignedIn) {
        ...PaymentOutcome_payment
      }
      ...useViewerTimeZone_query @arguments(isSignedIn: $isSignedIn)
    }
  `);
  const { host } = useSession();
  const ownZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { timeZone } = useBookingZone({ ownZone, tabStorage: host.tabStorage });
  const { paymentById: payment } = data;
  return payment ? <PaymentOutcome payment={payment} timeZone={timeZone} /> : <LogInFirst />;
}
