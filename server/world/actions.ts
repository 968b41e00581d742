import { parseInstant } from "../../src/domain/time/instant.ts";
import type { MeetingPlace } from "../../src/domain/bookings/meetingPlace.ts";
import { SESSION_WORDING } from "../../src/domain/bookings/sessionConsent.ts";
import { wallTimeAt } from "../../src/domain/time/wallTime.ts";
import type { CardAnswer } from "../providers/cards/portable/local.ts";
import { completePayment } from "../services/payments/completePayment.ts";
import type { Viewer } from "../services/shared/context.ts";
import { cancelBooking } from "../services/bookings/cancelBooking.ts";
import { createBooking } from "../services/bookings/createBooking.ts";
import { rescheduleBooking } from "../services/bookings/rescheduleBooking.ts";
import { endLiveSession } from "../services/live/endLiveSession.ts";
import { joinLiveSession } from "../services/live/joinLiveSession.ts";
import { leaveLiveSession } from "../services/live/leaveLiveSession.ts";
import { sendLiveMessage } from "../services/live/sendLiveMessage.ts";
import { startLiveSession } from "../services/live/startLiveSession.ts";
import { consentToAccess } from "../services/library/consentToAccess.ts";
import { createEntitlement } from "../services/library/createEntitlement.ts";
import { changeMailAddress } from "../services/messages/changeMailAddress.ts";
import { createPayment } from "../services/payments/createPayment.ts";
import { failPayment } from "../services/payments/failPayment.ts";
import { updateBooking } from "../services/bookings/updateBooking.ts";
import { updateMeetingPlace } from "../services/bookings/updateMeetingPlace.ts";
import { updatePayment } from "../services/payments/updatePayment.ts";
import type { BookingRow, IntakeRow } from "../store/ports/bookings.ts";
import type { OneOnOneRow, PublicationRow, TalkRow } from "../store/ports/catalogue.ts";
import type { PaymentRow } from "../store/ports/payments.ts";
import type { BillingDetails, UserRow } from "../store/ports/profiles.ts";
import { type World, signIn } from "./world.ts";

/** A test card of the local card provider. */
export const CARDS = {
  pays: "4242424242424242",
  declines: "4000000000000002",
  asks: "4000002500003155",
  staysPending: "4000000000000077",
} as const;

/** Valid billing details. */
export const DEMO_BILLING: BillingDetails = {
  fullName: "Demo Visitor",
  email: "visitor@demo.example",
  phoneNumber: null,
  isCompany: false,
  companyName: null,
  vatNumber: null,
  firstAddressLine: "Demo Street 1",
  secondAddressLine: null,
  postalCode: "1000",
  city: "Brussels",
  countryCode: "BE",
  state: null,
};

/** Someone in a world. Each method is something they do. */
export interface Person {
  row: UserRow;
  viewer: Viewer;
  /** The story is seen through this person's eyes. */
  signsIn(): Promise<void>;
  /** Takes a slot, which is then held: an instant in ISO 8601. */
  takes(offer: OneOnOneRow, at: string): Promise<BookingRow>;
  /** Takes a slot of a free offer without required questions, and completes the booking. */
  books(offer: OneOnOneRow, at: string): Promise<BookingRow>;
  /** Moves a booking: an instant in ISO 8601. */
  moves(booking: BookingRow, to: string): Promise<BookingRow>;
  /** Cancels a booking, also where it is too late for a refund. */
  cancels(
    booking: BookingRow,
    facts?: { reason?: string; proposesRebooking?: boolean; withoutRefund?: boolean },
  ): Promise<BookingRow>;
  /** Says where they meet this time, as the one who gives the session. */
  changesPlace(booking: BookingRow, place: MeetingPlace): Promise<BookingRow>;
  /** Waits in the channel of a booking for its host. */
  waitsIn(booking: BookingRow): Promise<void>;
  /** Is let into a live session: starts it as its host, or joins it; by default in the first tab. */
  entersSession(booking: BookingRow, participantId?: number): Promise<void>;
  /** Writes a text to the other side of a live session, from the first tab. */
  writesIn(booking: BookingRow, text: string): Promise<void>;
  leavesSession(booking: BookingRow): Promise<void>;
  /** Ends a live session for both, as its host. */
  endsSession(booking: BookingRow): Promise<void>;
  answers(booking: BookingRow, intakes: readonly IntakeRow[]): Promise<BookingRow>;
  /** Opens the payment of what was taken, or of content. */
  opensPayment(item: OneOnOneRow | PublicationRow | TalkRow): Promise<PaymentRow>;
  savesBilling(payment: PaymentRow, billing?: Partial<BillingDetails>): Promise<PaymentRow>;
  /**
   * Sends a card, after the billing details if they weren't saved yet. The provider also tells the
   * server its answer, unless `cardProviderIsAway`.
   */
  sendsCard(payment: PaymentRow, card: keyof typeof CARDS): Promise<CardAnswer>;
  /** Sends a card and comes back: the payment is settled if the provider says so. */
  pays(payment: PaymentRow, card?: keyof typeof CARDS): Promise<PaymentRow>;
  /** Cancels a payment; what was held for it is free again. */
  givesUp(payment: PaymentRow): Promise<PaymentRow>;
  /** Consents to immediate delivery of a purchase. */
  agrees(item: PublicationRow | TalkRow): Promise<void>;
  /** Puts free content into the library. */
  keeps(item: PublicationRow | TalkRow): Promise<void>;
  /** Wants mails at an address, and is sent the link that confirms it. */
  wantsMailsAt(address: string): Promise<void>;
}

