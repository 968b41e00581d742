import { replaceDocumentInput } from "../../../src/domain/catalogue/inputs/replaceDocument.ts";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { parseInput } from "../../../src/domain/shared/inputs/parseInput.ts";
import type { CatalogItemRow, PublicationRow, TalkRow } from "../../store/ports/catalogue.ts";
import { requireRoomForDocument } from "../documents/documentQuota.ts";
import { dropDocument, keepDocument, storeDocument } from "../documents/storeDocument.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { lockOwnItem } from "./steps/lockOwnItem.ts";

/**
 * Replaces the PDF of the viewer's own drop or talk: the new document has its own id, and anyone
 * who has the item reads it from now on. Uploading the same file again is a no-op. Refuses with
 * `NOT_FOUND`, with `QUOTA_FULL`, and with `BAD_USER_INPUT` when it isn't a PDF.
 */
export async function replaceDocument(
  context: ServiceContext,
  command: unknown,
): Promise<PublicationRow | TalkRow> {
  const { userId: creatorId } = requireViewer(context);
  const { catalogItemId: id, file, uploadId } = parseInput(replaceDocumentInput, command);
  const isDone = ({ document }: PublicationRow | TalkRow) =>
    uploadId !== null && document?.uploadId === uploadId;

  // Nothing is stored for an item that isn't the viewer's; checked again under the lock.
  const before = await context.store.catalog.byId(id);
  if (before?.creatorId !== creatorId) return refuse("NOT_FOUND");
  if (isDone(withDocument(before))) return withDocument(before);

  return storeDocument<PublicationRow | TalkRow>(context, {
    file,
    uploadId,
    write: async (store, stored) => {
      // Before the item's lock: both are always acquired in this order.
      await store.users.lock(creatorId);
      const row = withDocument(await lockOwnItem(store, { id, creatorId }));
      if (isDone(row)) return row;
      await requireRoomForDocument(store, {
        settings: context.settings,
        creatorId,
        document: stored,
        replaced: row.document,
      });
      const document = { ...stored, isReplacement: row.document !== null };
      const changed = { ...row, document, thumbnails: [] };
      await store.catalog.replace(changed);
      await dropDocument(store, { row, at: document.addedOn });
      await keepDocument(store, { itemId: row.id, document });
      return changed;
    },
  });
}

function withDocument(row: CatalogItemRow): PublicationRow | TalkRow {
  return row.category === "ONE_ON_ONE" ? refuse("NOT_FOUND") : row;
}
