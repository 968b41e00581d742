import { graphql, useFragment } from "react-relay/hooks";
import type { Mails_settings$key } from "../../__generated__/Mails_settings.graphql.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { knownZone } from "../../domain/time/zones.ts";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { MailAddress } from "./MailAddress.tsx";
import { MailTopics } from "./MailTopics.tsx";

interface MailsProps {
  settings: Mails_settings$key;
  /** For times, before a zone was saved. */
  browserZone: string;
  now: Instant;
}

/** Where somebody is sent mails, and which (docs/product.md 15.8). */
export function Mails({ settings, browserZone, now }: MailsProps) {
  const { timeZone, mails } = useFragment(
    graphql`
      fragment Mails_settings on UserSettings {
        timeZone
        mails {
          ...MailAddress_mails
          ...MailTopics_mails
        }
      }
    `,
    settings,
  );
  return (
    <Stack as="section">
      <Stack gap="tiny">
        <Heading level={2}>Mails</Heading>
        <Text tone="muted">Where we write to you, and what about.</Text>
      </Stack>
      <Stack gap="large">
        <MailAddress mails={mails} timeZone={knownZone(timeZone, browserZone)} now={now} />
        <MailTopics mails={mails} />
      </Stack>
    </Stack>
  );
}
