import { useEffect, useRef, useState, type ReactNode } from "react";
import { useRouteError } from "react-router";
import { useTryAgain } from "../../navigation/useTryAgain.ts";
import { CallError } from "../../calls/callError.ts";
import { failureOf } from "../../calls/failure.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import { ErrorState } from "../../ui/ErrorState/ErrorState.tsx";
import { Cluster, Page } from "../../ui/Layout/Layout.tsx";
import { DefaultSkeleton } from "./DefaultSkeleton.tsx";
import { isCodeMissing, MissingCode } from "../../navigation/lazily.ts";
import { useAutoRetry } from "./useAutoRetry.ts";
import { focusPage } from "./usePageFocus.ts";
import { askServer } from "./whenServerAnswers.ts";

/** What is said about a screen's code that does not load. */
const WAITING = {
  offline: "You seem to be offline. This page will open as soon as you’re back online.",
  down: "Something is wrong on our side. This page will open as soon as it’s fixed.",
};

interface ScreenFallbackProps {
  isTab?: boolean;
  /** A link back to where one came from, if known. */
  back?: ReactNode;
}

/**
 * The inner error boundary: the screen failed, the shell around it stays. On a page with tabs only
 * the tab is replaced: the page keeps its heading, its title and the focus.
 */
export function ScreenFallback({ isTab = false, back }: ScreenFallbackProps) {
  const error = useRouteError();
  const { host } = useSession();
  const { tryAgain, isTrying } = useTryAgain();
  const isCode = isCodeMissing(error);
  const [isAsking, setAsking] = useState(false);
  const isRetried = useRef(false);
  // The new screen replaces the pressed button, and the focus would be lost with it.
  useEffect(() => () => void (isRetried.current && focusPage()), []);
  const press = () => {
    isRetried.current = !isTab;
    tryAgain();
  };
  // Offline, a reload would leave the app for the browser's own page.
  const reload = async () => {
    setAsking(true);
    if ((await askServer(host)) === "there") host.reload();
    else setAsking(false);
  };
  const obstacle = useAutoRetry(error, tryAgain);
  if (isCode && obstacle === "none") return <DefaultSkeleton />;
  // The redirect to the "not found" page is in progress.
  if (error instanceof CallError && error.code === "NOT_FOUND") return null;
  const isWaiting = isCode && (obstacle === "offline" || obstacle === "down");
  const { title, nextStep, reference } = failureOf(isCode ? new MissingCode(error) : error);
  const message = (
    <ErrorState
      headingLevel={isTab ? 2 : 1}
      title={title}
      reference={reference}
      action={
        <Cluster justify="center">
          <Button
            variant="primary"
            isBusy={isTrying || isAsking}
            onClick={isCode ? () => void reload() : press}
          >
            Try again
          </Button>
          {back}
        </Cluster>
      }
    >
      {isWaiting ? WAITING[obstacle] : nextStep}
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
