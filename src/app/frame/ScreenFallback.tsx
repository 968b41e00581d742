import { useEffect, useRef } from "react";
import { useRouteError } from "react-router";
import { useTryAgain } from "../../relay/useTryAgain.ts";
import { CallError } from "../../session/callError.ts";
import { failureOf } from "../../session/failure.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Page } from "../../ui/Layout/Layout.tsx";
import { focusPage } from "./usePageFocus.ts";

/**
 * The inner error boundary: the screen failed, the shell around it stays. On a page with tabs only the
 * tab is replaced: the page keeps its heading, its title and the focus.
 */
export function ScreenFallback({ isTab = false }: { isTab?: boolean }) {
  const error = useRouteError();
  const { tryAgain, isTrying } = useTryAgain();
  const isRetried = useRef(false);
  // The new screen replaces the pressed button, and the focus would be lost with it.
  useEffect(() => () => void (isRetried.current && focusPage()), []);
  const press = () => {
    isRetried.current = !isTab;
    tryAgain();
  };
  // The redirect to the "not found" page is in progress.
  if (error instanceof CallError && error.code === "NOT_FOUND") return null;
  const { title, nextStep, reference } = failureOf(error);
  const message = (
    <ErrorState
      headingLevel={isTab ? 2 : 1}
      title={title}
      reference={reference}
      action={
        <Button variant="primary" isBusy={isTrying} onClick={press}>
          Try again
        </Button>
      }
    >
      {nextStep}
    </ErrorState>
  );
  if (isTab) return message;
  return (
    <Page>
      <title>Something went wrong · Beamers</title>
      {message}
    </Page>
  );
}
