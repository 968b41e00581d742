import { WaitingPage } from "../../../../components/page/WaitingPage.tsx";

/** While the server asks the card provider. */
export function Verifying() {
  return (
    <WaitingPage title="Checking your payment">
      This takes a moment. Please stay on this page.
    </WaitingPage>
  );
}
