import { formatDateTime } from "../../../src/domain/time/formatDateTime.ts";
import { toEuro } from "../../../src/domain/payments/money.ts";
import { EXPORT_PAGE_SIZE } from "../../../src/domain/shared/limits.ts";
import type { SaleRow } from "../../store/ports/payments.ts";
import type { KeysetCursor } from "../../store/ports/page.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { Export } from "../shared/export.ts";
import { mustLoad } from "../shared/loaders.ts";
import { readBeamer, zoneOf } from "../shared/viewer.ts";
import { fullName } from "../../../src/domain/profiles/fullName.ts";

/** The signed-in beamer's sales, latest first, amounts in euro (docs/product.md 12.6). */
export const exportSales: Export = {
  fileName: "sales.csv",
  async *rows(context) {
    const creator = await readBeamer(context);
    const zone = zoneOf(creator);
    yield [headOf(zone)];
    for (let after: KeysetCursor | null = null; ;) {
      const sales = await context.store.payments.pageOfSales({
        creatorId: creator.id,
        after,
        limit: EXPORT_PAGE_SIZE,
      });
      yield await Promise.all(sales.map((sale) => lineOf(context, { sale, zone })));
      context.loaders.user.clearAll();
      const last = sales.at(-1);
      if (last === undefined || sales.length < EXPORT_PAGE_SIZE) return;
      after = { at: last.soldAt, id: last.id };
    }
  },
};

const headOf = (zone: string) => [
  `Sold (${zone})`,
  "What",
  "Buyer",
  "Price excl. VAT (EUR)",
  "Processing (EUR)",
  "Platform fee (EUR)",
  "Earnings (EUR)",
  `Refunded (${zone})`,
  "Payment",
];

async function lineOf(
  { loaders }: ServiceContext,
  { sale, zone }: { sale: SaleRow; zone: string },
) {
  const buyer = await mustLoad(loaders.user, sale.buyerId);
  const time = (at: number) => formatDateTime(at, zone);
  return [
    time(sale.soldAt),
    sale.title,
    fullName(buyer),
    toEuro(sale.netInCents),
    toEuro(sale.processingInCents),
    toEuro(sale.platformFeeInCents),
    toEuro(sale.creatorInCents),
    sale.refundedAt === null ? "" : time(sale.refundedAt),
    sale.id,
  ];
}
