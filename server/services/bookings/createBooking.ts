import { holdRefusal } from "../../../src/domain/bookings/holdLimits.ts";
import { createBookingInput } from "../../../src/domain/bookings/inputs/createBooking.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import { HOLD_MS } from "../../../src/domain/shared/limits.ts";
import { yieldingHolds } from "../../../src/domain/bookings/yieldingHolds.ts";
import type { RuleBook } from "../../../src/domain/time/bookingRules.ts";
import type { Interval } from "../../../src/domain/time/instant.ts";
import {
  intervalOf,
  isFree,
  isWithinRules,
  type NamedSlot,
} from "../../../src/domain/time/slots.ts";
import { decidingInterval } from "../../../src/domain/time/takenTimes.ts";
import type { Hours } from "../../../src/domain/time/weeklyHours.ts";
import type { Agenda, BookingRow } from "../../store/ports/bookings.ts";
import type { OneOnOneRow } from "../../store/ports/catalogue.ts";
import type { Transaction } from "../../store/ports/store.ts";
import { questionsOf } from "../catalogue/questionsOf.ts";
import { isOnSale, readItemOf, writeFor } from "../catalogue/readItem.ts";
import { refuseAtBank } from "../payments/refuseAtBank.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { refuseBusyOutside, refuseTaken, refuseUnoffered, sessionsUnderLock } from "./freeTime.ts";
import { refuseHoldAtBank } from "./refuseHoldAtBank.ts";

/**
 * Holds a slot for 15 minutes. The same call again returns the same booking; another slot of the
 * same offer ends the hold of the first. Refuses with `NOT_FOUND`, `OWN_OFFER`, `SLOT_NOT_OFFERED`,
 * `SLOT_TAKEN`, `TOO_MANY_FREE_BOOKINGS`, `TOO_MANY_HOLDS` and `PAYMENT_PROCESSING`
 * (docs/product.md 6.3, 6.10, 7.12), and with `UNAVAILABLE` in a crowd, see `BookingPace`.
 */
export async function createBooking(
  context: ServiceContext,
  command: unknown,
): Promise<BookingRow> {
  const { userId } = requireViewer(context);
  const { catalogItemId, ...asked } = parseInput(createBookingInput, command);
  const offer = await readItemOf(context, { id: catalogItemId, category: "ONE_ON_ONE" });
  if (offer.creatorId === userId) refuse("OWN_OFFER");
  if (!(await isOnSale(context, offer))) refuse("NOT_FOUND");
  const named = { ...asked, durationInMinutes: offer.durationInMinutes };
  await context.bookingPace.next(offer.creatorId);
  const found = await lookUp(context, { offer, bookerId: userId, named });
  if (found.earlier !== null) return found.earlier;
  const { creatorId, id: offerId } = offer;
  await refuseBusyOutside(context, { ...found, creatorId, offerId });
  const wanted: Wanted = { ...found, offer, bookerId: userId };
  return writeFor(context, offer, () =>
    context.store.transaction(async (store) =>
      hold(context, { ...wanted, store, agenda: await store.agendaOf(offer.creatorId) }),
    ),
  );
}

interface Wanted {
  offer: OneOnOneRow;
  bookerId: string;
  slot: Interval;
  hours: Hours;
  rules: RuleBook;
  /** Copied from the offer. */
  questions: BookingRow["questions"];
}

/**
 * The booking that the same call made before, or else what is known before the creator's calendars
 * are asked and the agenda is locked.
 */
async function lookUp(
  context: ServiceContext,
  { offer, bookerId, named }: Pick<Wanted, "offer" | "bookerId"> & { named: NamedSlot },
) {
  const { store } = context;
  const { creatorId } = offer;
  const now = context.now();
  const slot = intervalOf(named) ?? refuseUnoffered();
  const interval = decidingInterval(slot);
  const [questions, standing, schedule] = await Promise.all([
    questionsOf(context, offer),
    store.bookings.standingOf({ bookerId, creatorId, now }),
    store.availability.scheduleOf({ creatorId, interval, now, holder: bookerId, moved: null }),
  ]);
  const earlier = standing.find((row) => isSame(row, { offer, slot }));
  if (earlier !== undefined) return { earlier };
  const { rules, sessions, calendars } = schedule;
  const hours = schedule.hours ?? refuseUnoffered();
  const asked = { ...named, hours, rules, offerId: offer.id, sessions, busy: [], now };
  if (!isWithinRules(asked, slot)) refuseUnoffered();
  if (!isFree(asked, slot)) refuseTaken();
  return { earlier: null, slot, hours, rules, questions, calendars };
}

function isSame(row: BookingRow, { offer, slot }: Pick<Wanted, "offer" | "slot">): boolean {
  return row.itemId === offer.id && row.startsAt === slot.start;
}

async function hold(
  context: ServiceContext,
  { store, agenda, ...wanted }: Wanted & { store: Transaction; agenda: Agenda },
): Promise<BookingRow> {
  const { offer, slot, bookerId, questions } = wanted;
  const now = context.now();
  await agenda.lapseOver({ now, bookerId });
  const standing = await agenda.standingOf({ bookerId, now });
  const earlier = standing.find((row) => isSame(row, wanted));
  if (earlier !== undefined) return earlier;
  // Not before the lock: the bank may have started while outside calendars were being asked.
  const unsettled = await store.payments.unsettledOf({ buyerId: bookerId, itemId: offer.id });
  if (unsettled !== null) {
    const terms = { ...offer, startsAt: slot.start, endsAt: slot.end };
    await refuseAtBank(agenda, { payment: unsettled, wanted: terms });
  }

  const yielding =
    yieldingHolds({
      ...wanted,
      offerId: offer.id,
      sessions: await sessionsUnderLock(store, agenda, {
        ...wanted,
        creatorId: offer.creatorId,
        now,
        moved: null,
      }),
      own: standing,
      isReplaced: ({ itemId }) => itemId === offer.id,
    }) ?? refuseTaken();
  for (const row of yielding) {
    // One of this offer takes its payment along (docs/product.md 7.12).
    if (row.itemId !== offer.id) await refuseHoldAtBank(store, row);
    await agenda.lapse({ id: row.id, at: now });
  }
  const refusal = holdRefusal(
    {
      withCreator: standing.filter((row) => !yielding.includes(row)),
      holds: await agenda.countHoldsOf({ bookerId, now }),
    },
    { isFree: offer.priceInCents === 0 },
  );
  if (refusal !== null) refuse(refusal);

  const held = await agenda.hold({
    id: context.newId("bkg"),
    itemId: offer.id,
    creatorId: offer.creatorId,
    bookerId,
    channelId: channelIdFrom(context.newSecret()),
    title: offer.title,
    description: offer.description,
    descriptionBulletPoints: offer.descriptionBulletPoints,
    priceInCents: offer.priceInCents,
    startsAt: slot.start,
    endsAt: slot.end,
    holdExpiresAt: now + HOLD_MS,
    questions,
    meetingPlace: offer.meetingPlace,
    createdAt: now,
  });
  return held ?? refuseTaken();
}

/** Of the 43 characters of 256 random bits, the last 22 hold 130. */
const channelIdFrom = (secret: string) => secret.slice(-22);