/** The number of a person's first tab in a live session, different from everybody else's. */
const tabOf = ({ id }: UserRow) => 1_000 + Number(id.replaceAll(/\D/g, ""));

/**
 * Someone in this world. Each method runs the server's own use case, and resolves when the
 * reactions to it have run as well.
 */
export function personOf(world: World, row: UserRow): Person {
  const viewer: Viewer = { userId: row.id, role: row.role };
  const context = () => world.contextFor(viewer);
  const done = async <T>(deed: Promise<T>): Promise<T> => {
    const result = await deed;
    await world.drain();
    return result;
  };
  const savesBilling: Person["savesBilling"] = (payment, billing = {}) =>
    done(
      updatePayment(context(), {
        ...DEMO_BILLING,
        ...billing,
        paymentId: payment.id,
        saveBillingDetails: false,
        sessionWordingVersion: SESSION_WORDING.version,
      }),
    );
  const sendsCard: Person["sendsCard"] = async (payment, card) => {
    const ready = payment.clientSecret === null ? await savesBilling(payment) : payment;
    const typed = { cardNumber: CARDS[card], expiry: "12/40", cvc: "123" };
    return done(world.cards.confirm({ clientSecret: ready.clientSecret ?? "", ...typed }));
  };
  const takes: Person["takes"] = (offer, at) =>
    done(createBooking(context(), { catalogItemId: offer.id, ...slotAt(at) }));
  const answers: Person["answers"] = (booking, intakes) =>
    done(updateBooking(context(), { id: booking.id, intakes, paymentId: null }));
  const posts = (booking: BookingRow, message: unknown) =>
    done(sendLiveMessage(context(), { channelId: booking.channelId, message }));
  return {
    row,
    viewer,
    waitsIn: (booking) => posts(booking, { kind: "WAIT" }),
    entersSession: async ({ channelId, creatorId }, participantId = tabOf(row)) => {
      const enter = creatorId === row.id ? startLiveSession : joinLiveSession;
      await done(enter(context(), { channelId, participantId }));
    },
    writesIn: (booking, text) =>
      posts(booking, { kind: "TEXT", participantId: tabOf(row), key: text.slice(0, 40), text }),
    leavesSession: async ({ channelId }) =>
      void (await done(leaveLiveSession(context(), { channelId }))),
    endsSession: async ({ channelId }) =>
      void (await done(endLiveSession(context(), { channelId }))),
    signsIn: () => signIn(world, row),
    takes,
    books: async (offer, at) => answers(await takes(offer, at), []),
    cancels: ({ id }, facts = {}) => {
      const command = { id, reason: "Something came up", withoutRefund: true, ...facts };
      return done(cancelBooking(context(), command));
    },
    moves: (booking, to) => done(rescheduleBooking(context(), { id: booking.id, ...slotAt(to) })),
    changesPlace: ({ id }, { kind, details }) => {
      const command = { id, meetingKind: kind, meetingDetails: details };
      return done(updateMeetingPlace(context(), command));
    },
    answers,
    opensPayment: (item) =>
      done(
        createPayment(context(), {
          catalogItemId: item.id,
          amountInCents: item.priceInCents,
          title: item.title,
          description: item.description,
        }),
      ),
    savesBilling,
    sendsCard,
    pays: async (payment, card = "pays") => {
      await sendsCard(payment, card);
      return done(completePayment(context(), { paymentId: payment.id }));
    },
    givesUp: (payment) => done(failPayment(context(), { paymentId: payment.id })),
    agrees: async (item) =>
      void (await done(consentToAccess(context(), { catalogItemId: item.id }))),
    keeps: async (item) =>
      void (await done(createEntitlement(context(), { catalogItemId: item.id }))),
    wantsMailsAt: (address) => done(changeMailAddress(context(), { address })),
  };
}

/** A slot as a call names it. */
function slotAt(iso: string) {
  const [date = "", timeSlot = ""] = new Date(wallTimeAt("UTC", instantOf(iso)))
    .toISOString()
    .split("T");
  return { date, timeSlot: timeSlot.slice(0, 8), timeZone: "UTC" };
}

/** An instant of a scene, which is written by hand. */
export function instantOf(iso: string): number {
  const parsed = parseInstant(iso);
  if (parsed === null) throw new Error(`not an instant: ${iso}`);
  return parsed;
}
