import { graphql } from "react-relay/hooks";
import type { AudienceScreenQuery } from "../../../__generated__/AudienceScreenQuery.graphql.ts";
import { ExportButton } from "../../../components/exports/ExportButton.tsx";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { download } from "../../../documents/download.ts";
import { EXPORT_PATHS } from "../../../domain/shared/exports.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useMe, useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { Cluster, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { people } from "../../../ui/Ornament/drawings/people.tsx";
import { Heading } from "../../../ui/Type/Type.tsx";
import { AudienceTable } from "./AudienceTable.tsx";

/** Who did something with a creator's content. */
export function AudienceScreen() {
  const query = useRouteQuery<AudienceScreenQuery>(graphql`
    query AudienceScreenQuery @preloadable {
      creatorAudience(first: 100) {
        totalCount
        ...AudienceTable_page
      }
      ...useViewerTimeZone_query @arguments(isSignedIn: true)
    }
  `);
  const session = useSession();
  const { host } = session;
  const timeZone = useViewerTimeZone({ query, browserZone: host.timeZone });
  const me = useMe();
  const { creatorAudience } = query;
  return (
    <Page>
      <DocumentTitle>Audience</DocumentTitle>
      <Stack gap="large">
        <Cluster justify="between">
          <Heading level={1}>Audience</Heading>
          {creatorAudience.totalCount > 0 && (
            <ExportButton
              download={() => download(session, EXPORT_PATHS.audience)}
              fileName="audience.csv"
            />
          )}
        </Cluster>
        {creatorAudience.totalCount > 0 ? (
          <AudienceTable page={creatorAudience} timeZone={timeZone} now={host.now()} />
        ) : (
          <EmptyState
            ornament={people}
            title="No audience yet"
            action={
              me && (
                <ButtonLink variant="primary" href={profileAddress(me.slug)}>
                  Open your page
                </ButtonLink>
              )
            }
          >
            Anyone who visits your page while signed in, or books or buys something from you,
            appears here. Share your page to get started.
          </EmptyState>
        )}
      </Stack>
    </Page>
  );
}
