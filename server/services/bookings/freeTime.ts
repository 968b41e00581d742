import { refuse } from "../../../src/domain/shared/errors.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import { cutOut, overlaps } from "../../../src/domain/time/intervals.ts";
import type { CalendarProfileRow } from "../../store/ports/calendars.ts";
import { readBusyTimes } from "../calendars/readBusyTimes.ts";
import type { ServiceContext } from "../shared/context.ts";

/** Refuses a slot that is not among those that the creator offers. */
export const refuseUnoffered = () => refuse("SLOT_NOT_OFFERED", { field: "timeSlot" });
/** Refuses a slot that is not free. */
export const refuseTaken = () => refuse("SLOT_TAKEN", { field: "timeSlot" });

/** Whether something of this meets the slot. */
export const isBusy = (slot: Interval, busy: readonly Interval[]) =>
  busy.some((interval) => overlaps(interval, slot));

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
  }: {
    creatorId: string;
    calendars: readonly CalendarProfileRow[];
    slot: Interval;
    /** The session's present time: that it is in a calendar must not keep it from being moved. */
    own?: Interval | null;
  },
): Promise<void> {
  const outside = await readBusyTimes(context, { profiles: calendars, interval: slot });
  if (!isBusy(slot, own === null ? outside : cutOut(outside, own))) return;
  // Anyone who was shown it as free now sees the remaining slots (docs/product.md 6.6).
  context.shownBusyTimes.forget(creatorId);
  refuseTaken();
}
