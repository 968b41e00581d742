import { refuse } from "../../../src/domain/shared/errors.ts";
import { createBookingInput } from "../../../src/domain/bookings/inputs/createBooking.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { HOLD_MS } from "../../../src/domain/shared/limits.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import { overlaps } from "../../../src/domain/time/intervals.ts";
import { offeredSlotAt } from "../../../src/domain/time/slots.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { isUnconfirmed, readAgenda, requireHours } from "../availability/readAvailability.ts";
import { isOnSale, readItemOf } from "../catalogue/readItem.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * Takes a slot: a free offer is booked, a paid one held for 15 minutes. The same call again returns
 * the same booking; another slot of the same offer gives up what was not confirmed yet.
 * Refuses with `NOT_FOUND`, `OWN_OFFER`, `SLOT_NOT_OFFERED` and `SLOT_TAKEN`.
 */
export async function createBooking(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const { catalogItemId, ...wanted } = parseInput(createBookingInput, command);
  const offer = await readItemOf(context, { id: catalogItemId, category: "ONE_ON_ONE" });
  if (offer.creatorId === userId) refuse("OWN_OFFER");
  if (!(await isOnSale(context, offer))) refuse("NOT_FOUND");
  const slot = offeredSlotAt({
    hours: await requireHours(context, offer.creatorId),
    durationInMinutes: offer.durationInMinutes,
    // Whether it is still free is asked below, under the lock.
    busy: [],
    now: context.now(),
    ...wanted,
  });
  if (slot === null) return refuse("SLOT_NOT_OFFERED", { field: "timeSlot" });

  const standing = await findSame(context, { offer, slot, userId });
  if (standing !== null) return standing;
  await refuseBusy(context, { offer, slot });
  return context.store.transaction((store) => claim(context, { store, offer, slot, userId }));
}

interface Wanted {
  offer: OneOnOneRow;
  slot: Interval;
  userId: string;
}

/** The booking that the same call made before. */
async function findSame(
  context: ServiceContext,
  { offer, slot, userId }: Wanted,
): Promise<BookingRow | null> {
  const now = context.now();
  const standing = await context.store.bookings.standingOf({
    bookerId: userId,
    creatorId: offer.creatorId,
    now,
  });
  const same = standing.find(
    (row) =>
      row.itemId === offer.id &&
      row.startsAt === slot.start &&
      (row.paymentStatus !== "PENDING" || (row.holdExpiresAt ?? 0) > now),
  );
  return same ?? null;
}

/** Outside calendars are asked before the lock is taken: a slow one must not hold up others. */
async function refuseBusy(
  context: ServiceContext,
  { offer, slot }: Pick<Wanted, "offer" | "slot">,
): Promise<void> {
  const { busy } = await readAgenda(context, { offer, interval: slot });
  if (busy.some((interval) => overlaps(interval, slot)))
    refuse("SLOT_TAKEN", { field: "timeSlot" });
}

async function claim(
  context: ServiceContext,
  { store, offer, slot, userId }: Wanted & { store: Store },
): Promise<BookingRow> {
  const now = context.now();
  const { creatorId } = offer;
  await store.users.lock(creatorId);
  await store.bookings.expireHolds({ creatorId, now });

  const standing = await store.bookings.standingOf({ bookerId: userId, creatorId, now });
  const same = standing.find((row) => row.itemId === offer.id && row.startsAt === slot.start);
  if (same !== undefined) return same;
  await giveUpUnconfirmed({ store, standing, offer, slot });

  const isFree = offer.priceInCents === 0;
  const row: BookingRow = {
    id: context.newId("bkg"),
    itemId: offer.id,
    creatorId,
    bookerId: userId,
    startsAt: slot.start,
    endsAt: slot.end,
    paymentStatus: isFree ? "FREE" : "PENDING",
    holdExpiresAt: isFree ? null : now + HOLD_MS,
    confirmedAt: null,
    paymentId: null,
    intakes: [],
    createdAt: now,
  };
  if (!(await store.bookings.claim(row))) refuse("SLOT_TAKEN", { field: "timeSlot" });
  await store.outbox.append(
    row.holdExpiresAt === null
      ? { name: "bookingConfirmed", subjectId: row.id, dueAt: now, at: now }
      : { name: "bookingHeld", subjectId: row.id, dueAt: row.holdExpiresAt, at: now },
  );
  return row;
}

/**
 * Who picks another time has given up the first, unless it is confirmed, or paid; and a visitor's own
 * hold, on whatever offer, never blocks that visitor.
 */
async function giveUpUnconfirmed(of: {
  store: Store;
  standing: readonly BookingRow[];
  offer: OneOnOneRow;
  slot: Interval;
}): Promise<void> {
  const { store, standing, offer, slot } = of;
  const givenUp = standing.filter((row) => {
    if (!isUnconfirmed(row, offer)) return false;
    return row.itemId === offer.id || overlaps({ start: row.startsAt, end: row.endsAt }, slot);
  });
  for (const row of givenUp) {
    await store.bookings.update(row.id, { paymentStatus: "EXPIRED", holdExpiresAt: null });
  }
}
