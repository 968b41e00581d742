import { expect } from "vitest";
import { standingOf } from "../../../../src/domain/bookings/lifecycle.ts";
import { DAY_MS, MINUTE_MS } from "../../../../src/domain/shared/limits.ts";
import type { BookingRow } from "../../../store/ports/bookings.ts";
import type { LedgerRow, PaymentRow } from "../../../store/ports/payments.ts";
import { type Stored, readStored } from "./observe.ts";
import type { LivesScene } from "./scene.ts";

const FREE_MAX = 5;
const HOLDS_PER_CREATOR_MAX = 3;
const HOLDS_MAX = 20;
const MOVES_MAX = 3;

/** What must hold whatever has happened, in any order and concurrently. */
export function expectInvariants(
  { bookings, payments, owned, intents }: Stored,
  now: number,
): void {
  expect(bookings.filter((row) => standingOf(row) === null)).toEqual([]);
  const isHeld = (row: BookingRow) => row.state === "HELD";
  expect(bookings.filter((row) => isHeld(row) !== (row.holdExpiresAt !== null))).toEqual([]);
  expect(overlapsAmong(bookings)).toEqual([]);
  expect(bookings.filter((row) => !isMovedRightly(row))).toEqual([]);
  expectLimits(bookings, now);

  const unsettled = payments.filter(({ state }) => state !== "PAID" && state !== "REFUNDED");
  expect(repeated(unsettled.map(({ buyerId, itemId }) => `${buyerId} ${itemId}`))).toEqual([]);
  const paid = payments.filter(({ state }) => state === "PAID");
  const sessions = paid.flatMap(({ bookingId }) => bookingId ?? []);
  expect(sessions.toSorted()).toEqual(
    idsOf(bookings.filter((row) => row.paymentStatus === "PAID")),
  );
  expect(
    bookings.filter(
      ({ paymentStatus, state }) =>
        paymentStatus === "PAID" && state !== "CONFIRMED" && state !== "CANCELLED",
    ),
  ).toEqual([]);
  expect(
    bookings.filter((row) => (row.state === "CANCELLED") !== (row.cancellation !== null)),
  ).toEqual([]);
  // What goes back for a session is known to both: all of it if its creator cancels, and for its
  // booker until a day before its earliest start.
  const givenBack = payments.filter(({ state }) => state === "REFUNDED");
  const cancelled = bookings.filter(({ state }) => state === "CANCELLED");
  for (const { id, paymentStatus, cancellation, startsAt, moves } of cancelled) {
    const refund = givenBack.find(({ bookingId }) => bookingId === id);
    expect(paymentStatus === "REFUNDED", id).toBe(refund !== undefined);
    if (cancellation === null || paymentStatus === "FREE") continue;
    const earliest = Math.min(startsAt, ...moves.map(({ from }) => from));
    const isOwed = cancellation.by === "CREATOR" || cancellation.at <= earliest - DAY_MS;
    expect(refund?.refundedBy, id).toBe(isOwed ? cancellation.by : undefined);
  }
  // No card can be charged for a session without its buyer's consent: here each is within two weeks.
  const isUnagreed = ({ state, intentId, bookingId, accessConsent }: PaymentRow) =>
    (state === "OPEN" || state === "FAILED") &&
    intentId !== null &&
    bookingId !== null &&
    accessConsent === null;
  expect(payments.filter(isUnagreed)).toEqual([]);
  // Each is in the library, and nothing is paid for twice.
  const content = paid.filter(({ bookingId }) => bookingId === null);
  const bought = content.map(({ buyerId, itemId }) => `${buyerId} ${itemId}`);
  expect(bought.toSorted()).toEqual([...owned].toSorted());
  // The buyer would be charged exactly what the payment states.
  const isAskedWrongly = (row: PaymentRow) =>
    row.state === "OPEN" &&
    intents.get(row.id)?.status.startsWith("requires_") &&
    intents.get(row.id)?.amountInCents !== row.netInCents + row.vatInCents;
  expect(payments.filter(isAskedWrongly)).toEqual([]);
  // And no one can pay without billing details.
  expect(payments.filter((row) => row.intentId !== null && row.billing === null)).toEqual([]);
  const unheard = payments.filter(
    ({ id, state }) => state === "PAID" && intents.get(id)?.status !== "succeeded",
  );
  expect(unheard).toEqual([]);
}

/** Each move begins where the one before ended, and the last one ended where it is. */
function isMovedRightly({ moves, startsAt }: BookingRow): boolean {
  return (
    moves.length <= MOVES_MAX &&
    moves.every(({ from, to }, index) => from !== to && to === (moves[index + 1]?.from ?? startsAt))
  );
}

function overlapsAmong(bookings: readonly BookingRow[]): string[] {
  const occupying = bookings.filter(({ state }) => state === "HELD" || state === "CONFIRMED");
  return occupying.flatMap((one) =>
    occupying
      .filter(
        (other) =>
          one.id < other.id &&
          one.creatorId === other.creatorId &&
          one.startsAt < other.endsAt &&
          other.startsAt < one.endsAt,
      )
      .map((other) => `${one.id} ${other.id}`),
  );
}

