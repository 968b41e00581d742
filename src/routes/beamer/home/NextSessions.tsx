import { graphql, useFragment } from "react-relay/hooks";
import type { NextSessions_query$key } from "../../../__generated__/NextSessions_query.graphql.ts";
import { GivenSession } from "../../../components/bookings/GivenSession.tsx";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { EntryList } from "../../../ui/EntryList/EntryList.tsx";
import { Cluster, Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";

/** The next three sessions that a creator gives. */
export function NextSessions({ query }: { query: NextSessions_query$key }) {
  const data = useFragment(
    graphql`
      fragment NextSessions_query on Query {
        bookingsForCurrentCreator(period: COMING, first: 3) {
          edges {
            node {
              id
              ...GivenSession_booking
            }
          }
        }
        ...useViewerTimeZone_query @arguments(isSignedIn: true)
      }
    `,
    query,
  );
  const { host } = useSession();
  const timeZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { edges } = data.bookingsForCurrentCreator;
  return (
    <Card as="section" padding="large">
      <Stack>
        <Cluster justify="between">
          <Heading level={2}>What’s next</Heading>
          <Link href={PATHS.beamerBookings}>All bookings</Link>
        </Cluster>
        {edges.length === 0 ? (
          <Text tone="muted">
            Nobody has booked a call yet. When somebody does, the session appears here.
          </Text>
        ) : (
          <EntryList label="Next sessions">
            {edges.map(({ node }) => (
              <GivenSession
                key={node.id}
                booking={node}
                {...{ timeZone }}
                clock={host}
                headingLevel={3}
              />
            ))}
          </EntryList>
        )}
      </Stack>
    </Card>
  );
}
