import { graphql, useFragment } from "react-relay/hooks";
import type { SavedHours_hours$key } from "../../../__generated__/SavedHours_hours.graphql.ts";
import { shortTime } from "../../../domain/time/format.ts";
import { DAY_NAMES } from "../../../domain/time/weekdays.ts";
import { zoneName } from "../../../domain/time/zoneName.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { Text } from "../../../ui/Type/Type.tsx";

/** The saved hours, in words. */
export function SavedHours({ hours }: { hours: SavedHours_hours$key }) {
  const { timeZone, dailyAvailabilities } = useFragment(
    graphql`
      fragment SavedHours_hours on AvailabilitySettings {
        timeZone
        dailyAvailabilities {
          day
          timeSlots {
            start
            end
          }
        }
      }
    `,
    hours,
  );
  return (
    <>
      {dailyAvailabilities.map(({ day, timeSlots }) => (
        <Text key={day}>
          {matchEnum(day, DAY_NAMES, day)}{" "}
          {timeSlots.map(({ start, end }) => `${shortTime(start)}–${shortTime(end)}`).join(", ")}
        </Text>
      ))}
      {dailyAvailabilities.length === 0 && <Text>All days are off.</Text>}
      <Text tone="muted">{zoneName(timeZone)}</Text>
    </>
  );
}
