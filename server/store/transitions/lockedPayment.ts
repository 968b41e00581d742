import {
  PAYMENT_OPEN,
  PAYMENT_TRANSITIONS,
  type PaymentTransitionName,
  afterPaymentTransition,
  awaitsNews,
} from "../../../src/domain/payments/lifecycle.ts";
import { firstCheckAt } from "../../../src/domain/payments/checkSchedule.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { OutboxStore } from "../ports/outbox.ts";
import {
  type LockedPayment,
  type NewPayment,
  type PaymentRow,
  type SaleAmounts,
  type SaleColumns,
  UNSOLD,
} from "../ports/payments.ts";

/** What a store implements for payments. */
export interface PaymentTable {
  /** False, with nothing written, when the buyer already has an unsettled one for the item. */
  insert(row: PaymentRow): Promise<boolean>;
  /** Throws when the id is unknown. */
  write(id: string, changes: Partial<Omit<PaymentRow, "id">>): Promise<PaymentRow>;
}

interface Engine {
  table: PaymentTable;
  outbox: OutboxStore;
}

/** Null, with nothing written, when the buyer has an unsettled payment for the item. */
export async function openPayment(
  { table, outbox }: Engine,
  payment: NewPayment,
): Promise<PaymentRow | null> {
  const [state] = PAYMENT_OPEN.begins;
  const row: PaymentRow = {
    ...payment,
    ipCountryCode: null,
    cardCountryCode: null,
    state,
    formerIntentId: null,
    refundState: null,
    refundedBy: null,
    accessConsent: null,
    pricedAt: payment.createdAt,
    settledAt: null,
    ...UNSOLD,
  };
  if (!(await table.insert(row))) return null;
  await outbox.append({
    name: PAYMENT_OPEN.emits,
    subjectId: row.id,
    dueAt: firstCheckAt(row.createdAt),
    at: row.createdAt,
  });
  return row;
}

/** The transitions of a payment's life over an engine's table. `locked` is the row, locked. */
export function createLockedPayment({ table, outbox }: Engine, locked: PaymentRow): LockedPayment {
  let row = locked;

  const advance = async (
    name: PaymentTransitionName,
    at: Instant,
    changes: Partial<Omit<PaymentRow, "id" | "state">> = {},
  ): Promise<PaymentRow> => {
    const state = afterPaymentTransition(name, row.state);
    if (state === null) throw new Error(`no ${name} from ${row.state}`);
    row = await table.write(row.id, { ...changes, state });
    await outbox.append({
      name: PAYMENT_TRANSITIONS[name].emits,
      subjectId: row.id,
      // While a payment awaits news, its reaction is a check, which need not run at once.
      dueAt: awaitsNews(row) ? firstCheckAt(at) : at,
      at,
    });
    return row;
  };

  return {
    get row() {
      return row;
    },
    reopen: ({ at, changes }) => advance("reopen", at, changes),
    process: ({ at }) => advance("process", at),
    decline: ({ at }) => advance("decline", at),
    fail: ({ at }) =>
      advance(row.state === "PROCESSING" ? "decline" : "fail", at, {
        intentId: null,
        clientSecret: null,
        formerIntentId: row.intentId ?? row.formerIntentId,
      }),
    pay: ({ at, cardCountryCode, sale }) =>
      advance("pay", at, { settledAt: at, cardCountryCode, ...saleColumnsOf(sale) }),
    refund: ({ at, sale, by }) =>
      advance("refund", at, {
        // What was paid before stays sold when it was.
        settledAt: row.settledAt ?? at,
        refundState: "OWED",
        refundedBy: by,
        ...saleColumnsOf(sale),
      }),
    markRefunded: ({ at }) => advance("markRefunded", at, { refundState: "DONE" }),
    payFor: async (bookingId) => {
      row = await table.write(row.id, { bookingId });
      return row;
    },
    consent: async (accessConsent) => {
      row = await table.write(row.id, { accessConsent });
      return row;
    },
  };
}

function saleColumnsOf(sale: SaleAmounts): SaleColumns {
  return {
    saleNetInCents: sale.netInCents,
    saleProcessingInCents: sale.processingInCents,
    salePlatformFeeInCents: sale.platformFeeInCents,
    saleCreatorInCents: sale.creatorInCents,
  };
}
