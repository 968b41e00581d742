import {
  CATALOG_ITEM_CATEGORIES,
  type CatalogItemCategory,
} from "../../../src/domain/generated/enums.ts";
import { LISTED_STATUSES } from "../../../src/domain/catalogue/lifecycle.ts";
import { LIST_MAX } from "../../../src/domain/shared/limits.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { PageQuery } from "../../store/ports/page.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext } from "../shared/context.ts";
import { readCreator } from "../profiles/readCreator.ts";
import { requireViewer } from "../shared/viewer.ts";

type RowOf<Category extends CatalogItemCategory> = Extract<CatalogItemRow, { category: Category }>;

/**
 * A creator's items of one category: what is on sale, for the owner drafts too. Nothing is on sale
 * before the creator is onboarded. Refuses with `NOT_FOUND` when the id isn't a creator's.
 */
export async function listItems<Category extends CatalogItemCategory>(
  context: ServiceContext,
  { creatorId, category }: { creatorId: string; category: Category },
): Promise<RowOf<Category>[]> {
  return listItemsOf(context, { creator: await readCreator(context, creatorId), category });
}

/** The same for a person already loaded; one who isn't a creator has no items. */
export async function listItemsOf<Category extends CatalogItemCategory>(
  context: ServiceContext,
  { creator, category }: { creator: UserRow; category: Category },
): Promise<RowOf<Category>[]> {
  if (creator.role !== "beamer") return [];
  const isOwn = context.viewer?.userId === creator.id;
  if (!isOwn && !creator.beamerIsOnboarded) return [];
  const rows = await context.loaders.itemsOf.load({
    creatorId: creator.id,
    category,
    withDrafts: isOwn,
  });
  return rows as RowOf<Category>[];
}

/** The signed-in beamer's own items of one category, archived ones left out. */
export function listOwnItems<Category extends CatalogItemCategory>(
  context: ServiceContext,
  category: Category,
): Promise<RowOf<Category>[]> {
  return listItems(context, { creatorId: requireViewer(context).userId, category });
}

/** The signed-in beamer's own items of every category, archived ones left out. */
export async function listOwnCatalog(context: ServiceContext): Promise<CatalogItemRow[]> {
  return context.store.catalog.ofCreator({
    creatorId: requireViewer(context).userId,
    categories: CATALOG_ITEM_CATEGORIES,
    statuses: LISTED_STATUSES,
    limit: LIST_MAX,
  });
}

/**
 * The signed-in beamer's archived items of every category, the newest first: one more than the
 * page, to tell whether there is a next page.
 */
export async function listArchivedItems(
  context: ServiceContext,
  page: PageQuery,
): Promise<CatalogItemRow[]> {
  const { userId: creatorId } = requireViewer(context);
  return context.store.catalog.pageOfArchived({ ...page, limit: page.limit + 1, creatorId });
}

/** How many archived items the signed-in beamer has altogether. */
export async function countArchivedItems(context: ServiceContext): Promise<number> {
  return context.store.catalog.countArchived(requireViewer(context).userId);
}
