import { refuse } from "../../../src/domain/shared/errors.ts";
import type { DocumentRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import type { Settings } from "../shared/context.ts";

type Sized = Pick<DocumentRow, "sizeInBytes">;

/**
 * Refuses with `QUOTA_FULL` when the creator's documents would have more bytes than an account may
 * keep (docs/product.md 11.18). One no larger than the one it replaces always fits. Reliable only
 * under the creator's lock: two concurrent uploads would both see the last free space.
 */
export async function requireRoomForDocument(
  { catalog }: Pick<Store, "catalog">,
  options: {
    settings: Pick<Settings, "documentsMaxBytes">;
    creatorId: string;
    document: Sized;
    replaced: Sized | null;
  },
): Promise<void> {
  const { settings, creatorId, document, replaced } = options;
  const more = document.sizeInBytes - (replaced?.sizeInBytes ?? 0);
  if (more <= 0) return;
  const kept = await catalog.documentBytesOf(creatorId);
  if (kept + more > settings.documentsMaxBytes) refuse("QUOTA_FULL");
}
