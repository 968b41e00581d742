import type { RefObject } from "react";
import type { ConnectCalendar } from "../../../components/calendars/useConnectCalendar.ts";
import { PROVIDER_NAMES } from "../../../domain/calendars/providerNames.ts";
import { CALENDAR_PROVIDERS } from "../../../domain/generated/enums.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

interface ConnectAccountProps {
  connecting: ConnectCalendar;
  hasAccounts: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The providers whose accounts can be connected. */
export function ConnectAccount({ connecting, hasAccounts, heading }: ConnectAccountProps) {
  return (
    <Stack as="section">
      <Stack gap="tiny">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {hasAccounts ? "Connect another account" : "Connect an account"}
        </Heading>
        <Text tone="muted">
          You approve access on the provider’s site and come back here. We see when you’re busy, not
          what with, and add the sessions that are booked with you.
        </Text>
      </Stack>
      <Cluster>
        {CALENDAR_PROVIDERS.map((provider) => (
          <Button
            key={provider}
            icon={<Icon name="calendar" />}
            isBusy={connecting.leavingFor === provider}
            onClick={() => void connecting.connect(provider)}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
