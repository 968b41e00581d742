import { WaitingPage } from "../../../components/page/WaitingPage.tsx";

/** While the server asks the provider who came back. */
export function SigningIn() {
  return (
    <WaitingPage title="Signing you in">
      This takes a moment. You’ll be back where you were.
    </WaitingPage>
  );
}
