import { graphql, usePaginationFragment } from "react-relay/hooks";
import { PATHS } from "../../../domain/shared/paths.ts";
import type { SessionListPaginationQuery } from "../../../__generated__/SessionListPaginationQuery.graphql.ts";
import type { SessionList_query$key } from "../../../__generated__/SessionList_query.graphql.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { standingOf } from "../../../domain/bookings/lifecycle.ts";
import { sessionPhase, type SessionPhase } from "../../../domain/bookings/bookings.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { EmptyState } from "../../../ui/EmptyState/EmptyState.tsx";
import { EntryList } from "../../../ui/EntryList/EntryList.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { SessionEntry } from "./SessionEntry.tsx";
import { ShowMore } from "../../../components/page/ShowMore.tsx";
import { OffersLink } from "./OffersLink.tsx";
import { sessions } from "../../../ui/Ornament/drawings/sessions.tsx";

/** In the order in which they ask for attention. */
const parts: readonly { phase: SessionPhase; title: string }[] = [
  { phase: "unpaid", title: "Waiting for payment" },
  { phase: "unfinished", title: "Not finished yet" },
  { phase: "upcoming", title: "Upcoming" },
  { phase: "past", title: "Past" },
];

/** Whom the person meets and has met. */
export function SessionList({ query }: { query: SessionList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SessionListPaginationQuery,
    SessionList_query$key
  >(
    graphql`
      fragment SessionList_query on Query
      @argumentDefinitions(count: { type: "Int" }, cursor: { type: "String" })
      @refetchable(queryName: "SessionListPaginationQuery") {
        bookingsForCurrentUser(first: $count, after: $cursor)
          @connection(key: "SessionList_bookingsForCurrentUser") {
          edges {
            node {
              id
              state
              paymentStatus
              paymentState
              endDate
              ...SessionEntry_entry
            }
          }
        }
        ...useViewerTimeZone_query @arguments(isSignedIn: true)
        ...OffersLink_query
      }
    `,
    query,
  );
  const { host } = useSession();
  const timeZone = useViewerTimeZone({ query: data, browserZone: host.timeZone });
  const now = host.now();
  const entries = data.bookingsForCurrentUser.edges.map(({ node }) => {
    const { state, paymentStatus, paymentState, endDate } = node;
    const session = {
      standing: standingOf({ state, paymentStatus }),
      isPaymentProcessing: paymentState === "PROCESSING",
      endsAt: Date.parse(endDate),
    };
    return { node, phase: sessionPhase(session, now) };
  });
  if (entries.length === 0) {
    return (
      <EmptyState
        ornament={sessions}
        title="No Sessions Booked"
        action={<OffersLink query={data} />}
      >
        When you book a call with a creator, you’ll find it here, with its date and your answers.
      </EmptyState>
    );
  }
  return (
    <Stack gap="large">
      <Text size="small" tone="muted">
        Times are shown in {zoneLabel(timeZone, now)}. <Link href={PATHS.userSettings}>Change</Link>
      </Text>
      {parts.map(({ phase, title }) => {
        const nodes = entries.filter((entry) => entry.phase === phase).map(({ node }) => node);
        if (nodes.length === 0) return null;
        // They come latest first; of those ahead, the next one matters most.
        const ordered = phase === "past" ? nodes : nodes.toReversed();
        return (
          <Stack key={phase}>
            <Heading level={2} size="small">
              {title}
            </Heading>
            <EntryList label={title}>
              {ordered.map((node) => (
                <SessionEntry key={node.id} entry={node} {...{ phase, timeZone }} />
              ))}
            </EntryList>
          </Stack>
        );
      })}
      <ShowMore {...{ hasNext, isLoadingNext, loadNext }} />
    </Stack>
  );
}
