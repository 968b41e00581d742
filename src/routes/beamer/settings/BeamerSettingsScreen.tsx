import { graphql } from "react-relay/hooks";
import type { BeamerSettingsScreenQuery } from "../../../__generated__/BeamerSettingsScreenQuery.graphql.ts";
import { Settings } from "../../../components/profiles/Settings.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { Divider, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** A creator's settings: everybody's, and how they are paid. */
export function BeamerSettingsScreen() {
  const query = useRouteQuery<BeamerSettingsScreenQuery>(graphql`
    query BeamerSettingsScreenQuery @preloadable {
      ...Settings_query
    }
  `);
  const { host } = useSession();
  const buyer = useMe();
  return (
    <Settings
      query={query}
      buyer={buyer}
      browserZone={host.timeZone}
      now={host.now()}
      billingHint="For what you buy from other creators. We fill these in at checkout; you can change them there."
    >
      <Stack as="section" gap="small">
        <Heading level={2}>Payouts</Heading>
        <Text>We don’t make payouts yet, so there is nothing to set up here.</Text>
        <Text tone="muted">
          We still record every sale: <Link href={PATHS.beamerEarnings}>Earnings</Link> shows what
          you’re owed, to the cent.
        </Text>
      </Stack>
      <Divider />
    </Settings>
  );
}
