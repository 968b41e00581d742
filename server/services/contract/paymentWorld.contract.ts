import { beforeEach, expect } from "vitest";
import type { Person } from "../../world/actions.ts";
import { type Beamer, beamer, user } from "../../world/people.ts";
import { type World, createWorld } from "../../world/world.ts";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import {
  type LocalCards,
  type SignedMessage,
  createLocalCards,
} from "../../providers/cards/portable/local.ts";
import type { OneOnOneRow, PublicationRow } from "../../store/ports/catalogue.ts";
import type { LedgerRow, PaymentRow } from "../../store/ports/payments.ts";
import type { IntentStatus } from "../../providers/cards/port.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { Store } from "../../store/ports/store.ts";
import { completePayment } from "../payments/completePayment.ts";
import { receiveCardEvent } from "../payments/receiveCardEvent.ts";
import type { ServiceContext } from "../shared/context.ts";

export const TUESDAY_TEN = "2026-03-17T09:00:00Z"; // ten o'clock in Brussels
export const TUESDAY_ELEVEN = "2026-03-17T10:00:00Z";

/**
 * A creator with a paid session and a paid drop, two buyers, and a card provider in a test's hands.
 */
export interface PaymentWorld {
  world: World;
  creator: Beamer;
  guest: Person;
  other: Person;
  /** 60 euro, half an hour. */
  offer: OneOnOneRow;
  /** 12 euro. */
  drop: PublicationRow;
  cards: LocalCards;
  /** The provider's undelivered messages, oldest first. */
  messages: SignedMessage[];
  /** Whether the card provider does not answer. */
  outage: { isDown: boolean };
  /** The intent of each refund call. */
  refunds: string[];
  /** Delivers what the provider has said. */
  deliver(): Promise<void>;
  /** Time passes, and the worker does what is due then. */
  passes(milliseconds: number): Promise<void>;
  paymentNow(payment: PaymentRow): Promise<PaymentRow>;
  bookingNow(id: string | null): Promise<BookingRow | null>;
  /** The status of the payment's attempt at the provider. */
  statusOf(payment: PaymentRow): Promise<IntentStatus>;
  /** What its card would be charged, in cents. */
  chargeOf(payment: PaymentRow): Promise<number>;
  /** The context of a call by the guest. */
  asGuest(): ServiceContext;
  /** The guest opens a payment and tells who is billed: a card can be charged for it. */
  begins(item: OneOnOneRow | PublicationRow): Promise<PaymentRow>;
  /** The same for a time of the offer, which the guest takes: ten o'clock unless told otherwise. */
  heldPayment(slot?: string): Promise<PaymentRow>;
  /** The guest's page asks what has become of a payment. */
  completes(payment: PaymentRow): Promise<PaymentRow>;
  /** The buyer's card is sent, and the bank takes its time. */
  isAtBank(payment: PaymentRow): Promise<void>;
  /** The bank pays in the end; the server hasn't heard of it yet. */
  bankPays(payment: PaymentRow): Promise<void>;
  /** The buyer's card goes through; the server hasn't heard of it yet. */
  charges(payment: PaymentRow): Promise<void>;
}

/** The attempt that a card can be charged for. */
export function attemptOf({ id, intentId }: PaymentRow): string {
  if (intentId === null) throw new Error(`${id} has no attempt`);
  return intentId;
}

/** The provider's messages arrive right after the call has read the buyer's library. */
export function deliverOnceLibraryIsRead(
  { loaders: { entitlement } }: ServiceContext,
  at: Pick<PaymentWorld, "deliver">,
): void {
  const load = entitlement.load.bind(entitlement);
  entitlement.load = async (itemId) => {
    const before = await load(itemId);
    await at.deliver();
    return before;
  };
}

/** The world of the test that is running: each test has its own, on an empty store. */
export function paymentWorldOn(openStore: () => Promise<Store>): PaymentWorld {
  const at = {} as PaymentWorld;
  beforeEach(async () => void Object.assign(at, await createPaymentWorld(await openStore())));
  return at;
}

