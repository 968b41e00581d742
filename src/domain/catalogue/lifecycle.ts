import { CATALOG_ITEM_STATUSES, type CatalogItemStatus } from "../generated/enums.ts";
import { type Ending, type Transition, afterMove, keysOf } from "../shared/lifecycle.ts";
import { ARCHIVED_MAX, LIST_MAX } from "../shared/limits.ts";
import { isBlank } from "../shared/shownText.ts";

/*
 * The life cycle of a catalogue item of any kind (docs/product.md 4.2), and the only place that
 * defines its states.
 */

/** What a state means. */
interface StateFacts {
  /** Shown to its creator on its card. */
  readonly label: string;
  /** Others see it, and can book or buy it. */
  readonly isOnSale: boolean;
  /** It is in its creator's lists and counts towards their limit. */
  readonly isListed: boolean;
}

/** Every state of an item. The initial state is draft. */
export const ITEM_STATES = {
  DRAFT: { label: "Draft", isOnSale: false, isListed: true },
  PUBLISHED: { label: "Published", isOnSale: true, isListed: true },
  ARCHIVED: { label: "Archived", isOnSale: false, isListed: false },
} as const satisfies Readonly<Record<CatalogItemStatus, StateFacts>>;

interface ItemTransition extends Omit<Transition<CatalogItemStatus, string>, "emits"> {
  /** No event: everything that follows shows in the item itself. */
  readonly emits: null;
  /** The step's name on screens. */
  readonly label: string;
}

/** An item's initial state. */
export const ITEM_CREATION = {
  begins: ["DRAFT"],
  emits: null,
  needs: `Its creator has fewer than ${LIST_MAX} items of the kind that are not archived.`,
} as const;

/** Every transition of an item. */
export const ITEM_TRANSITIONS = {
  publish: {
    moves: { DRAFT: "PUBLISHED" },
    emits: null,
    label: "Publish Now",
    needs: "It has a title that is not blank.",
  },
  unpublish: {
    moves: { PUBLISHED: "DRAFT" },
    emits: null,
    label: "Unpublish",
    needs: "Nothing.",
  },
  archive: {
    moves: { DRAFT: "ARCHIVED", PUBLISHED: "ARCHIVED" },
    emits: null,
    label: "Delete",
    needs: `Its creator has fewer than ${ARCHIVED_MAX} archived items.`,
  },
  bringBack: {
    moves: { ARCHIVED: "DRAFT" },
    emits: null,
    label: "Bring back",
    needs: ITEM_CREATION.needs,
  },
} as const satisfies Readonly<Record<string, ItemTransition>>;

/** How an item ends: nothing is left of it. */
export const ITEM_DELETION = {
  ends: ["ARCHIVED"],
  emits: null,
  label: "Delete for good",
  needs: "Nobody has it in a library, has ever held or booked it, or is paying for it.",
} as const satisfies Ending<CatalogItemStatus> & { readonly label: string };

/** The name of a transition in the life cycle of catalogue items. */
export type ItemTransitionName = keyof typeof ITEM_TRANSITIONS;

/** The transition between two states; null if there isn't one. */
export function itemTransitionBetween(
  from: CatalogItemStatus,
  to: CatalogItemStatus,
): ItemTransitionName | null {
  const leads = (name: ItemTransitionName) =>
    afterMove<CatalogItemStatus>(ITEM_TRANSITIONS[name], from) === to;
  return keysOf(ITEM_TRANSITIONS).find(leads) ?? null;
}

/** Whether an item of this status can be deleted for good, provided that nobody has it. */
export function isDeletable({ status }: { readonly status: CatalogItemStatus }): boolean {
  return (ITEM_DELETION.ends as readonly CatalogItemStatus[]).includes(status);
}

/** Why an item can't be published, in a sentence; null if it can. */
export function whyUnpublishable({ title }: { readonly title: string }): string | null {
  return isBlank(title) ? "Add a title before you publish this" : null;
}

/** The states of publicly visible items. */
export const ON_SALE_STATUSES: readonly CatalogItemStatus[] = statusesWhere(
  ({ isOnSale }) => isOnSale,
);

/** The states of items in a creator's own lists. */
export const LISTED_STATUSES: readonly CatalogItemStatus[] = statusesWhere(
  ({ isListed }) => isListed,
);

function statusesWhere(holds: (facts: StateFacts) => boolean): CatalogItemStatus[] {
  return CATALOG_ITEM_STATUSES.filter((status) => holds(ITEM_STATES[status]));
}
