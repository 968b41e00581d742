import {
  type InvitationMethod,
  calendarInvitation,
  invitationMethod,
} from "../../../../src/domain/bookings/calendarFile.ts";
import { visiblePlace } from "../../../../src/domain/bookings/meetingPlace.ts";
import { bookingDetailAddress } from "../../../../src/domain/bookings/addresses.ts";
import { liveAddress } from "../../../../src/domain/live/addresses.ts";
import { meetsHere } from "../../../../src/domain/live/window.ts";
import type { SessionFacts } from "../../../../src/domain/messages/sessionParts.ts";
import { fullName } from "../../../../src/domain/profiles/fullName.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { MailInvitation } from "../../../providers/mail/port.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { MailKey } from "../../../store/ports/messages.ts";
import type { UserRow } from "../../../store/ports/profiles.ts";
import { sessionEventOf } from "../../bookings/sessionEventOf.ts";
import type { ProcessContext } from "../../shared/context.ts";
import type { RunAgain } from "../../shared/reaction.ts";
import type { ComposedMail } from "./sendMail.ts";
import { sessionThread } from "./sessionThread.ts";

type Reader = SessionFacts["reader"];

/** A session as one of the two is told of it. */
export interface ToldSession {
  booking: BookingRow;
  reader: UserRow;
  creator: UserRow;
  facts: SessionFacts;
  /** As a mail says it, in the creator's name to the booker, with what its calendar needs. */
  inThread(
    content: ComposedMail["content"],
    options: { address: string; hasInvitation: boolean },
  ): ComposedMail;
  /** The key of a mail about it to its reader. */
  keyOf(mail: Pick<MailKey, "kind" | "version">): MailKey;
}

/**
 * Tells both sides, one after the other, each whatever becomes of the other. Returns the earlier
 * time at which to run again.
 */
export async function toldToBoth(
  context: ProcessContext,
  booking: BookingRow,
  tell: (session: ToldSession) => Promise<RunAgain | void>,
): Promise<RunAgain | void> {
  const { creatorId, bookerId } = booking;
  const people = await context.store.users.byIds([creatorId, bookerId]);
  const creator = people.find(({ id }) => id === creatorId);
  const booker = people.find(({ id }) => id === bookerId);
  if (creator === undefined || booker === undefined) return;
  const again: Instant[] = [];
  const failures: unknown[] = [];
  // Not at once: a process that is killed has at most one mail sent and not noted.
  for (const reader of READERS) {
    try {
      const busy = await tell(toldSession(context, { booking, creator, booker, reader }));
      if (busy) again.push(busy.againAt);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return again.length === 0 ? undefined : { againAt: Math.min(...again) };
}

const READERS: readonly Reader[] = ["BOOKER", "CREATOR"];

function toldSession(
  { settings, providers }: ProcessContext,
  of: { booking: BookingRow; creator: UserRow; booker: UserRow; reader: Reader },
): ToldSession {
  const { booking, creator, booker } = of;
  const origin = settings.publicUrl;
  const { id: bookingId, channelId, title, startsAt, endsAt } = booking;
  const [reader, other] = of.reader === "BOOKER" ? [booker, creator] : [creator, booker];
  const creatorName = fullName(creator);
  const event = sessionEventOf(booking, { creator, other, origin });
  const inviting = (address: string): MailInvitation => {
    const method: InvitationMethod = invitationMethod(event);
    const organizer = { name: creatorName, email: providers.mail.sender };
    const attendee = { name: fullName(reader), email: address };
    return { method, content: calendarInvitation(event, { organizer, attendee }) };
  };
  return {
    booking,
    reader,
    creator,
    facts: {
      reader: of.reader,
      timeZone: reader.timeZone,
      title,
      otherName: fullName(other),
      startsAt,
      endsAt,
      place: visiblePlace(booking),
      pageUrl: origin + bookingDetailAddress({ slug: creator.slug, bookingId }),
      joinUrl: meetsHere(booking) ? origin + liveAddress({ slug: creator.slug, channelId }) : null,
      hasInvitation: false,
    },
    inThread: (content, { address, hasInvitation }) => ({
      content,
      inNameOf: of.reader === "BOOKER" ? creatorName : null,
      invitation: hasInvitation ? inviting(address) : null,
      thread: sessionThread({ bookingId, readerId: reader.id }),
    }),
    keyOf: (mail) => ({ userId: reader.id, subjectId: bookingId, ...mail }),
  };
}
