import { monthStart } from "../../../src/domain/time/month.ts";
import type { EarningsPeriod } from "../../../src/domain/generated/enums.ts";
import type { SaleTotals } from "../../store/ports/payments.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readViewer, zoneOf } from "../shared/viewer.ts";

/** Totals of the signed-in beamer's sales in a period, by the ledger. */
export type EarningsTotals = SaleTotals & { creatorId: string; period: EarningsPeriod };

/** A month begins at midnight in the creator's zone (docs/product.md 9.5). */
export async function readEarnings(
  context: ServiceContext,
  { period }: { period: EarningsPeriod },
): Promise<EarningsTotals> {
  const creator = await readViewer(context);
  const since = period === "ALL" ? null : monthStart(context.now(), zoneOf(creator));
  const creatorId = creator.id;
  const totals = await context.store.payments.totalsOfSales({ creatorId, since });
  return { ...totals, creatorId, period };
}
