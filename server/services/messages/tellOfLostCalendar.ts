import { calendarLostMail } from "../../../src/domain/messages/creatorMails.ts";
import { PATHS } from "../../../src/domain/shared/paths.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";

/**
 * Reaction to a calendar account whose access was lost, or of which a calendar refuses sessions:
 * tells its owner, unless it works again by then.
 */
export async function tellOfLostCalendar(
  context: ProcessContext,
  { subjectId, at }: Pick<Due, "subjectId" | "at">,
): Promise<RunAgain | void> {
  const account = await context.store.calendars.byId(subjectId);
  if (account === null || !isLost(account)) return;
  const url = context.settings.publicUrl + PATHS.beamerCalendars;
  return sendMail(context, {
    mails: [{ userId: account.ownerId, subjectId, kind: "CALENDAR_LOST", version: String(at) }],
    compose: () => ({ content: calendarLostMail({ ...namesIn(account), url }) }),
  });
}

const isLost = ({ profileConnected, calendars }: CalendarProfileRow) =>
  !profileConnected || calendars.some(({ refusesEntries }) => refusesEntries);

/** The account, and the calendar in it where only that one refuses. */
function namesIn({ profileName, profileConnected, calendars }: CalendarProfileRow) {
  const refusing = calendars.find(({ refusesEntries }) => refusesEntries);
  const calendarName = profileConnected ? (refusing?.calendarName ?? null) : null;
  return { accountName: profileName, calendarName };
}
