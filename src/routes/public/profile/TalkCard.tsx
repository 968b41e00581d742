import { graphql, useFragment } from "react-relay/hooks";
import type { TalkCard_talk$key } from "../../../__generated__/TalkCard_talk.graphql.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Card, CardBody, CardMedia } from "../../../ui/Card/Card.tsx";
import { Cover } from "../../../ui/Cover/Cover.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./TalkCard.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

/** A talk: what it is called, where and when. */
export function TalkCard({ talk, timeZone }: { talk: TalkCard_talk$key; timeZone: string }) {
  const data = useFragment(
    graphql`
      fragment TalkCard_talk on Talk {
        title
        eventName
        eventUrl
        eventLocation
        eventDate
        isHappeningNow
        thumbnails {
          systemFullPath
        }
        ...StatusBadge_item
      }
    `,
    talk,
  );
  const { title, eventName, eventUrl, eventLocation, eventDate } = data;
  const at = eventDate ? parseInstant(eventDate) : null;
  const place = [eventName, eventLocation].filter(Boolean).join(", ");
  return (
    <Card as="article" padding="none">
      <CardMedia>
        <Cover title={title} src={data.thumbnails[0]?.systemFullPath} />
      </CardMedia>
      <CardBody>
        <div className={styles.badges}>
          {data.isHappeningNow && <Badge tone="success">Happening now</Badge>}
          <StatusBadge item={data} />
        </div>
        <Heading level={3} size="section" dir="auto">
          {title || "Untitled talk"}
        </Heading>
        {place && (
          <Text size="small" dir="auto">
            {place}
          </Text>
        )}
        {eventDate && at !== null && (
          <Text size="small" tone="muted">
            <time dateTime={eventDate}>{friendlyDate(at, timeZone)}</time>,{" "}
            {zoneLabel(timeZone, at)}
          </Text>
        )}
        {eventUrl && (
          <Text size="small">
            <Link href={eventUrl} target="_blank">
              To the event <Icon name="arrowUpRight" />
            </Link>
          </Text>
        )}
      </CardBody>
    </Card>
  );
}
