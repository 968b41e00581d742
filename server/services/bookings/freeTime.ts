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
 * The sessions and holds of others that decide whether a slot is free, under the lock of the
 * creator's agenda. None are read where only an overlap counts, which the store itself refuses.
 */
export async function othersUnderLock(
  store: Transaction,
  {
    creatorId,
    bookerId,
    slot,
    rules,
    now,
  }: { creatorId: string; bookerId: string; slot: Interval; rules: RuleBook; now: Instant },
): Promise<readonly TakenSession[]> {
  if (isUnlimited(rules)) return [];
  const interval = decidingInterval(slot);
  const query = { creatorId, interval, now, exclude: bookerId };
  return (await store.availability.scheduleOf(query)).sessions;
}
