import { graphql, useFragment } from "react-relay/hooks";
import type { useViewerTimeZone_query$key } from "../../__generated__/useViewerTimeZone_query.graphql.ts";

interface ViewerTimeZoneOptions {
  query: useViewerTimeZone_query$key;
  /** The session's host knows it. */
  browserZone: string;
}

/**
 * The zone in which the viewer's times are shown: the one chosen on this site, else the one of the
 * settings, else the browser's.
 */
export function useViewerTimeZone({ query, browserZone }: ViewerTimeZoneOptions): string {
  const { timeZoneFromCookie, userSettings } = useFragment(
    graphql`
      fragment useViewerTimeZone_query on Query
      @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        timeZoneFromCookie
        userSettings @include(if: $isSignedIn) {
          timeZone
        }
      }
    `,
    query,
  );
  return timeZoneFromCookie ?? userSettings?.timeZone ?? browserZone;
}
