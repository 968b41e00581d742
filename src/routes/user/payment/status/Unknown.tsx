import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import type { Failure } from "../../../../calls/failure.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { ErrorState } from "../../../../ui/ErrorState/ErrorState.tsx";
import { Page } from "../../../../ui/Layout/Layout.tsx";

/** The server could not be asked, so nothing is said about the money. */
export function Unknown({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  // Not what happened: "nothing was charged" may be wrong by now.
  const { nextStep, reference } = failure;
  return (
    <Page width="narrow">
      <DocumentTitle>Payment not checked</DocumentTitle>
      <ErrorState
        headingLevel={1}
        title="We couldn’t check your payment"
        reference={reference}
        action={
          <Button variant="primary" size="large" onClick={onRetry}>
            Check again
          </Button>
        }
      >
        {nextStep} Please don’t pay again until you know.
      </ErrorState>
    </Page>
  );
}
