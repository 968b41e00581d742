import { refuse } from "../../../src/domain/shared/errors.ts";
import type { DocumentRow } from "../../store/ports/catalogue.ts";
import { canView } from "../catalogue/readItem.ts";
import { awaitsConsent } from "../library/awaitsConsent.ts";
import type { ServiceContext } from "../shared/context.ts";
import { documentKey } from "../../store/ports/documentKey.ts";

/** A document that the viewer may read, and where its bytes are. */
export interface ReadableDocument {
  document: DocumentRow;
  itemId: string;
  /** The owner of its item. */
  creatorId: string;
  /** Its key in the file storage. */
  key: string;
}

/**
 * The document, for those who may view all of its item (docs/product.md 4.11). A replaced one no
 * longer belongs to an item. Refuses with `NOT_FOUND`, and with `CONSENT_MISSING` a buyer who
 * hasn't agreed to its delivery yet (docs/product.md 10.5).
 */
export async function readDocument(
  context: ServiceContext,
  { id }: { id: string },
): Promise<ReadableDocument> {
  if (context.viewer === null) return refuse("NOT_FOUND");
  const item = await context.store.catalog.byDocumentId(id);
  if (item === null || item.category === "ONE_ON_ONE" || item.document === null) {
    return refuse("NOT_FOUND");
  }
  if (!(await canView(context, item))) return refuse("NOT_FOUND");
  if (await awaitsConsent(context, item)) return refuse("CONSENT_MISSING");
  const { id: itemId, creatorId, document } = item;
  return { document, itemId, creatorId, key: documentKey(document) };
}
