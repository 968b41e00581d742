import { graphql, useFragment } from "react-relay/hooks";
import type { NeedsCalendar_settings$key } from "../../../__generated__/NeedsCalendar_settings.graphql.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";

/** Says that no calendar is connected though there are hours, or that one no longer works. */
export function NeedsCalendar({ settings }: { settings: NeedsCalendar_settings$key }) {
  const { calendarProfiles } = useFragment(
    graphql`
      fragment NeedsCalendar_settings on UserSettings {
        calendarProfiles {
          profileName
          profileConnected
        }
      }
    `,
    settings,
  );
  const broken = calendarProfiles.filter(({ profileConnected }) => !profileConnected);
  if (calendarProfiles.length > 0 && broken.length === 0) return null;
  const names = broken.map(({ profileName }) => profileName).join(", ");
  return (
    <Banner
      label="Calendars"
      tone="warning"
      actions={
        <ButtonLink href={PATHS.beamerCalendars}>
          {broken.length > 0 ? "Reconnect" : "Connect a calendar"}
        </ButtonLink>
      }
    >
      <p>
        {broken.length > 0
          ? `${names} no longer lets us see when you’re busy, so its busy times don’t block slots.`
          : "No calendar is connected, so we can’t see when you’re busy elsewhere."}
      </p>
    </Banner>
  );
}
