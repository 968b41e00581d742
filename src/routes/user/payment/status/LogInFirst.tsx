import { DocumentTitle } from "../../../../components/page/DocumentTitle.tsx";
import { useLogIn } from "../../../../session/signIn/useLogIn.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../../ui/EmptyState/EmptyState.tsx";
import { Page } from "../../../../ui/Layout/Layout.tsx";

/** Somebody returned who is no longer signed in: a payment is shown to its buyer only. */
export function LogInFirst() {
  const logIn = useLogIn();
  return (
    <Page width="narrow">
      <DocumentTitle>Payment</DocumentTitle>
      <EmptyState
        headingLevel={1}
        title="Log in to see your payment"
        action={
          <Button variant="primary" size="large" onClick={logIn}>
            Log in
          </Button>
        }
      />
    </Page>
  );
}
