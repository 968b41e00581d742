import { graphql } from "react-relay/hooks";
import { Navigate, useParams } from "react-router";
import type { LiveScreenQuery } from "../../../__generated__/LiveScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Meeting } from "./Meeting.tsx";

/** Where the host and the booker of a session meet by video. */
export function LiveScreen() {
  const data = useRouteQuery<LiveScreenQuery>(graphql`
    query LiveScreenQuery($channelId: ID!) @preloadable {
      sessionByChannelId(channelId: $channelId) {
        channelId
        joinUrl {
          hostSlug
          relativeUrl
        }
        booking {
          title
        }
        ...Meeting_session
      }
      ...useViewerTimeZone_query @arguments(isSignedIn: true)
    }
  `);
  const { sessionByChannelId: session } = data;
  const { hostSlug, relativeUrl } = session.joinUrl;
  const { host } = useSession();
  const timeZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { slug } = useParams();
  // Below another creator's name, or this one's in capitals.
  if (slug !== hostSlug) return <Navigate to={relativeUrl} replace />;
  return (
    <>
      <DocumentTitle>{session.booking.title}</DocumentTitle>
      <Meeting key={session.channelId} session={session} timeZone={timeZone} />
    </>
  );
}
