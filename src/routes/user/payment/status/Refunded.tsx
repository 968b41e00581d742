import { graphql, useFragment } from "react-relay/hooks";
import { PATHS } from "../../../../domain/shared/paths.ts";
import type { Refunded_payment$key } from "../../../../__generated__/Refunded_payment.graphql.ts";
import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { bookingAddress, offeringsAddress } from "../../../../domain/profiles/addresses.ts";
import type { BookingParty } from "../../../../domain/generated/enums.ts";
import { matchEnum } from "../../../../relay/enums.ts";
import { formatEuro, toCents } from "../../../../domain/payments/money.ts";
import { ButtonLink } from "../../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../../ui/EmptyState/EmptyState.tsx";
import { Cluster, Page } from "../../../../ui/Layout/Layout.tsx";
import { calendar } from "../../../../ui/Ornament/drawings/calendar.tsx";
import { paper } from "../../../../ui/Ornament/drawings/paper.tsx";

/** The money goes back: what it was for was gone when it arrived, or the session was cancelled. */
export function Refunded({ payment }: { payment: Refunded_payment$key }) {
  const { title, amountWithVat, creatorSlug, refundedBy, booking } = useFragment(
    graphql`
      fragment Refunded_payment on Payment {
        title
        amountWithVat
        creatorSlug
        refundedBy
        booking {
          catalogItemId
        }
      }
    `,
    payment,
  );
  const isSession = Boolean(booking);
  const offer = booking
    ? bookingAddress({ slug: creatorSlug, offerId: booking.catalogItemId })
    : offeringsAddress(creatorSlug);
  const reason = isSession
    ? matchEnum(refundedBy ?? "PLATFORM", SESSION_REASONS, SESSION_REASONS.PLATFORM)
    : "Your payment came through, but it’s no longer available:";
  const amount = formatEuro(toCents(amountWithVat));
  return (
    <Page width="narrow">
      <DocumentTitle>Payment refunded</DocumentTitle>
      <EmptyState
        headingLevel={1}
        ornament={isSession ? calendar : paper}
        title="Your money is on its way back"
        action={
          <Cluster justify="center">
            <ButtonLink variant="primary" size="large" href={offer}>
              {isSession ? "Choose another time" : "Back to the offerings"}
            </ButtonLink>
            <ButtonLink size="large" href={PATHS.user}>
              Go to Home
            </ButtonLink>
          </Cluster>
        }
      >
        {reason} “<bdi>{title}</bdi>”. We refunded all of it, {amount}. It takes five to ten days to
        show in your account.
      </EmptyState>
    </Page>
  );
}

/** Why, by who had the money go back; the title follows. */
const SESSION_REASONS = {
  BOOKER: "You cancelled",
  CREATOR: "The creator cancelled",
  PLATFORM: "Your payment came through, but somebody else had taken this time:",
} as const satisfies Record<BookingParty, string>;