function expectLimits(bookings: readonly BookingRow[], now: number): void {
  const standing = bookings.filter(
    (row) =>
      (row.state === "CONFIRMED" && row.endsAt > now) ||
      (row.holdExpiresAt !== null && row.holdExpiresAt > now),
  );
  const held = standing.filter(({ state }) => state === "HELD");
  const free = standing.filter(({ paymentStatus }) => paymentStatus === "FREE");
  const withCreator = (row: BookingRow) => `${row.bookerId} ${row.creatorId}`;
  expect(most(free.map(withCreator))).toBeLessThanOrEqual(FREE_MAX);
  expect(most(held.map(withCreator))).toBeLessThanOrEqual(HOLDS_PER_CREATOR_MAX);
  expect(most(held.map(({ bookerId }) => bookerId))).toBeLessThanOrEqual(HOLDS_MAX);
  // Taking another time of an offer releases the previous one.
  expect(repeated(held.map(({ bookerId, itemId }) => `${bookerId} ${itemId}`))).toEqual([]);
}

/** A payment that is settled is in the ledger once, and each movement sums to zero. */
export async function expectLedger(
  { world }: LivesScene,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const { id, state } of payments) {
    const rows = await world.store.payments.ledgerOf(id);
    const isSale = state === "PAID" || state === "REFUNDED";
    expect(accountsOf(rows, "payment"), `${id} is ${state}`).toEqual(isSale ? SALE : []);
    const isRefund = state === "REFUNDED";
    expect(accountsOf(rows, "refund"), `${id} is ${state}`).toEqual(isRefund ? REFUND : []);
    expect(sumOf(rows.filter(({ kind }) => kind === "payment"))).toBe(0);
    expect(sumOf(rows.filter(({ kind }) => kind === "refund"))).toBe(0);
  }
}

const SALE = ["buyer", "creator", "platform_fee", "processing", "vat"];
const REFUND = ["buyer", "creator", "platform_fee", "vat"];

const accountsOf = (rows: readonly LedgerRow[], kind: LedgerRow["kind"]) =>
  rows
    .filter((row) => row.kind === kind)
    .map(({ account }) => account)
    .toSorted();

const sumOf = (rows: readonly LedgerRow[]) =>
  rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0);

/** After the worker has run with nothing claimed by others: nothing due is left. */
export async function expectNothingDue(
  scene: LivesScene,
  { bookings, payments }: Stored,
): Promise<void> {
  const { world } = scene;
  const now = world.now();
  expect(bookings.filter((row) => row.holdExpiresAt !== null && row.holdExpiresAt <= now)).toEqual(
    [],
  );
  expect(payments.filter(({ refundState }) => refundState === "OWED")).toEqual([]);
  expect(await world.store.outbox.claim({ now, leaseMs: MINUTE_MS, limit: 10 })).toEqual([]);
  expect(await world.store.outbox.dead({ limit: 10 })).toEqual([]);
}

/** When everything is finished, no one has paid for nothing, and refunds happened once. */
export async function expectEverythingSettled(scene: LivesScene): Promise<void> {
  const stored = await readStored(scene);
  expectInvariants(stored, scene.world.now());
  await expectNothingDue(scene, stored);
  await expectLedger(scene, stored.payments);
  const { payments, intents } = stored;
  const charged = payments.filter(({ id }) => intents.get(id)?.status === "succeeded");
  const settled = payments.filter(({ state }) => state === "PAID" || state === "REFUNDED");
  expect(idsOf(charged)).toEqual(idsOf(settled));
  expect(payments.filter(({ state }) => state === "OPEN" || state === "PROCESSING")).toEqual([]);

  const givenBack = payments.filter(({ id }) => intents.get(id)?.isRefunded);
  const refunded = payments.filter(({ refundState }) => refundState === "DONE");
  expect(idsOf(givenBack)).toEqual(idsOf(refunded));
  expect(idsOf(refunded)).toEqual(idsOf(payments.filter(({ state }) => state === "REFUNDED")));
  const keys = [...scene.refundKeys].map(([intentId, { size }]) => `${intentId} ${size}`);
  expect(keys.toSorted()).toEqual(refunded.map(({ intentId }) => `${intentId} 1`).toSorted());
  await expectOldAttemptsAreOver(scene, stored);
}

/** Only the last attempt at a payment can ever be charged. */
async function expectOldAttemptsAreOver(scene: LivesScene, { payments }: Stored): Promise<void> {
  for (const { intentId, formerIntentId } of payments) {
    const latest = intentId ?? formerIntentId ?? "";
    const [, stem = "", last = ""] = /^(.+_)(\d+)$/.exec(latest) ?? [];
    for (let attempt = 1; attempt <= Number(last); attempt += 1) {
      const id = `${stem}${attempt}`;
      if (id !== intentId) expect((await scene.intent(id))?.status).toBe("canceled");
    }
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

const repeated = (keys: readonly string[]) =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

function most(keys: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}
