import { pdfNameOf } from "../../../src/domain/documents/fileName.ts";
import type { DocumentRow, PublicationRow, TalkRow } from "../../store/ports/catalogue.ts";
import type { Transaction } from "../../store/ports/store.ts";
import type { ServiceContext } from "../shared/context.ts";
import { discardFiles, storeFile } from "../shared/storeFile.ts";
import type { UploadedFile } from "../shared/upload.ts";
import { checkPdf } from "./steps/pdfContent.ts";
import { documentKey } from "../../store/ports/documentKey.ts";

const CONTENT_TYPE = "application/pdf";
const EXTENSION = "pdf";

type WithFiles = Pick<PublicationRow | TalkRow, "id" | "document" | "thumbnails">;

/**
 * Stores a PDF, and has `write` attach it to its item. If that fails, or the item has another
 * document afterwards, nothing of this one is left. Refuses with `BAD_USER_INPUT` when it isn't a
 * PDF.
 */
export async function storeDocument<Row extends WithFiles>(
  context: ServiceContext,
  options: {
    file: UploadedFile;
    uploadId: string | null;
    write(store: Transaction, document: DocumentRow): Promise<Row>;
  },
): Promise<Row> {
  const document = await receive(context, options);
  try {
    const row = await context.store.transaction((store) => options.write(store, document));
    if (row.document?.id !== document.id) await discardFiles(context, [documentKey(document)]);
    return row;
  } catch (error) {
    await discardFiles(context, [documentKey(document)]);
    throw error;
  }
}

/**
 * Keeps the item's document, and writes its event. Call it in the transaction that writes the item.
 */
export async function keepDocument(
  { files, outbox }: Transaction,
  { itemId, document }: { itemId: string; document: DocumentRow },
): Promise<void> {
  const { addedOn: at } = document;
  await files.keep({ keys: [documentKey(document)], at });
  await outbox.append({ name: "documentStored", subjectId: itemId, dueAt: at, at });
}

/** Drops an item's current document and its pictures. */
export async function dropDocument(
  { files }: Transaction,
  { row, at }: { row: WithFiles; at: number },
): Promise<void> {
  const pictures = row.thumbnails.map(({ systemFullPath }) => systemFullPath.slice(1));
  await files.drop({
    keys: [...(row.document ? [documentKey(row.document)] : []), ...pictures],
    at,
  });
}

async function receive(
  context: ServiceContext,
  { file, uploadId }: { file: UploadedFile; uploadId: string | null },
): Promise<DocumentRow> {
  const id = context.newId("doc");
  const { sizeInBytes } = await storeFile(context, {
    key: documentKey({ id, extension: EXTENSION }),
    contentType: CONTENT_TYPE,
    content: checkPdf(file.content(), { field: "file" }),
  });
  return {
    id,
    name: pdfNameOf(file.name),
    extension: EXTENSION,
    contentType: CONTENT_TYPE,
    addedOn: context.now(),
    sizeInBytes,
    previewState: "PENDING",
    pageCount: null,
    isReplacement: false,
    uploadId,
  };
}
