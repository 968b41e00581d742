import { refuse } from "../../../src/domain/shared/errors.ts";
import { type RuleBook, isUnlimited } from "../../../src/domain/time/bookingRules.ts";
import type { Instant, Interval } from "../../../src/domain/time/instant.ts";
import { cutOut, overlaps } from "../../../src/domain/time/intervals.ts";
import {
  type TakenSession,
  bufferedInterval,
  decidingInterval,
  type Taken,
  takenTimes,
} from "../../../src/domain/time/takenTimes.ts";
import type { Agenda } from "../../store/ports/bookings.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { readBusyTimes } from "../calendars/readBusyTimes.ts";
import type { ServiceContext } from "../shared/context.ts";

/** Refuses a slot that is not among those that the creator offers. */
export const refuseUnoffered = () => refuse("SLOT_NOT_OFFERED", { field: "timeSlot" });
/** Refuses a slot that is not free. */
export const refuseTaken = () => refuse("SLOT_TAKEN", { field: "timeSlot" });

/**
 * Refuses a slot at which the creator's calendars are busy. They are asked before the agenda is
 * locked: a slow one must not block others.
 */
export async function refuseBusyOutside(
  context: ServiceContext,
  {
    creatorId,
    calendars,
    slot,
    own = null,
    ...offer
  }: Pick<Taken, "rules" | "offerId"> & {
    creatorId: string;
    calendars: readonly CalendarProfileRow[];
    slot: Interval;
    /** The session's present time: that it is in a calendar must not keep it from being moved. */
    own?: Interval | null;
  },
): Promise<void> {
  const interval = bufferedInterval(slot);
  const outside = await readBusyTimes(context, { profiles: calendars, interval });
  const busy = own === null ? outside : cutOut(outside, own);
  const taken = takenTimes({ ...offer, sessions: [], busy });
  if (!taken.some((time) => overlaps(time, slot))) return;
  // Anyone who was shown it as free now sees the remaining slots (docs/product.md 6.6).
  context.shownBusyTimes.forget(creatorId);
  refuseTaken();
}

/**
 * What decides, under the lock of the creator's agenda, whether a slot is free: all sessions, and
 * the holds of others. None are read where only an overlap counts, which the store itself refuses.
 */
export async function sessionsUnderLock(
  store: Transaction,
  agenda: Pick<Agenda, "lapseOver">,
  {
    creatorId,
    bookerId,
    moved,
    ...asked
  }: Asked & {
    creatorId: string;
    bookerId: string;
    /** The booking that is moved, if one is. */
    moved: string | null;
  },
): Promise<readonly TakenSession[]> {
  const { slot, rules, now } = asked;
  if (isUnlimited(rules)) return [];
  await lapseAround(agenda, asked);
  const interval = decidingInterval(slot);
  const query = { creatorId, interval, now, holder: bookerId, moved };
  return (await store.availability.scheduleOf(query)).sessions;
}

interface Asked {
  slot: Interval;
  rules: RuleBook;
  now: Instant;
}

/**
 * Expired holds that buffers and limits count no longer lapse, so that no process whose clock is
 * behind can still confirm them.
 */
export async function lapseAround(
  agenda: Pick<Agenda, "lapseOver">,
  { slot, rules, now }: Asked,
): Promise<void> {
  if (isUnlimited(rules)) return;
  await agenda.lapseOver({ now, meeting: decidingInterval(slot) });
}
