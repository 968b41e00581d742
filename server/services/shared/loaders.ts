import DataLoader from "dataloader";
import type { CatalogItemCategory } from "../../../src/domain/generated/enums.ts";
import { LISTED_STATUSES, ON_SALE_STATUSES } from "../../../src/domain/catalogue/lifecycle.ts";
import { LIST_MAX } from "../../../src/domain/shared/limits.ts";
import type { BookingRulesRow } from "../../store/ports/availability.ts";
import type { BookingRow } from "../../store/ports/bookings.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import type { EntitlementRow } from "../../store/ports/library.ts";
import type { LiveSessionRow } from "../../store/ports/live.ts";
import type { PaymentRow } from "../../store/ports/payments.ts";
import type { QuestionRow } from "../../store/ports/questions.ts";
import type { Store } from "../../store/ports/store.ts";
import type { UserRow } from "../../store/ports/profiles.ts";

/** Reads of one call, batched into one store query per tick. */
export interface Loaders {
  user: DataLoader<string, UserRow | null>;
  /** By current slug. All calls of a rendered page ask for the same creator. */
  userBySlug: DataLoader<string, UserRow | null>;
  item: DataLoader<string, CatalogItemRow | null>;
  /** Whether an item is in use, see `CatalogStore.inUseAmong`. Never cached. */
  isInUse: DataLoader<string, boolean>;
  /** The viewer's entitlement to an item; null for visitors, or without one. */
  entitlement: DataLoader<string, EntitlementRow | null>;
  /** The viewer's paid payment for content, by item. */
  purchase: DataLoader<string, PaymentRow | null>;
  /** Payments by the booking that they are for. Never cached: many use cases change payments. */
  paymentOfBooking: DataLoader<string, PaymentRow | null>;
  /** Never cached, like payments. */
  booking: DataLoader<string, BookingRow | null>;
  /** By channel; null until one of the two has come to it. Never cached. */
  liveSession: DataLoader<string, LiveSessionRow | null>;
  /** What a creator has on sale of a category, newest first; drafts too when asked for. */
  itemsOf: DataLoader<ItemsOfCreator, CatalogItemRow[]>;
  /** By creator; null until some are set. */
  bookingRules: DataLoader<string, BookingRulesRow | null>;
  /** The questions that every offer starts with, read once. */
  standardQuestions(): Promise<readonly QuestionRow[]>;
}

interface ItemsOfCreator {
  creatorId: string;
  category: CatalogItemCategory;
  withDrafts: boolean;
}

export function createLoaders(query: { store: Store; userId: string | null }): Loaders {
  const { store, userId } = query;
  let standardQuestions: Promise<readonly QuestionRow[]> | null = null;
  return {
    user: new DataLoader(async (ids) =>
      inOrder(ids, await store.users.byIds(ids), (row) => row.id),
    ),
    userBySlug: new DataLoader((slugs) =>
      Promise.all(slugs.map((slug) => store.users.bySlug(slug))),
    ),
    item: new DataLoader(async (ids) =>
      inOrder(ids, await store.catalog.byIds(ids), (row) => row.id),
    ),
    isInUse: new DataLoader(
      async (ids) => {
        const inUse = new Set(await store.catalog.inUseAmong(ids));
        return ids.map((id) => inUse.has(id));
      },
      { cache: false },
    ),
    entitlement: new DataLoader(async (itemIds) => {
      const rows = userId === null ? [] : await store.library.entitledAmong({ userId, itemIds });
      return inOrder(itemIds, rows, (row) => row.itemId);
    }),
    purchase: new DataLoader(async (itemIds) => {
      const query = { buyerId: userId ?? "", itemIds };
      const rows = userId === null ? [] : await store.payments.purchasesAmong(query);
      return inOrder(itemIds, rows, (row) => row.itemId);
    }),
    paymentOfBooking: new DataLoader(
      async (ids) =>
        inOrder(ids, await store.payments.ofBookings(ids), (row) => row.bookingId ?? ""),
      { cache: false },
    ),
    booking: new DataLoader(
      async (ids) => inOrder(ids, await store.bookings.byIds(ids), (row) => row.id),
      { cache: false },
    ),
    liveSession: new DataLoader(
      async (ids) => inOrder(ids, await store.live.byChannelIds(ids), (row) => row.channelId),
      { cache: false },
    ),
    // Batched, not cached: a mutation may change what is listed later.
    itemsOf: new DataLoader((lists) => readLists(store, lists), { cache: false }),
    // One creator's in all that a page asks for.
    bookingRules: new DataLoader((ids) =>
      Promise.all(ids.map((id) => store.availability.rulesOf(id))),
    ),
    standardQuestions: () => (standardQuestions ??= store.questions.all()),
  };
}

/** One read for all lists of a creator. */
async function readLists(
  store: Store,
  lists: readonly ItemsOfCreator[],
): Promise<CatalogItemRow[][]> {
  const groups = Map.groupBy(lists, ({ creatorId, withDrafts }) => `${withDrafts} ${creatorId}`);
  const rows = new Map<ItemsOfCreator, CatalogItemRow[]>();
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const [{ creatorId, withDrafts }] = group as [ItemsOfCreator];
      const items = await store.catalog.ofCreator({
        creatorId,
        categories: group.map(({ category }) => category),
        statuses: withDrafts ? LISTED_STATUSES : ON_SALE_STATUSES,
        limit: LIST_MAX,
      });
      for (const list of group) {
        rows.set(
          list,
          items.filter((item) => item.category === list.category),
        );
      }
    }),
  );
  return lists.map((list) => rows.get(list) ?? []);
}

function inOrder<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/**
 * A row that another row refers to. People, and items that something refers to, are never deleted,
 * so a missing row is a bug, not a refusal.
 */
export async function mustLoad<Row>(
  loader: DataLoader<string, Row | null>,
  id: string,
): Promise<Row> {
  const row = await loader.load(id);
  if (row === null) throw new Error(`${id} is named by another row and does not exist`);
  return row;
}
