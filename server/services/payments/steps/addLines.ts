import type { LedgerLine } from "../../../../src/domain/payments/division.ts";
import type { LedgerRow } from "../../../store/ports/payments.ts";
import type { Store } from "../../../store/ports/store.ts";
import type { ProcessContext } from "../../shared/context.ts";

/** Writes lines of one kind to a payment's ledger; they sum to zero. */
export async function addLines(
  context: ProcessContext,
  entry: {
    store: Store;
    paymentId: string;
    kind: LedgerRow["kind"];
    lines: readonly LedgerLine[];
  },
): Promise<void> {
  const { store, paymentId, kind, lines } = entry;
  await store.payments.addLedgerRows(
    lines.map(({ account, amountInCents }) => ({
      id: context.newId("led"),
      paymentId,
      kind,
      account,
      amountInCents,
      createdAt: context.now(),
    })),
  );
}
