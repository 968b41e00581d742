import { graphql, useFragment } from "react-relay/hooks";
import type { TalkCard_talk$key } from "../../../__generated__/TalkCard_talk.graphql.ts";
import { itemAddress } from "../../../domain/profiles/addresses.ts";
import { friendlyDate } from "../../../domain/time/format.ts";
import { type Instant, parseInstant } from "../../../domain/time/instant.ts";
import { zoneLabel } from "../../../domain/time/zones.ts";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { Card, CardBody, CardMedia } from "../../../ui/Card/Card.tsx";
import { Cover } from "../../../ui/Cover/Cover.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./TalkCard.module.css";
import { StatusBadge } from "./StatusBadge.tsx";

interface TalkCardProps {
  talk: TalkCard_talk$key;
  /** The creator's. */
  slug: string;
  timeZone: string;
  now: Instant;
}

/** A talk: its title, where and when. */
export function TalkCard({ talk, slug, timeZone, now }: TalkCardProps) {
  const data = useFragment(
    graphql`
      fragment TalkCard_talk on Talk {
        id
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
  const { id, title, eventName, eventUrl, eventLocation, eventDate } = data;
  const at = eventDate ? parseInstant(eventDate) : null;
  const isOver = at !== null && at <= now && !data.isHappeningNow;
  const place = [eventName, eventLocation].filter(Boolean).join(", ");
  return (
    <Card as="article" padding="none">
      <CardMedia>
        <Cover title={title} src={data.thumbnails[0]?.systemFullPath} />
      </CardMedia>
      <CardBody>
        <div className={styles.badges}>
          {data.isHappeningNow && <Badge tone="success">Happening now</Badge>}
          {isOver && <Badge>Past talk</Badge>}
          <StatusBadge item={data} />
        </div>
        <Heading level={3} size="section" dir="auto">
          <Link href={itemAddress({ slug, kind: "talk", itemId: id })} variant="quiet">
            {title || "Untitled talk"}
          </Link>
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
        {/* Where one would register is of no use any more. */}
        {eventUrl && !isOver && (
          <Text size="small">
            <Link href={eventUrl} target="_blank">
              Event page <Icon name="arrowUpRight" />
            </Link>
          </Text>
        )}
      </CardBody>
    </Card>
  );
}