async function createPaymentWorld(store: Store): Promise<PaymentWorld> {
  const world = createWorld({ store });
  const messages: SignedMessage[] = [];
  const refunds: string[] = [];
  const outage = { isDown: false };
  const cards = createLocalCards({
    standIns: world.standIns,
    webhookSecret: "secret of this test's webhook",
    now: world.now,
    newSecret: world.newSecret,
    deliver: async (message) => void messages.push(message),
  });
  const seen = watched(cards, { outage, refunds });
  world.cards = seen;
  world.providers = { ...world.providers, cards: seen };
  // Errors are part of what is tested here.
  world.log = () => undefined;
  const creator = await beamer(world);
  const guest = await user(world, { slug: "guest", email: "guest@demo.example" });
  const other = await user(world, { slug: "other", email: "other@demo.example" });

  const offer = await creator.offers();
  const asGuest = () => world.contextFor(guest.viewer);
  const begins: PaymentWorld["begins"] = async (item) =>
    guest.savesBilling(await guest.opensPayment(item));
  const attempt = (payment: PaymentRow) => cards.readIntent(attemptOf(payment));

  return {
    world,
    creator,
    guest,
    other,
    offer,
    drop: await creator.drops(),
    cards,
    messages,
    outage,
    refunds,
    deliver: async () => {
      for (const message of messages.splice(0)) await receiveCardEvent(world, message);
    },
    passes: async (milliseconds) => {
      world.clock.advance(milliseconds);
      await world.drain();
    },
    paymentNow: async (payment) => (await store.payments.byId(payment.id)) ?? payment,
    bookingNow: (id) => store.bookings.byId(id ?? ""),
    statusOf: async (payment) => (await attempt(payment)).status,
    chargeOf: async (payment) => (await attempt(payment)).amountInCents,
    asGuest,
    begins,
    heldPayment: async (slot = TUESDAY_TEN) => {
      await guest.takes(offer, slot);
      return begins(offer);
    },
    completes: ({ id: paymentId }) => completePayment(asGuest(), { paymentId }),
    isAtBank: async (payment) => void (await guest.sendsCard(payment, "staysPending")),
    bankPays: async (payment) =>
      void (await cards.finishProcessing({ intentId: attemptOf(payment), succeeds: true })),
    charges: async (payment) => {
      const answer = await cards.confirm({
        clientSecret: payment.clientSecret ?? "",
        cardNumber: "4242424242424242",
        expiry: "12/40",
        cvc: "123",
      });
      expect(answer).toMatchObject({ error: null, intent: { status: "succeeded" } });
    },
  };
}

/** The provider as the server sees it: it can be away, and its refunds are counted. */
function watched(
  cards: LocalCards,
  { outage, refunds }: { outage: { isDown: boolean }; refunds: string[] },
): LocalCards {
  return new Proxy(cards, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== "function") return member;
      return async (...args: unknown[]) => {
        // As over a network: the caller yields to others.
        await new Promise((resolve) => setTimeout(resolve, 0));
        if (outage.isDown) throw new RefusalError("CARD_PROVIDER_UNAVAILABLE");
        if (name === "refund") refunds.push((args[0] as { intentId: string }).intentId);
        return (member as (...args: unknown[]) => unknown)(...args);
      };
    },
  });
}

export const sumOf = (rows: readonly LedgerRow[]) =>
  rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

/** The effects of a settled sale are there, once each. */
export async function expectPaidOnce(
  { world, guest }: PaymentWorld,
  payment: PaymentRow,
): Promise<void> {
  const { store } = world;
  expect(await store.payments.byId(payment.id)).toMatchObject({ state: "PAID", refundState: null });
  const ledger = await store.payments.ledgerOf(payment.id);
  expect(ledger.map(({ account, kind }) => `${kind} ${account}`).sort()).toEqual([
    "payment buyer",
    "payment creator",
    "payment platform_fee",
    "payment processing",
    "payment vat",
  ]);
  expect(sumOf(ledger)).toBe(0);
  if (payment.bookingId === null) {
    const [entitlement] = await store.library.entitledAmong({
      userId: guest.row.id,
      itemIds: [payment.itemId],
    });
    expect(entitlement).toMatchObject({
      source: "PURCHASE",
      paidInCents: payment.netInCents + payment.vatInCents,
    });
    return;
  }
  expect(await store.bookings.byId(payment.bookingId)).toMatchObject({
    state: "CONFIRMED",
    paymentStatus: "PAID",
    holdExpiresAt: null,
  });
}
