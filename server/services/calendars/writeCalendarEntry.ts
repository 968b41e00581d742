import type { EntryRefusal } from "../../providers/calendars/port.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { type EntryChange, type EntryRun, nextChange, noteWritten } from "./steps/changeEntry.ts";
import { connectedAccount } from "./steps/credentials.ts";
import { noteRefusing } from "./steps/noteRefusing.ts";
import { noteRevoked } from "./steps/noteRevoked.ts";

/** How often a session may change, or another calendar be tried, during one run. */
const ROUNDS = 5;

/**
 * Reaction to what happens to a booked session: brings its entry in its creator's calendar up to
 * date, or removes it (docs/product.md 5.22). It looks again after each change, as the session may
 * have changed meanwhile, and what another process wrote then may have been written over. Refuses
 * with `CALENDARS_UNAVAILABLE`.
 */
export async function writeCalendarEntry(
  context: ProcessContext,
  { subjectId: bookingId }: Pick<Due, "subjectId">,
  signal?: AbortSignal,
): Promise<RunAgain | void> {
  const booking = await context.store.bookings.byId(bookingId);
  if (booking === null) return;
  const { creatorId } = booking;
  // Most sessions of creators without calendars lock nobody.
  if ((await context.store.calendars.ofOwner(creatorId)).length === 0) return;
  let run: EntryRun = { bookingId, creatorId, refusedBy: [], written: null };
  for (let round = 0; round < ROUNDS; round += 1) {
    // It has failed then, and is run again.
    if (signal?.aborted) return;
    const change = await nextChange(context, run);
    if (change === null) return;
    const outcome = await carryOut(context, { ...change, bookingId });
    if (outcome === "written") run = { ...run, written: change };
    if (outcome === "removed") run = { ...run, written: null };
    if (outcome === "revoked") await noteRevoked(context, [change.account]);
    if (outcome !== "refused") continue;
    run = { ...run, refusedBy: [...run.refusedBy, change] };
    await noteRefusing(context, { ...change, isRefusing: true });
  }
  return { againAt: context.now() };
}

type Asked<Change extends EntryChange> = Change & { bookingId: string };

const carryOut = (context: ProcessContext, change: Asked<EntryChange>) =>
  change.kind === "put" ? put(context, change) : remove(context, change);

async function put(
  context: ProcessContext,
  { account, calendarId, event, bookingId }: Asked<Extract<EntryChange, { kind: "put" }>>,
): Promise<"written" | EntryRefusal> {
  const { title, description, location, startsAt, endsAt, sequence } = event;
  const outcome = await context.providers.calendars.putEntry({
    account: connectedAccount(context, account),
    calendarId,
    entry: { id: bookingId, title, description, location, startsAt, endsAt },
  });
  if (outcome !== "written") return outcome;
  const { id: profileId, ownerId: creatorId } = account;
  const row = { bookingId, profileId, calendarId, endsAt, writtenSequence: sequence };
  await noteWritten(context, { ...row, creatorId });
  await noteRefusing(context, { account, calendarId, isRefusing: false });
  return outcome;
}

async function remove(
  context: ProcessContext,
  { account, calendarId, bookingId }: Asked<Extract<EntryChange, { kind: "remove" }>>,
): Promise<"removed" | EntryRefusal> {
  const outcome = await context.providers.calendars.removeEntry({
    account: connectedAccount(context, account),
    calendarId,
    id: bookingId,
  });
  if (outcome === "removed") await context.store.calendarEntries.delete(bookingId);
  return outcome;
}
