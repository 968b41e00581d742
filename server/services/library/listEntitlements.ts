import { searchWordsOf } from "../../../src/domain/audience/names.ts";
import { entitlementsForCurrentUserInput } from "../../../src/domain/library/inputs/entitlementsForCurrentUser.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { EntitlementRow } from "../../store/ports/library.ts";
import type { PageQuery } from "../../store/ports/page.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";

/**
 * The signed-in user's library, or what a search finds in it: one more than the page, to tell
 * whether there is a next page. Refuses a search that is too long with `BAD_USER_INPUT`.
 */
export function listEntitlements(
  context: ServiceContext,
  page: PageQuery,
  args: object = {},
): Promise<EntitlementRow[]> {
  const { userId } = requireViewer(context);
  const { search } = parseInput(entitlementsForCurrentUserInput, args);
  const query = { ...page, limit: page.limit + 1, userId };
  if (!search?.trim()) return context.store.library.pageOfUser(query);
  return context.store.library.foundPageOfUser({ ...query, words: searchWordsOf(search) });
}
