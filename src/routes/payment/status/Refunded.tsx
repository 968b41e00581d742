import { graphql, useFragment } from "react-relay/hooks";
import type { Refunded_payment$key } from "../../../__generated__/Refunded_payment.graphql.ts";
import { DocumentTitle } from "../../../components/DocumentTitle/DocumentTitle.tsx";
import { offeringsAddress } from "../../../domain/addresses.ts";
import { formatEuro, toCents } from "../../../domain/money.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Cluster, Page } from "../../../ui/Layout/Layout.tsx";

/** The money came, but what it was for was gone: it goes back. */
export function Refunded({ payment }: { payment: Refunded_payment$key }) {
  const { title, amountWithVat, bookingId, creatorSlug } = useFragment(
    graphql`
      fragment Refunded_payment on Payment {
        title
        amountWithVat
        bookingId
        creatorSlug
      }
    `,
    payment,
  );
  const isSession = Boolean(bookingId);
  const amount = formatEuro(toCents(amountWithVat));
  return (
    <Page width="narrow">
      <DocumentTitle>Payment refunded</DocumentTitle>
      <EmptyState
        headingLevel={1}
        ornament={isSession ? "calendar" : "document"}
        title="Your money is on its way back"
        action={
          <Cluster justify="center">
            <ButtonLink variant="primary" size="large" href={offeringsAddress(creatorSlug)}>
              {isSession ? "Choose another time" : "Back to the offerings"}
            </ButtonLink>
            <ButtonLink size="large" href="/user">
              Go to your page
            </ButtonLink>
          </Cluster>
        }
      >
        {isSession
          ? `Your payment came through, but the time for “${title}” had been taken meanwhile.`
          : `Your payment came through, but “${title}” was no longer to be had.`}{" "}
        We gave back all of it, {amount}; your bank shows it in five to ten days.
      </EmptyState>
    </Page>
  );
}
