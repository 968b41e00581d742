import { Banner } from "../../ui/Banner/Banner.tsx";
import { Button } from "../../ui/Button/Button.tsx";
import type { CalendarReturn } from "./useCalendarReturn.ts";

/** Says that a calendar is being connected after a return from its provider, or that it was not. */
export function CalendarReturnNotice({ returned }: { returned: CalendarReturn }) {
  const { isConnecting, problem, tryAgain, dismiss } = returned;
  if (isConnecting) {
    return (
      <Banner label="Connecting a calendar" tone="accent">
        <p role="status">Connecting your calendar…</p>
      </Banner>
    );
  }
  if (problem === null) return null;
  return (
    <Banner
      label="Calendar not connected"
      tone="warning"
      onDismiss={dismiss}
      actions={tryAgain && <Button onClick={tryAgain}>Try again</Button>}
    >
      <p role="alert">{problem}</p>
    </Banner>
  );
}
