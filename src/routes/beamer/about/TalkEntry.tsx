import { type ComponentProps, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TalkEntry_talk$key } from "../../../__generated__/TalkEntry_talk.graphql.ts";
import { DeleteItem } from "../../../components/catalogue/DeleteItem.tsx";
import { StatusControl } from "../../../components/catalogue/StatusControl.tsx";
import { PreviewNote } from "../../../components/documents/PreviewNote.tsx";
import { talkEditAddress } from "../../../domain/catalogue/addresses.ts";
import { calendarLeaf, friendlyDate } from "../../../domain/time/format.ts";
import { parseInstant } from "../../../domain/time/instant.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { DateBadge } from "../../../ui/DateBadge/DateBadge.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { IconTile } from "../../../ui/IconTile/IconTile.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./TalkEntry.module.css";

interface TalkEntryProps extends Pick<ComponentProps<typeof DeleteItem>, "focusAfter"> {
  talk: TalkEntry_talk$key;
  timeZone: string;
  /** The one that the address asks for. */
  isSought: boolean;
}

/** A talk of the list, with what its creator can do about it. */
export function TalkEntry({ talk, timeZone, isSought, focusAfter }: TalkEntryProps) {
  const data = useFragment(
    graphql`
      fragment TalkEntry_talk on Talk {
        id
        title
        eventDate
        eventName
        eventLocation
        document {
          name
          previewState
        }
        ...StatusControl_item
        ...DeleteItem_item
      }
    `,
    talk,
  );
  const { id, title, eventDate, eventName, eventLocation, document } = data;
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isSought) return;
    // After the page has put itself at its top and the focus on its heading.
    const frame = requestAnimationFrame(() => {
      entry.current?.scrollIntoView({ block: "center" });
      entry.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isSought]);

  const at = eventDate ? parseInstant(eventDate) : null;
  const place = [eventName, eventLocation].filter(Boolean).join(", ");
  const name = title || document?.name || "untitled talk";
  return (
    <li
      ref={entry}
      className={styles.entry}
      tabIndex={isSought ? -1 : undefined}
      data-sought={isSought || undefined}
    >
      {eventDate && at !== null ? (
        <DateBadge
          {...calendarLeaf(at, timeZone)}
          label={friendlyDate(at, timeZone)}
          dateTime={eventDate}
        />
      ) : (
        <IconTile name="mic" />
      )}
      <div className={styles.words}>
        <Heading level={3} size="section" dir="auto">
          {title || "Untitled talk"}
        </Heading>
        {!title && document && (
          <Text size="small" tone="muted" dir="auto">
            {document.name}
          </Text>
        )}
        {place && (
          <Text size="small" dir="auto">
            {place}
          </Text>
        )}
        {at !== null && (
          <Text size="small" tone="muted">
            {friendlyDate(at, timeZone)}
          </Text>
        )}
        <PreviewNote state={document?.previewState ?? null} />
        <div className={styles.actions}>
          <StatusControl item={data} />
          <Cluster gap="tiny" startsQuiet>
            <ButtonLink variant="quiet" href={talkEditAddress(id)} icon={<Icon name="edit" />}>
              Edit<VisuallyHidden> {name}</VisuallyHidden>
            </ButtonLink>
            <DeleteItem item={data} focusAfter={focusAfter} />
          </Cluster>
        </div>
      </div>
    </li>
  );
}
