import type { RefObject } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CalendarAccount_profile$key } from "../../../__generated__/CalendarAccount_profile.graphql.ts";
import type { ConnectCalendar } from "../../../components/calendars/useConnectCalendar.ts";
import { PROVIDER_NAMES } from "../../../domain/calendars/providerNames.ts";
import { matchEnum } from "../../../relay/enums.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./CalendarAccount.module.css";
import { CalendarSwitch } from "./CalendarSwitch.tsx";
import { Disconnect } from "./Disconnect.tsx";

interface CalendarAccountProps {
  profile: CalendarAccount_profile$key;
  defaultCalendarId: string | null;
  connecting: ConnectCalendar;
  /** See `Disconnect`. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** A connected account: which of its calendars count, whether it still works, and leaving it. */
export function CalendarAccount({
  profile,
  defaultCalendarId,
  connecting,
  focusAfter,
}: CalendarAccountProps) {
  const { profileName, provider, profileConnected, calendars, ...rest } = useFragment(
    graphql`
      fragment CalendarAccount_profile on CalendarProfile {
        profileName
        provider
        profileConnected
        calendars {
          id
          ...CalendarSwitch_calendar
        }
        ...Disconnect_profile
      }
    `,
    profile,
  );
  const providerName = matchEnum(provider, PROVIDER_NAMES, "Calendar");
  return (
    <Card as="section" padding="medium">
      <Stack>
        <Cluster justify="between">
          <Stack gap="tiny">
            <Heading level={2} dir="auto">
              {profileName}
            </Heading>
            <Cluster>
              <Text tone="muted">{providerName}</Text>
              {!profileConnected && <Badge tone="danger">Not connected</Badge>}
            </Cluster>
          </Stack>
          <Disconnect profile={rest} focusAfter={focusAfter} />
        </Cluster>
        {!profileConnected && (
          <Banner
            label={`${profileName} is not connected`}
            tone="danger"
            actions={
              provider !== "%future added value" && (
                <Button
                  isBusy={connecting.leavingFor === provider}
                  onClick={() => void connecting.connect(provider)}
                >
                  Reconnect
                </Button>
              )
            }
          >
            <p>
              {providerName} doesn’t let us see this account any more. Until you reconnect it, its
              busy times don’t block slots.
            </p>
          </Banner>
        )}
        <ul className={styles.calendars} aria-label={`Calendars of ${profileName}`}>
          {calendars.map((calendar) => (
            <li key={calendar.id}>
              <CalendarSwitch
                calendar={calendar}
                isDefault={calendar.id === defaultCalendarId}
                isConnected={profileConnected}
              />
            </li>
          ))}
        </ul>
        {calendars.length === 0 && <Text tone="muted">This account has no calendars.</Text>}
      </Stack>
    </Card>
  );
}
