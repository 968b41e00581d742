import { graphql, useFragment } from "react-relay/hooks";
import type { TalkFacts_talk$key } from "../../../__generated__/TalkFacts_talk.graphql.ts";
import type { TalkFacts_query$key } from "../../../__generated__/TalkFacts_query.graphql.ts";
import { useViewerTimeZone } from "../../../components/profiles/useViewerTimeZone.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { useBrowserZone } from "../../../session/useBrowserZone.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

interface TalkFactsProps {
  talk: TalkFacts_talk$key;
  query: TalkFacts_query$key;
}

/** When and where a talk is given. */
export function TalkFacts({ talk, query }: TalkFactsProps) {
  const { eventName, eventLocation, eventUrl, eventDate, isHappeningNow, durationInMinutes } =
    useFragment(
      graphql`
        fragment TalkFacts_talk on Talk {
          eventName
          eventLocation
          eventUrl
          eventDate
          isHappeningNow
          durationInMinutes
        }
      `,
      talk,
    );
  const { host } = useSession();
  const viewer = useFragment(
    graphql`
      fragment TalkFacts_query on Query @argumentDefinitions(isSignedIn: { type: "Boolean!" }) {
        ...useViewerTimeZone_query @arguments(isSignedIn: $isSignedIn)
      }
    `,
    query,
  );
  const timeZone = useViewerTimeZone({ query: viewer, browserZone: useBrowserZone() });
  const at = eventDate ? parseInstant(eventDate) : null;
  const duration = durationInMinutes ?? null;
  const isOver = at !== null && at <= host.now() && !isHappeningNow;
  const place = [eventName, eventLocation].filter(Boolean).join(", ");
  return (
    <Stack gap="tiny">
      {(isHappeningNow || isOver) && (
        <div>{isOver ? <Badge>Past talk</Badge> : <Badge tone="success">Happening now</Badge>}</div>
      )}
      {place && <Text dir="auto">{place}</Text>}
      {eventDate && at !== null && (
        <Text tone="muted">
          <time dateTime={eventDate}>{friendlyDate(at, timeZone)}</time>, {zoneLabel(timeZone, at)}
          {duration !== null && `, ${duration} minutes`}
        </Text>
      )}
      {eventUrl && !isOver && (
        <Text>
          <Link href={eventUrl} target="_blank">
            Event page <Icon name="arrowUpRight" />
          </Link>
        </Text>
      )}
    </Stack>
  );
}
