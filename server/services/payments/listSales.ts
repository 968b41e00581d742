import type { SaleRow } from "../../store/ports/payments.ts";
import type { PageQuery } from "../../store/ports/page.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The signed-in beamer's sales, one more than the page, to tell whether there is a next page. */
export function listSales(context: ServiceContext, page: PageQuery): Promise<SaleRow[]> {
  const { userId } = requireViewer(context);
  return context.store.payments.pageOfSales({
    ...page,
    limit: page.limit + 1,
    creatorId: userId,
  });
}
