import { subscribeAddress } from "../../../domain/bookings/calendarFeedAddress.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { CopyField } from "../../../ui/CopyField/CopyField.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** An address that was just made, to be taken along: it is shown this once. */
export function NewAddress({ address }: { address: string }) {
  return (
    <Stack>
      <Text>
        Copy it now: we won’t show it again. Anyone who has it can see when, where and with whom you
        meet, so keep it to yourself.
      </Text>
      <CopyField label="Calendar address" value={address} />
      <Stack gap="small">
        <Cluster>
          <ButtonLink href={subscribeAddress(address)} icon={<Icon name="calendar" />}>
            Add to calendar app
          </ButtonLink>
        </Cluster>
        <Text size="small" tone="muted">
          In Google Calendar or Outlook, paste it where you add a calendar from the web. Some
          calendars take hours to show a change.
        </Text>
      </Stack>
    </Stack>
  );
}
