import { graphql, usePaginationFragment } from "react-relay/hooks";
import type { BookingListPaginationQuery } from "../../../__generated__/BookingListPaginationQuery.graphql.ts";
import type { BookingList_query$key } from "../../../__generated__/BookingList_query.graphql.ts";
import { GivenSession } from "../../../components/bookings/GivenSession.tsx";
import { ShowMore } from "../../../components/page/ShowMore.tsx";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import type { BookingPeriod } from "../../../domain/generated/enums.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { EntryList } from "../../../ui/EntryList/EntryList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { calendar } from "../../../ui/Ornament/drawings/calendar.tsx";
import { sessions } from "../../../ui/Ornament/drawings/sessions.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** Sessions to come, the next one first, or past ones, the latest first. */
export function BookingList(props: { query: BookingList_query$key; period: BookingPeriod }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BookingListPaginationQuery,
    BookingList_query$key
  >(
    graphql`
      fragment BookingList_query on Query
      @argumentDefinitions(
        period: { type: "BookingPeriod!" }
        count: { type: "Int" }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "BookingListPaginationQuery") {
        bookingsForCurrentCreator(period: $period, first: $count, after: $cursor)
          @connection(key: "BookingList_bookingsForCurrentCreator") {
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
    props.query,
  );
  const { host } = useSession();
  const timeZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const { edges } = data.bookingsForCurrentCreator;
  if (edges.length === 0) return props.period === "PAST" ? <NonePast /> : <NoneComing />;
  return (
    <Stack gap="large">
      <Text size="small" tone="muted">
        Times are shown in {zoneLabel(timeZone, host.now())}.{" "}
        <Link href={PATHS.beamerSettings}>Change</Link>
      </Text>
      <EntryList label={props.period === "PAST" ? "Past sessions" : "Upcoming sessions"}>
        {edges.map(({ node }) => (
          <GivenSession key={node.id} booking={node} timeZone={timeZone} clock={host} />
        ))}
      </EntryList>
      <ShowMore {...{ hasNext, isLoadingNext, loadNext }} />
    </Stack>
  );
}

function NoneComing() {
  return (
    <EmptyState
      ornament={calendar}
      title="No upcoming sessions"
      action={
        <ButtonLink variant="primary" href={PATHS.beamerOfferings}>
          See your offerings
        </ButtonLink>
      }
    >
      When somebody books a call with you, its date and their answers appear here.
    </EmptyState>
  );
}

function NonePast() {
  return (
    <EmptyState ornament={sessions} title="No past sessions">
      Sessions you’ve given appear here.
    </EmptyState>
  );
}
