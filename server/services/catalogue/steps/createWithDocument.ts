import type { DocumentRow, PublicationRow, TalkRow } from "../../../store/ports/catalogue.ts";
import { requireRoomForDocument } from "../../documents/documentQuota.ts";
import { keepDocument, storeDocument } from "../../documents/storeDocument.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";
import type { UploadedFile } from "../../shared/upload.ts";
import { requireViewer } from "../../shared/viewer.ts";
import { firstPosition, readListedItems, requireRoom } from "./roomForItem.ts";

/** Hexadecimal digits of an id derived from an upload. */
const DIGITS = 26;

const PREFIXES = { PUBLICATION: "pub", TALK: "tlk" } as const;

type Common = Omit<PublicationRow, "category"> & { document: DocumentRow };

interface Creation<Row> {
  category: "PUBLICATION" | "TALK";
  file: UploadedFile;
  uploadId: string | null;
  toRow(common: Common): Row;
}

/**
 * Writes a free draft without a title together with its document, atomically. Repeating an upload
 * finds the first one's draft, by an id derived from its owner and the upload's name. Refuses with
 * `TOO_MANY_ITEMS`, with `QUOTA_FULL`, and with `BAD_USER_INPUT` when it isn't a PDF.
 */
export async function createWithDocument<Row extends PublicationRow | TalkRow>(
  context: ServiceContext,
  { category, file, uploadId, toRow }: Creation<Row>,
): Promise<Row> {
  const { userId: creatorId } = requireViewer(context);
  const prefix = PREFIXES[category];
  const id =
    uploadId === null
      ? context.newId(prefix)
      : `${prefix}_${(await hashOf(`${creatorId} ${uploadId}`)).slice(0, DIGITS)}`;

  const made = await context.store.catalog.byId(id);
  if (made !== null) return made as Row;
  const quota = { settings: context.settings, creatorId, replaced: null };
  // Nothing is stored for a full account; checked again under the lock.
  await requireRoomForDocument(context.store, { ...quota, document: { sizeInBytes: 1 } });

  return storeDocument<Row>(context, {
    file,
    uploadId,
    write: async (store, document) => {
      await store.users.lock(creatorId);
      const faster = await store.catalog.byId(id);
      if (faster !== null) return faster as Row;
      const listed = await readListedItems(store, { creatorId, category });
      requireRoom(listed);
      await requireRoomForDocument(store, { ...quota, document });
      const row = toRow({
        id,
        creatorId,
        title: "",
        description: null,
        priceInCents: 0,
        status: "DRAFT",
        position: firstPosition(listed),
        createdAt: context.now(),
        document,
        thumbnails: [],
      });
      await store.catalog.insert(row);
      await keepDocument(store, { itemId: id, document });
      return row;
    },
  });
}
