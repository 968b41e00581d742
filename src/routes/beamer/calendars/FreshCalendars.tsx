import { useEffect, useEffectEvent, useState } from "react";
import { failureText } from "../../../calls/failure.ts";
import { CallError } from "../../../calls/callError.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { useRefreshCalendars } from "./useRefreshCalendars.ts";

const AWAY =
  "Until we can see when you’re busy again, nobody can book you. Try again in a few minutes.";

/** Brings the calendars up to date when their page is opened, and says so when that fails. */
export function FreshCalendars() {
  const { run, isBusy } = useRefreshCalendars();
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = () =>
    run({}).then(
      () => setProblem(null),
      (error: unknown) => {
        const isAway = error instanceof CallError && error.code === "CALENDARS_UNAVAILABLE";
        setProblem(isAway ? AWAY : failureText(error));
      },
    );
  const refreshAtFirst = useEffectEvent(() => void refresh());
  useEffect(() => refreshAtFirst(), []);

  if (problem === null) return null;
  return (
    <Banner
      label="Calendars not up to date"
      tone="warning"
      actions={
        <Button isBusy={isBusy} onClick={() => void refresh()}>
          Try again
        </Button>
      }
    >
      <p role="alert">We couldn’t update your calendars. This is how we last saw them. {problem}</p>
    </Banner>
  );
}
