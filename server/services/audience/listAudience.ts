import type { AudienceRow } from "../../store/ports/audience.ts";
import type { PageQuery } from "../../store/ports/page.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The signed-in beamer's audience, one more than the page, so that a next page is known. */
export function listAudience(context: ServiceContext, page: PageQuery): Promise<AudienceRow[]> {
  const { userId } = requireViewer(context);
  return context.store.audience.pageOfCreator({
    ...page,
    limit: page.limit + 1,
    creatorId: userId,
  });
}
