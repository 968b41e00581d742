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
 * Puts another PDF in the place of an own drop's or talk's: a document with an id of its own, which
 * whoever has the item reads from now on. The same upload once more changes nothing. Refuses with
 * `NOT_FOUND`, with `QUOTA_FULL`, and what is no PDF with `BAD_USER_INPUT`.
 */
export async function replaceDocument(
  context: ServiceContext,
  command: unknown,
): Promise<PublicationRow | TalkRow> {
  const { userId: creatorId } = requireViewer(context);
  const { catalogItemId: id, file, uploadId } = parseInput(replaceDocumentInput, command);
  const isDone = ({ document }: PublicationRow | TalkRow) =>
    uploadId !== null && document?.uploadId === uploadId;

  // Nothing is stored for what is not the viewer's; behind the lock it is asked once more.
  const before = await context.store.catalog.byId(id);
  if (before?.creatorId !== creatorId) return refuse("NOT_FOUND");
  if (isDone(withDocument(before))) return withDocument(before);

  return storeDocument<PublicationRow | TalkRow>(context, {
    file,
    uploadId,
    write: async (store, stored) => {
      // Before the item's: whoever needs both locks takes them in this order.
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
