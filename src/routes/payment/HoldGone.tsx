import { DocumentTitle } from "../../components/DocumentTitle/DocumentTitle.tsx";
import { offeringsAddress } from "../../domain/addresses.ts";
import { ERRORS } from "../../domain/errors.ts";
import { ButtonLink } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Page } from "../../ui/Layout/Layout.tsx";

/** The slot that this payment was for is no longer held. */
export function HoldGone({ creatorSlug }: { creatorSlug: string }) {
  const { message, nextStep } = ERRORS.HOLD_EXPIRED;
  return (
    <Page width="narrow">
      <DocumentTitle>Payment</DocumentTitle>
      <EmptyState
        headingLevel={1}
        ornament="calendar"
        title={message}
        action={
          <ButtonLink variant="primary" size="large" href={offeringsAddress(creatorSlug)}>
            Choose another time
          </ButtonLink>
        }
      >
        Nothing was charged. {nextStep}
      </EmptyState>
    </Page>
  );
}
