import type { BOOKING_HOLD, BOOKING_TRANSITIONS } from "../../../src/domain/bookings/lifecycle.ts";
import { keysOf } from "../../../src/domain/shared/lifecycle.ts";
import type { PaymentState } from "../../../src/domain/generated/enums.ts";
import type { Agenda, BookingRow, CancellationRow, NewHold, Step } from "../ports/bookings.ts";
import type { LiveSessionRow, LockedLiveSession } from "../ports/live.ts";
import type { LockedPayment, NewPayment, PaymentRow } from "../ports/payments.ts";
import type { Store } from "../ports/store.ts";
import { holdRow } from "../factories/bookings.ts";
import { NOW } from "../factories/now.ts";
import { SALE, paymentRow } from "../factories/payments.ts";

type BookingTransitions = typeof BOOKING_TRANSITIONS;
type ReachedBy<Name> = Name extends keyof BookingTransitions
  ? BookingTransitions[Name]["moves"][keyof BookingTransitions[Name]["moves"]]
  : never;

/** A standing that a booking begins with, or that some transition leads to. */
type ReachedStanding =
  | (typeof BOOKING_HOLD)["begins"][number]
  | ReachedBy<keyof BookingTransitions>;

export const CANCELLATION: CancellationRow = {
  by: "CREATOR",
  reason: "I’m ill",
  at: NOW,
  proposesRebooking: true,
};

/** The transition from a hold to a standing; null for a hold itself. */
const BOOKING_STEPS: Readonly<
  Record<ReachedStanding, ((agenda: Agenda, step: Step) => Promise<unknown>) | null>
> = {
  "HELD/FREE": null,
  "HELD/PENDING": null,
  "CONFIRMED/FREE": (agenda, step) => agenda.confirm({ ...step, intakes: [] }),
  "CONFIRMED/PAID": (agenda, step) => agenda.pay(step),
  "CANCELLED/FREE": async (agenda, step) => {
    await agenda.confirm({ ...step, intakes: [] });
    await agenda.cancel({ ...step, cancellation: CANCELLATION });
  },
  "CANCELLED/PAID": async (agenda, step) => {
    await agenda.pay(step);
    await agenda.cancel({ ...step, cancellation: CANCELLATION });
  },
  "CANCELLED/REFUNDED": async (agenda, step) => {
    await agenda.pay(step);
    await agenda.cancel({ ...step, cancellation: CANCELLATION });
    await agenda.refund(step);
  },
  "LAPSED/FREE": (agenda, step) => agenda.lapse(step),
  "LAPSED/EXPIRED": (agenda, step) => agenda.lapse(step),
  "LAPSED/FAILED": (agenda, step) => agenda.fail(step),
  "LAPSED/REFUNDED": (agenda, step) => agenda.refund(step),
};

export const REACHED_STANDINGS = keysOf(BOOKING_STEPS);

/** Holds a slot and moves the booking to a standing; null when its time is taken. */
export async function book(
  store: Store,
  facts: Partial<NewHold> & { id: string; standing?: ReachedStanding },
): Promise<BookingRow | null> {
  const { standing = "CONFIRMED/FREE", ...rest } = facts;
  const priceInCents = standing.endsWith("/FREE") ? 0 : 5000;
  const hold = holdRow({ priceInCents, ...rest });
  return store.transaction(async (inside) => {
    const agenda = await inside.agendaOf(hold.creatorId);
    if ((await agenda.hold(hold)) === null) return null;
    await BOOKING_STEPS[standing]?.(agenda, { id: hold.id, at: NOW });
    return agenda.byId(hold.id);
  });
}

/** A change of one creator's agenda. */
export function inAgenda<T>(
  store: Store,
  work: (agenda: Agenda) => Promise<T>,
  creatorId = "creator",
): Promise<T> {
  return store.transaction(async (inside) => work(await inside.agendaOf(creatorId)));
}

/** A change of one live session, opened if there is none; the row as it is then. */
export function inSession(
  store: Store,
  opening: { channelId: string; bookingId: string; at?: number },
  work: (session: LockedLiveSession) => Promise<unknown> = async () => undefined,
): Promise<LiveSessionRow> {
  return store.transaction(async (inside) => {
    const session = await inside.lockLiveSession({ at: NOW, ...opening });
    await work(session);
    return session.row;
  });
}

const PAYMENT_STEPS: Readonly<
  Record<PaymentState, ((payment: LockedPayment) => Promise<unknown>) | null>
> = {
  OPEN: null,
  PROCESSING: (payment) => payment.process({ at: NOW }),
  // Its attempt can still be charged, as after a card that the bank declined in the end.
  FAILED: async (payment) => {
    await payment.process({ at: NOW });
    await payment.decline({ at: NOW });
  },
  PAID: (payment) => payment.pay({ at: NOW, cardCountryCode: "BE", sale: SALE }),
  REFUNDED: (payment) => payment.refund({ at: NOW, sale: SALE, by: "PLATFORM" }),
};

/**
 * Opens a payment and moves it to a state; null when the buyer has an unsettled one for the item.
 */
export async function openPayment(
  store: Store,
  facts: Partial<NewPayment> & { id: string; state?: PaymentState },
): Promise<PaymentRow | null> {
  const { state = "OPEN", ...rest } = facts;
  const opened = await store.transaction((inside) => inside.openPayment(paymentRow(rest)));
  const step = PAYMENT_STEPS[state];
  return opened && step ? changePayment(store, rest.id, step) : opened;
}

/** A change of one payment; the row as it is then. */
export function changePayment(
  store: Store,
  id: string,
  work: (payment: LockedPayment) => Promise<unknown>,
): Promise<PaymentRow> {
  return store.transaction(async (inside) => {
    const payment = await inside.lockPayment(id);
    if (payment === null) throw new Error(`no row ${id}`);
    await work(payment);
    return payment.row;
  });
}
