import type { CatalogItemCategory } from "../../../src/domain/generated/enums.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import type { CatalogItemRow } from "../../store/ports/catalogue.ts";
import { isReferenceViolation } from "../../store/ports/violation.ts";
import type { ServiceContext } from "../shared/context.ts";

/**
 * An item that the viewer may know of: on sale from an onboarded creator, their own, in their
 * library, or one they hold or have booked a session of that isn't over. Refuses with `NOT_FOUND`
 * otherwise.
 */
export async function readItem(context: ServiceContext, id: string): Promise<CatalogItemRow> {
  const item = await context.loaders.item.load(id);
  return item !== null && (await canSee(context, item)) ? item : refuse("NOT_FOUND");
}

/** See `readItem`. */
export async function canSee(context: ServiceContext, item: CatalogItemRow): Promise<boolean> {
  if (item.creatorId === context.viewer?.userId) return true;
  if (await isOnSale(context, item)) return true;
  if ((await context.loaders.entitlement.load(item.id)) !== null) return true;
  return isBooked(context, item);
}

/** A hold can still be paid and answered, whatever becomes of its offer (docs/product.md 6.11). */
async function isBooked(
  { store, viewer, now }: ServiceContext,
  { id, creatorId, category }: CatalogItemRow,
): Promise<boolean> {
  if (viewer === null || category !== "ONE_ON_ONE") return false;
  const bookerId = viewer.userId;
  const standing = await store.bookings.standingOf({ bookerId, creatorId, now: now() });
  return standing.some(({ itemId }) => itemId === id);
}

/**
 * Writes what refers to an item that was read before. Refuses with `NOT_FOUND` when the item was
 * deleted for good in the meantime, with nothing written.
 */
export async function writeFor<T>(
  { store }: Pick<ServiceContext, "store">,
  { id }: Pick<CatalogItemRow, "id">,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const isGone = isReferenceViolation(error) && (await store.catalog.byId(id)) === null;
    if (isGone) return refuse("NOT_FOUND");
    throw error;
  }
}

/** An item of one category, see `readItem`. */
export async function readItemOf<Category extends CatalogItemCategory>(
  context: ServiceContext,
  { id, category }: { id: string; category: Category },
): Promise<Extract<CatalogItemRow, { category: Category }>> {
  const item = await readItem(context, id);
  if (item.category !== category) return refuse("NOT_FOUND");
  return item as Extract<CatalogItemRow, { category: Category }>;
}

/** Whether anyone but its owner can get it. */
export async function isOnSale(
  { loaders }: Pick<ServiceContext, "loaders">,
  item: CatalogItemRow,
): Promise<boolean> {
  if (item.status !== "PUBLISHED") return false;
  return (await loaders.user.load(item.creatorId))?.beamerIsOnboarded ?? false;
}

/** Whether the viewer may see the whole of an item: its owner, or one who has it in the library. */
export async function canView(
  { viewer, loaders }: Pick<ServiceContext, "viewer" | "loaders">,
  item: CatalogItemRow,
): Promise<boolean> {
  if (item.creatorId === viewer?.userId) return true;
  return (await loaders.entitlement.load(item.id)) !== null;
}
