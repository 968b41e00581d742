import { searchWordsOf } from "../../../src/domain/audience/names.ts";
import { creatorAudienceInput } from "../../../src/domain/audience/inputs/creatorAudience.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { AudiencePage, AudienceSearch, NamedAudienceRow } from "../../store/ports/audience.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/** The requested part of the signed-in beamer's audience, from its start. */
export function readAudienceSearch(context: ServiceContext, args: object): AudiencePage {
  const { userId } = requireViewer(context);
  const { skip, search, orderBy, isReversed } = parseInput(creatorAudienceInput, args);
  return {
    creatorId: userId,
    words: searchWordsOf(search ?? ""),
    orderBy: orderBy ?? "LAST_INTERACTION",
    isReversed: isReversed ?? false,
    skip: skip ?? 0,
    after: null,
    limit: 0,
  };
}

/** The members of a page, plus one to tell whether there is a next page. */
export function listAudience(
  { store }: ServiceContext,
  page: AudiencePage,
): Promise<NamedAudienceRow[]> {
  return store.audience.page({ ...page, limit: page.limit + 1 });
}

/** How many members the search finds, on all pages. */
export function countAudience({ store }: ServiceContext, search: AudienceSearch): Promise<number> {
  return store.audience.count(search);
}
