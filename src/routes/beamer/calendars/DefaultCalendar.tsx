import { graphql, useFragment } from "react-relay/hooks";
import type { DefaultCalendar_settings$key } from "../../../__generated__/DefaultCalendar_settings.graphql.ts";
import { failureText } from "../../../calls/failure.ts";
import { Select } from "../../../ui/Select/Select.tsx";
import { useToast } from "../../../ui/Toast/Toast.tsx";
import { useUpdateDefaultCalendar } from "./useUpdateDefaultCalendar.ts";

/** Which calendar is the one for bookings, of those that are on (docs/product.md 5.11). */
export function DefaultCalendar({ settings }: { settings: DefaultCalendar_settings$key }) {
  const { defaultCalendarId, calendarProfiles } = useFragment(
    graphql`
      fragment DefaultCalendar_settings on UserSettings {
        defaultCalendarId
        calendarProfiles {
          profileName
          calendars {
            id
            calendarName
            isEnabled
          }
        }
      }
    `,
    settings,
  );
  const { run, isBusy } = useUpdateDefaultCalendar();
  const showToast = useToast();
  const options = calendarProfiles.flatMap(({ profileName, calendars }) =>
    calendars
      .filter(({ isEnabled }) => isEnabled)
      .map(({ id, calendarName }) => ({ value: id, label: `${calendarName} – ${profileName}` })),
  );
  if (options.length === 0) return null;

  const choose = async (id: string) => {
    const before = defaultCalendarId;
    try {
      await run({ command: { id } });
      const undo = before && { label: "Undo", onSelect: () => void choose(before) };
      showToast({
        text: "Default calendar saved",
        tone: "success",
        ...(undo ? { action: undo } : {}),
      });
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  return (
    <Select
      label="Default calendar"
      hint="We add the sessions booked with you, and they follow every move and cancellation. Its busy times always count."
      options={options}
      {...(defaultCalendarId ? {} : { placeholder: "None yet" })}
      value={defaultCalendarId ?? ""}
      aria-busy={isBusy}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}
