import { isUnavailable } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { ReadableDocument } from "./readDocument.ts";

/**
 * Passes the blocks through. With the first of them the document counts as opened by the viewer:
 * the library no longer marks it as new (docs/product.md 10.7).
 */
export async function* notingOpened(
  context: ServiceContext,
  readable: ReadableDocument,
  blocks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let isNoted = false;
  for await (const block of blocks) {
    if (!isNoted) await noteOpened(context, readable);
    isNoted = true;
    yield block;
  }
}

async function noteOpened(
  { store, viewer, loaders, log }: ServiceContext,
  { itemId, document }: ReadableDocument,
): Promise<void> {
  try {
    const entitlement = await loaders.entitlement.load(itemId);
    if (viewer === null || entitlement === null) return;
    if (entitlement.openedDocumentId === document.id) return;
    await store.library.noteOpened({ userId: viewer.userId, itemId, documentId: document.id });
  } catch (error) {
    // Part of the answer is sent: its reader must not lose the rest over a mark in the library. The
    // database's outage is logged elsewhere.
    if (isUnavailable(error)) return;
    log("warn", "an opened document was not noted", { itemId, error: String(error) });
  }
}
