import { useRouteError } from "react-router";
import { isCodeMissing } from "../../navigation/lazily.ts";
import { ScreenFallback } from "./ScreenFallback.tsx";
import { Shell } from "../shells/Shell.tsx";
import { PATHS } from "../../domain/shared/paths.ts";
import { failureOf } from "../../calls/failure.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button/Button.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Cluster, Page } from "../../ui/Layout/Layout.tsx";

/** The outer error boundary: the shell failed, or its code has not come. */
export function GlobalFallback() {
  const error = useRouteError();
  return isCodeMissing(error) ? (
    <Shell home={PATHS.root}>
      <ScreenFallback />
    </Shell>
  ) : (
    <LastResort error={error} />
  );
}

/** Without any part that may have failed. */
function LastResort({ error }: { error: unknown }) {
  const { title, nextStep, reference } = failureOf(error);
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
                Reload the page
              </Button>
              <ButtonLink href={PATHS.root}>Go to the home page</ButtonLink>
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
