import { useEffect, useRef } from "react";
import { useRouteError } from "react-router";
import { useTryAgain } from "../../relay/useTryAgain.ts";
import { CallError } from "../../session/callError.ts";
import { failureOf } from "../../session/failure.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Page } from "../../ui/Layout/Layout.tsx";
import { focusPage } from "./usePageFocus.ts";

/** The inner boundary: the screen failed, the navigation around it stays. */
export function ScreenFallback() {
  const error = useRouteError();
  const { tryAgain, isTrying } = useTryAgain();
  const isRetried = useRef(false);
  // The screen that comes takes the pressed button away, and the focus with it.
  useEffect(() => () => void (isRetried.current && focusPage()), []);
  const press = () => {
    isRetried.current = true;
    tryAgain();
  };
  // The page for lost tickets is on its way.
  if (error instanceof CallError && error.code === "NOT_FOUND") return null;
  const { title, nextStep, reference } = failureOf(error);
  return (
    <Page>
      <title>Something went wrong · Beamers</title>
      <ErrorState
        headingLevel={1}
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
    </Page>
  );
}
