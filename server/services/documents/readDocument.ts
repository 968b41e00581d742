import { refuse } from "../../../src/domain/shared/errors.ts";
import type { DocumentRow } from "../../store/ports/catalogue.ts";
import { canView } from "../catalogue/readItem.ts";
import { awaitsConsent } from "../library/awaitsConsent.ts";
import type { ServiceContext } from "../shared/context.ts";

/** A document that the viewer may read, and where its bytes are. */
export interface ReadableDocument {
  document: DocumentRow;
  /** Whose item it belongs to. */
  creatorId: string;
  /** Its key in the file storage. */
  key: string;
}

/**
 * The document, for who may view all of its item (docs/product.md 4.11). One that was replaced
 * belongs to no item any more. Refuses with `NOT_FOUND`, and with `CONSENT_MISSING` a buyer who has
 * not agreed yet to its delivery (docs/product.md 10.5).
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
  await noteOpened(context, { itemId: item.id, documentId: id });
  return { document: item.document, creatorId: item.creatorId, key: documentKey(item.document) };
}

/** Once per document: the library then says no longer that it is new (docs/product.md 10.7). */
async function noteOpened(
  { store, viewer, loaders }: ServiceContext,
  opened: { itemId: string; documentId: string },
): Promise<void> {
  const entitlement = await loaders.entitlement.load(opened.itemId);
  if (viewer === null || entitlement === null) return;
  if (entitlement.openedDocumentId === opened.documentId) return;
  await store.library.noteOpened({ userId: viewer.userId, ...opened });
}

/** Where a document's bytes are in the file storage. */
const documentKey = ({ id, extension }: Pick<DocumentRow, "id" | "extension">): string =>
  `documents/${id}.${extension}`;
