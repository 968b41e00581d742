import { graphql, useFragment } from "react-relay/hooks";
import type { PayNow_booking$key } from "../../../__generated__/PayNow_booking.graphql.ts";
import { HoldCountdown } from "../../../components/bookings/HoldCountdown.tsx";
import {
  bookingDetailsAddress,
  bookingPaymentAddress,
} from "../../../domain/bookings/addresses.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";

/** The next step for a held slot: its payment, or the questions before it. */
export function PayNow({ booking }: { booking: PayNow_booking$key }) {
  const data = useFragment(
    graphql`
      fragment PayNow_booking on Booking {
        id
        creator {
          slug
        }
        catalogItemId
        payment {
          id
        }
        ...HoldCountdown_booking
      }
    `,
    booking,
  );
  const { host } = useSession();
  const { id: bookingId, creator, catalogItemId, payment } = data;
  const { slug } = creator;
  const address = payment
    ? bookingPaymentAddress({ slug, bookingId, paymentId: payment.id })
    : bookingDetailsAddress({ slug, bookingId, offerId: catalogItemId });
  return (
    <Cluster gap="medium">
      <ButtonLink
        variant="primary"
        size="large"
        href={address}
        iconEnd={<Icon name="arrowRight" />}
      >
        {payment ? "Continue to payment" : "Continue booking"}
      </ButtonLink>
      <HoldCountdown booking={data} clock={host} />
    </Cluster>
  );
}
