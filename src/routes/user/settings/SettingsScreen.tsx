import { graphql } from "react-relay/hooks";
import type { SettingsScreenQuery } from "../../../__generated__/SettingsScreenQuery.graphql.ts";
import { Settings } from "../../../components/profiles/Settings.tsx";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";

/** A person's settings. */
export function SettingsScreen() {
  const query = useRouteQuery<SettingsScreenQuery>(graphql`
    query SettingsScreenQuery @preloadable {
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
      billingHint="We fill these in at checkout; you can change them there."
    />
  );
}
