import { graphql, useFragment } from "react-relay/hooks";
import type { useViewerTimeZone_query$key } from "../../__generated__/useViewerTimeZone_query.graphql.ts";
import { knownZone } from "../../domain/time/zones.ts";

interface ViewerTimeZoneOptions {
  query: useViewerTimeZone_query$key;
  /** The session's host knows it. */
  browserZone: string;
}

/**
 * The zone in which the viewer's times are shown: a signed-in person's setting, else the one that a
 * visitor chose on this site, else the browser's (docs/product.md 5.8). One that this browser does
 * not know is ignored.
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
  return knownZone(userSettings?.timeZone, timeZoneFromCookie, browserZone);
}
