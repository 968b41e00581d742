import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Files } from "../../providers/files/port.ts";
import type { CatalogItemRow, DocumentRow } from "../../store/ports/catalogue.ts";
import type { Store } from "../../store/ports/store.ts";
import { demoPdf } from "./demoPdf.ts";
import { demoDocuments } from "./rows.ts";
import { documentKey } from "../../store/ports/documentKey.ts";

const CONTENT_TYPE = "application/pdf";
const EXTENSION = "pdf";

/**
 * Writes the documents of the demo marketplace into the file storage. They belong to nothing until
 * `attachDocuments`, and are swept if that never happens.
 */
export async function storeDocuments(options: {
  store: Pick<Store, "files">;
  files: Files;
  newId: (prefix: "doc") => string;
  now: Instant;
}): Promise<Map<string, DocumentRow>> {
  const { store, files, newId, now } = options;
  const stored = new Map<string, DocumentRow>();
  for (const [itemId, document] of demoDocuments()) {
    const id = newId("doc");
    const key = documentKey({ id, extension: EXTENSION });
    await store.files.begin({ key, at: now });
    const content = once(demoPdf(document));
    const { sizeInBytes } = await files.write({ key, contentType: CONTENT_TYPE, content });
    stored.set(itemId, {
      id,
      name: `${document.title}.pdf`,
      extension: EXTENSION,
      contentType: CONTENT_TYPE,
      addedOn: now,
      sizeInBytes,
      previewState: "PENDING",
      pageCount: null,
      isReplacement: false,
      uploadId: null,
    });
  }
  return stored;
}

/**
 * Gives new items their documents and asks for the previews; belongs in the transaction that
 * inserts them.
 */
export async function attachDocuments(
  { catalog, files, outbox }: Pick<Store, "catalog" | "files" | "outbox">,
  { documents, now }: { documents: ReadonlyMap<string, DocumentRow>; now: Instant },
): Promise<void> {
  await files.keep({ keys: [...documents.values()].map(documentKey), at: now });
  for (const [itemId, document] of documents) {
    const item = (await catalog.byId(itemId)) as Exclude<
      CatalogItemRow,
      { category: "ONE_ON_ONE" }
    >;
    await catalog.replace({ ...item, document });
    await outbox.append({ name: "documentStored", subjectId: itemId, dueAt: now, at: now });
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
