import { graphql, useFragment } from "react-relay/hooks";
import type { SessionEntry_entry$key } from "../../../__generated__/SessionEntry_entry.graphql.ts";
import { BOOKING_BADGES } from "../../../components/bookings/bookingBadges.ts";
import { JoinSession } from "../../../components/live/JoinSession.tsx";
import { PlaceLine } from "../../../components/bookings/PlaceLine.tsx";
import { BuyerAmount } from "../../../components/payments/BuyerAmount.tsx";
import { bookingDetailAddress } from "../../../domain/bookings/addresses.ts";
import { BOOKING_STANDINGS, standingOf } from "../../../domain/bookings/lifecycle.ts";
import type { SessionPhase } from "../../../domain/bookings/bookings.ts";
import { calendarLeaf, friendlyStretch } from "../../../domain/time/format.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Badge } from "../../../ui/Badge/Badge.tsx";
import { DateBadge } from "../../../ui/DateBadge/DateBadge.tsx";
import { Entry } from "../../../ui/EntryList/EntryList.tsx";
import { PersonLine } from "../../../ui/PersonLine/PersonLine.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { UnfinishedState } from "./UnfinishedState.tsx";

const types: Readonly<Record<string, string>> = { ONE_ON_ONE: "1:1 session" };

interface SessionEntryProps {
  entry: SessionEntry_entry$key;
  phase: SessionPhase;
  timeZone: string;
}

/** A session with its creator; an unfinished one links to what is left to do. */
export function SessionEntry({ entry, phase, timeZone }: SessionEntryProps) {
  const session = useFragment(
    graphql`
      fragment SessionEntry_entry on BookingListEntry {
        bookingId
        creatorProfilePicture
        creatorName
        creatorProfessionTitle
        creatorSlug
        title
        type
        price
        vatTreatment
        date
        endDate
        state
        paymentStatus
        placeChangedAt
        meetingPlace {
          ...PlaceLine_place
        }
        liveSession {
          ...JoinSession_session
        }
        ...UnfinishedState_entry
      }
    `,
    entry,
  );
  const { host } = useSession();
  const { date, state, paymentStatus, creatorName, creatorProfessionTitle, placeChangedAt } =
    session;
  const standing = standingOf({ state, paymentStatus });
  const isNotGiven =
    phase === "past" && standing !== null && BOOKING_STANDINGS[standing].phase === "over";
  const isHeld = phase === "unpaid" || phase === "unfinished";
  const stretch = { start: Date.parse(date), end: Date.parse(session.endDate) };
  const when = friendlyStretch(stretch, timeZone);
  const address = bookingDetailAddress({
    slug: session.creatorSlug,
    bookingId: session.bookingId,
    action: "reschedule",
  });
  return (
    <Entry
      title={session.title}
      {...(isHeld ? {} : { href: address })}
      kind={types[session.type] ?? session.type}
      lead={<DateBadge {...calendarLeaf(stretch.start, timeZone)} label="" dateTime={date} />}
      end={
        <>
          <BuyerAmount euro={session.price} vatTreatment={session.vatTreatment} />
          {isNotGiven && <Badge>{BOOKING_BADGES[standing].status}</Badge>}
          {session.liveSession && <JoinSession session={session.liveSession} clock={host} />}
          {isHeld && <UnfinishedState entry={session} timeZone={timeZone} />}
        </>
      }
    >
      <Text size="small">{when}</Text>
      {phase === "upcoming" && (
        <PlaceLine
          place={session.meetingPlace}
          {...(placeChangedAt != null && { changed: { at: placeChangedAt, timeZone } })}
        />
      )}
      <PersonLine name={creatorName} picture={session.creatorProfilePicture}>
        <bdi>{creatorName}</bdi>
        {creatorProfessionTitle && (
          <>
            , <bdi>{creatorProfessionTitle}</bdi>
          </>
        )}
      </PersonLine>
    </Entry>
  );
}
