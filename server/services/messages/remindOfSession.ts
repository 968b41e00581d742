import { type ReminderLead, remindersOf } from "../../../src/domain/messages/reminders.ts";
import { reminderMail } from "../../../src/domain/messages/sessionMails.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { sendMail } from "./steps/sendMail.ts";
import { toldToBoth } from "./steps/toldSession.ts";

/**
 * Reaction to a session that was booked or moved: reminds both sides of it, by its present start,
 * and asks to be run again for the next reminder (docs/product.md 15.4).
 */
export async function remindOfSession(
  context: ProcessContext,
  { subjectId }: Pick<Due, "subjectId">,
): Promise<RunAgain | void> {
  const booking = await context.store.bookings.byId(subjectId);
  if (booking?.state !== "CONFIRMED") return;
  const { startsAt } = booking;
  const { due, againAt } = remindersOf({ startsAt, chosenAt: chosenAt(booking) }, context.now());
  const busy = due === null ? undefined : await remind(context, booking, due);
  return busy ?? (againAt === null ? undefined : { againAt });
}

const chosenAt = ({ moves, confirmedAt, createdAt }: BookingRow) =>
  moves.at(-1)?.at ?? confirmedAt ?? createdAt;

function remind(
  context: ProcessContext,
  booking: BookingRow,
  lead: ReminderLead,
): Promise<RunAgain | void> {
  return toldToBoth(context, booking, ({ facts, keyOf, inThread }) =>
    sendMail(context, {
      mails: [keyOf({ kind: "REMINDER", version: `${lead} ${booking.startsAt}` })],
      compose: (_begun, address) =>
        inThread(reminderMail(facts, lead), { address, hasInvitation: false }),
    }),
  );
}
