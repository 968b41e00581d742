import type { CalendarEvent } from "../../../../src/domain/bookings/calendarFile.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { CalendarEntryRow } from "../../../store/ports/calendarEntries.ts";
import type { CalendarProfileRow } from "../../../store/ports/calendars.ts";
import type { Transaction } from "../../../store/ports/store.ts";
import { sessionEventOf } from "../../bookings/sessionEventOf.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { entryPlaces, isAt } from "./entryPlaces.ts";

/** A calendar that an entry is written to or removed from. */
interface Target {
  account: CalendarProfileRow;
  /** The calendar's id at its provider. */
  calendarId: string;
}

/** What the calendar service is to be asked for next. */
export type EntryChange =
  | ({ kind: "put"; event: CalendarEvent } & Target)
  | ({ kind: "remove" } & Target);

/** What a run knows of a session's entry. */
export interface EntryRun {
  bookingId: string;
  creatorId: string;
  /** Calendars that have refused a change. */
  refusedBy: readonly Target[];
  /** Where the run itself has written last; null while it hasn't, and once that is removed. */
  written: Target | null;
}

/**
 * Compares what a session's entry is with what it has to be, and notes where it is about to be
 * written: a repetition after a crash finds the same calendar, also when another one has become
 * the default. Null when there is nothing to ask for.
 */
export function nextChange(
  context: Pick<ProcessContext, "store" | "settings" | "now">,
  run: EntryRun,
): Promise<EntryChange | null> {
  return context.store.transaction(async (inside) => {
    // Under the lock of whatever changes the creator's accounts.
    await inside.users.lock(run.creatorId);
    const booking = await inside.bookings.byId(run.bookingId);
    const noted = await inside.calendarEntries.byBookingId(run.bookingId);
    const accounts = await inside.calendars.ofOwner(run.creatorId);
    const present = { accounts, noted };
    if (booking?.state === "CANCELLED") return nextRemoval(inside, run, present);
    // What is over is left as it is, and its row is forgotten in a round of jobs.
    if (booking?.state !== "CONFIRMED" || booking.endsAt <= context.now()) return null;
    const { publicUrl: origin } = context.settings;
    return nextPut(inside, run, { ...present, booking, origin });
  });
}

interface Present {
  accounts: readonly CalendarProfileRow[];
  /** Where the entry is; null if nowhere. */
  noted: CalendarEntryRow | null;
}

async function nextPut(
  { calendarEntries, users }: Transaction,
  run: EntryRun,
  { booking, origin, ...present }: Present & { booking: BookingRow; origin: string },
): Promise<EntryChange | null> {
  const { id: bookingId, creatorId, bookerId, endsAt } = booking;
  const { noted } = present;
  const place = entryPlaces(present).find(
    ({ account, calendar: { calendarId } }) => !hasRefused(run, { account, calendarId }),
  );
  if (place === undefined) {
    if (noted === null) return null;
    // An entry that is out of reach stays noted: it is changed once its account is back.
    if (noted.writtenSequence === null) await calendarEntries.delete(bookingId);
    else await calendarEntries.save({ ...noted, endsAt });
    return null;
  }
  const people = await users.byIds([creatorId, bookerId]);
  const creator = people.find(({ id }) => id === creatorId);
  const other = people.find(({ id }) => id === bookerId);
  if (creator === undefined || other === undefined) return null;
  const event = sessionEventOf(booking, { creator, other, origin });
  const writtenSequence = isAt(noted, place) ? (noted?.writtenSequence ?? null) : null;
  if (writtenSequence === event.sequence) return null;
  const { account } = place;
  const { calendarId } = place.calendar;
  const row = { bookingId, profileId: account.id, calendarId, endsAt, writtenSequence };
  await calendarEntries.save(row);
  return { kind: "put", account, calendarId, event };
}

async function nextRemoval(
  { calendarEntries }: Transaction,
  run: EntryRun,
  { accounts, noted }: Present,
): Promise<EntryChange | null> {
  const profileId = noted?.profileId ?? run.written?.account.id;
  const account = accounts.find(({ id }) => id === profileId);
  // What this run has written may have come after another one has removed and forgotten it.
  const calendarId = noted?.calendarId ?? run.written?.calendarId;
  const isThere = account?.profileConnected && calendarId !== undefined;
  if (isThere && !hasRefused(run, { account, calendarId })) {
    return { kind: "remove", account, calendarId };
  }
  if (noted !== null) await calendarEntries.delete(run.bookingId);
  return null;
}

const hasRefused = ({ refusedBy }: EntryRun, { account, calendarId }: Target) =>
  refusedBy.some((one) => one.account.id === account.id && one.calendarId === calendarId);

/**
 * Records that an entry was written. Also where it is already noted as newer: then it was written
 * over, and has to be written again. Not in an account that was disconnected meanwhile.
 */
export function noteWritten(
  { store }: Pick<ProcessContext, "store">,
  { creatorId, ...row }: CalendarEntryRow & { creatorId: string },
): Promise<void> {
  return store.transaction(async ({ users, calendars, calendarEntries }) => {
    await users.lock(creatorId);
    const accounts = await calendars.ofOwner(creatorId);
    if (accounts.some(({ id }) => id === row.profileId)) await calendarEntries.save(row);
  });
}
