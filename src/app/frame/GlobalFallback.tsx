import { useRouteError } from "react-router";
import { PATHS } from "../../domain/shared/paths.ts";
import { failureOf } from "../../session/failure.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button/Button.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Cluster, Page } from "../../ui/Layout/Layout.tsx";

/** The outer error boundary: the shell failed, too. */
export function GlobalFallback() {
  const { title, nextStep, reference } = failureOf(useRouteError());
  const { host } = useSession();
  return (
    <main>
      <Page>
        <title>Error · Beamers</title>
        <ErrorState
          headingLevel={1}
          title="Error"
          reference={reference}
          action={
            <Cluster justify="center">
              <Button variant="primary" onClick={host.reload}>
                Load the page again
              </Button>
              <ButtonLink href={PATHS.root}>Go to the start page</ButtonLink>
            </Cluster>
          }
        >
          <p>{title}</p>
          <p>{nextStep}</p>
        </ErrorState>
      </Page>
    </main>
  );
}
