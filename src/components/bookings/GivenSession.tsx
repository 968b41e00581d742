import { graphql, useFragment } from "react-relay/hooks";
import type { GivenSession_booking$key } from "../../__generated__/GivenSession_booking.graphql.ts";
import { bookingDetailAddress } from "../../domain/bookings/addresses.ts";
import { BOOKING_STANDINGS, knownStandingOf } from "../../domain/bookings/lifecycle.ts";
import { formatEuro, toCents } from "../../domain/payments/money.ts";
import { calendarLeaf, friendlyDate, friendlyStretch } from "../../domain/time/format.ts";
import { zoneName } from "../../domain/time/zoneName.ts";
import { isTimeZone, showSameTimes } from "../../domain/time/zones.ts";
import { Badge } from "../../ui/Badge/Badge.tsx";
import { DateBadge } from "../../ui/DateBadge/DateBadge.tsx";
import { DescriptionList } from "../../ui/DescriptionList/DescriptionList.tsx";
import { Disclosure } from "../../ui/Disclosure/Disclosure.tsx";
import { Entry } from "../../ui/EntryList/EntryList.tsx";
import { Price } from "../../ui/Price/Price.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import { JoinSession } from "../live/JoinSession.tsx";
import { BOOKING_BADGES } from "./bookingBadges.ts";
import { PlaceLine } from "./PlaceLine.tsx";
import type { Clock } from "./useNow.ts";
import styles from "./GivenSession.module.css";

interface GivenSessionProps {
  booking: GivenSession_booking$key;
  /** The creator's. */
  timeZone: string;
  clock: Clock;
  headingLevel?: 2 | 3;
}

/** A session as its creator sees it: who comes, when it is for both, and what they answered. */
export function GivenSession({ booking, timeZone, clock, headingLevel = 2 }: GivenSessionProps) {
  const session = useFragment(
    graphql`
      fragment GivenSession_booking on Booking {
        id
        title
        price
        date
        endDate
        state
        paymentStatus
        bookerName
        bookerTimeZone
        meetingPlace {
          ...PlaceLine_place
        }
        liveSession {
          ...JoinSession_session
        }
        moves {
          from
        }
        intakes {
          question
          answer
        }
        creator {
          slug
        }
      }
    `,
    booking,
  );
  const { bookerName, bookerTimeZone, date, state, paymentStatus } = session;
  const stretch = { start: Date.parse(date), end: Date.parse(session.endDate) };
  const standing = knownStandingOf({ state, paymentStatus });
  const badge = BOOKING_BADGES[standing];
  const isFree = session.price === 0;
  // Of a free session that takes place, the price says all.
  const isPlain = isFree && BOOKING_STANDINGS[standing].phase === "booked";
  const movedFrom = session.moves.at(-1)?.from;
  const answers = session.intakes.filter(({ answer }) => answer.trim() !== "");
  const isElsewhere =
    bookerTimeZone != null &&
    isTimeZone(bookerTimeZone) &&
    !showSameTimes(bookerTimeZone, timeZone, stretch);
  return (
    <Entry
      title={session.title}
      headingLevel={headingLevel}
      href={bookingDetailAddress({ slug: session.creator.slug, bookingId: session.id })}
      kind={
        <>
          with <bdi>{bookerName}</bdi>
        </>
      }
      lead={<DateBadge {...calendarLeaf(stretch.start, timeZone)} label="" dateTime={date} />}
      end={
        <>
          {isFree ? (
            <Price text="Free" />
          ) : (
            <Price text={formatEuro(toCents(session.price))} note="excl. VAT" />
          )}
          {session.liveSession && <JoinSession session={session.liveSession} clock={clock} />}
          {!isPlain && <Badge tone={badge.tone}>{badge.status}</Badge>}
        </>
      }
    >
      <Text size="small">{friendlyStretch(stretch, timeZone)}</Text>
      {movedFrom !== undefined && (
        <Text size="small" tone="muted">
          Moved from {friendlyDate(Date.parse(movedFrom), timeZone)}
        </Text>
      )}
      {isElsewhere && (
        <Text size="small" tone="muted">
          For them: {friendlyStretch(stretch, bookerTimeZone)} ({zoneName(bookerTimeZone)})
        </Text>
      )}
      <PlaceLine place={session.meetingPlace} />
      {answers.length > 0 && (
        <div className={styles.answers}>
          <Disclosure label={answers.length === 1 ? "1 answer" : `${answers.length} answers`}>
            <DescriptionList
              items={answers.map(({ question, answer }) => ({ term: question, details: answer }))}
            />
          </Disclosure>
        </div>
      )}
    </Entry>
  );
}
