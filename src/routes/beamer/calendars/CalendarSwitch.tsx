import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CalendarSwitch_calendar$key } from "../../../__generated__/CalendarSwitch_calendar.graphql.ts";
import { failureText } from "../../../calls/failure.ts";
import { Switch } from "../../../ui/Switch/Switch.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { useToggleCalendar } from "./useToggleCalendar.ts";

interface CalendarSwitchProps {
  calendar: CalendarSwitch_calendar$key;
  isDefault: boolean;
  /** Whether its account still works. */
  isConnected: boolean;
}

/** Whether a calendar's busy times block slots, changed at once; or why that can't be changed. */
export function CalendarSwitch({ calendar, isDefault, isConnected }: CalendarSwitchProps) {
  const { id, calendarName, isEnabled, isReadOnly } = useFragment(
    graphql`
      fragment CalendarSwitch_calendar on Calendar {
        id
        calendarName
        isEnabled
        isReadOnly
      }
    `,
    calendar,
  );
  const { run, isBusy } = useToggleCalendar();
  const showToast = useToast();
  // The last requested state is shown until all answers have come.
  const [wanted, setWanted] = useState(isEnabled);
  const isOn = isBusy ? wanted : isEnabled;

  const change = async (toOn: boolean) => {
    setWanted(toOn);
    try {
      await run({ command: { id, isEnabled: toOn } });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  return (
    <Switch
      label={<span dir="auto">{calendarName}</span>}
      hint={hintOf({ isDefault, isReadOnly, isConnected, isEnabled: isOn })}
      checked={isOn}
      disabled={isReadOnly || isDefault}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

function hintOf({
  isDefault,
  isReadOnly,
  isConnected,
  isEnabled,
}: {
  isDefault: boolean;
  isReadOnly: boolean;
  isConnected: boolean;
  isEnabled: boolean;
}): string {
  if (isReadOnly) return "A read-only calendar can’t be turned on.";
  if (isDefault) return "The default. Choose another one above to turn it off.";
  if (!isEnabled) return "Busy times here don’t count.";
  return isConnected ? "Busy times here block slots." : "Busy times here count once you reconnect.";
}
