import type { MailKey } from "../../../store/ports/messages.ts";
import { sessionCalendarOf } from "../../calendars/sessionCalendarOf.ts";
import type { ProcessContext } from "../../shared/context.ts";
import type { ToldSession } from "./toldSession.ts";

/**
 * Whether a mail about a session has an invitation for its reader's calendar: while it isn't over,
 * and not for creators whose calendar gets the session anyway. Who was invited once goes on being
 * told in this way, or their calendar would keep what has changed (docs/product.md 15.6).
 */
export async function invites(
  context: ProcessContext,
  { booking, reader, facts, keyOf }: ToldSession,
): Promise<boolean> {
  const { store, now } = context;
  const { id: bookingId, creatorId, endsAt } = booking;
  if (endsAt <= now()) return false;
  if (facts.reader === "BOOKER") return true;
  const invitation: MailKey = keyOf({ kind: "INVITATION", version: "" });
  const query = { userId: reader.id, kind: "INVITATION", subjectIds: [bookingId] } as const;
  if ((await store.mails.sentAbout(query)).length > 0) return true;
  if ((await sessionCalendarOf(context, { creatorId, bookingId })) !== null) return false;
  await store.mails.end({ mails: [invitation], at: now() });
  return true;
}
