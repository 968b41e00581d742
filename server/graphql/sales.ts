import { listSales } from "../services/payments/listSales.ts";
import { type EarningsTotals, readEarnings } from "../services/payments/readEarnings.ts";
import { mustLoad } from "../services/shared/loaders.ts";
import type { SaleRow } from "../store/ports/payments.ts";
import { connectionOf, pageArguments } from "./connections.ts";
import type { EarningsResolvers, SaleResolvers } from "./generated/resolvers.ts";
import { fullName } from "../../src/domain/profiles/fullName.ts";
import type { BuiltQueries, FieldResolvers } from "./resolverTypes.ts";

export const saleQueries = {
  salesForCurrentCreator: async (_parent, args, context) => {
    const page = pageArguments(args);
    const rows = await listSales(context, page);
    return connectionOf(rows, { page, keyOf: (row: SaleRow) => ({ at: row.soldAt, id: row.id }) });
  },
  earningsForCurrentCreator: (_parent, { period }, context) =>
    readEarnings(context, { period: period ?? "ALL" }),
} satisfies Partial<BuiltQueries>;

const amounts = {
  price: ({ netInCents }: Pick<SaleRow, "netInCents">) => netInCents,
  processingCosts: ({ processingInCents }: Pick<SaleRow, "processingInCents">) => processingInCents,
  platformFee: ({ platformFeeInCents }: Pick<SaleRow, "platformFeeInCents">) => platformFeeInCents,
  earnings: ({ creatorInCents }: Pick<SaleRow, "creatorInCents">) => creatorInCents,
};

const Sale: FieldResolvers<SaleResolvers, SaleRow> = {
  ...amounts,
  id: ({ id }) => `sale:${id}`,
  category: async ({ itemId }, _args, { loaders }) =>
    (await mustLoad(loaders.item, itemId)).category,
  buyerName: async ({ buyerId }, _args, { loaders }) =>
    fullName(await mustLoad(loaders.user, buyerId)),
  soldOn: ({ soldAt }) => soldAt,
  refundedOn: ({ refundedAt }) => refundedAt,
};

const Earnings: FieldResolvers<EarningsResolvers, EarningsTotals> = {
  ...amounts,
  id: ({ creatorId, period }) => `earnings:${creatorId}:${period}`,
  refunded: ({ refundedInCents }) => refundedInCents,
};

export const saleTypes = { Sale, Earnings };
