import { LISTED_STATUSES } from "../../../../src/domain/catalogue/lifecycle.ts";
import type { CatalogItemCategory } from "../../../../src/domain/generated/enums.ts";
import { refuse } from "../../../../src/domain/shared/errors.ts";
import { LIST_MAX } from "../../../../src/domain/shared/limits.ts";
import type { CatalogItemRow } from "../../../store/ports/catalogue.ts";
import type { Transaction } from "../../../store/ports/store.ts";

interface CategoryOfCreator {
  creatorId: string;
  category: CatalogItemCategory;
}

/**
 * A creator's items of a category that are not archived, in their order. Call it under the
 * creator's lock: concurrent calls would exceed the limit, or take the same position.
 */
export function readListedItems(
  { catalog }: Pick<Transaction, "catalog">,
  { creatorId, category }: CategoryOfCreator,
): Promise<CatalogItemRow[]> {
  return catalog.ofCreator({
    creatorId,
    categories: [category],
    statuses: LISTED_STATUSES,
    limit: LIST_MAX,
  });
}

/** Refuses with `TOO_MANY_ITEMS` when the list is full. */
export function requireRoom(listed: readonly CatalogItemRow[]): void {
  if (listed.length >= LIST_MAX) refuse("TOO_MANY_ITEMS");
}

/** Before all others: new items come first. */
export function firstPosition(listed: readonly CatalogItemRow[]): number {
  return Math.min(0, ...listed.map(({ position }) => position)) - 1;
}
