import type { EntitlementRow } from "../../store/ports/library.ts";
import type { PageQuery } from "../../store/ports/page.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The signed-in user's library, one more than the page, so that a next page is known. */
export function listEntitlements(
  context: ServiceContext,
  page: PageQuery,
): Promise<EntitlementRow[]> {
  const { userId } = requireViewer(context);
  return context.store.library.pageOfUser({ ...page, limit: page.limit + 1, userId });
}
