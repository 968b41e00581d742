import { useRouteError } from "react-router";
import { PATHS } from "../../../domain/shared/paths.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { failureOf } from "../../../calls/failure.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { signInAgainAddress } from "../../../session/signIn/signInRedirect.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState/ErrorState.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";

/** The provider reported an error, the state was another one, or the server refused. */
export function SignInFailed() {
  const { title, nextStep, reference } = failureOf(useRouteError());
  const again = signInAgainAddress(useSession().host);
  return (
    <Page width="narrow">
      <DocumentTitle>Signing in didn’t work</DocumentTitle>
      <ErrorState
        headingLevel={1}
        title="Signing in didn’t work"
        reference={reference}
        action={
          <ButtonLink variant="primary" href={again}>
            {again === PATHS.login ? "Back to log in" : "Back to your invitation"}
          </ButtonLink>
        }
      >
        <p>{title}</p>
        <p>{nextStep}</p>
      </ErrorState>
    </Page>
  );
}
