import { DOCUMENT } from "../store/factories/catalogue.ts";
import type { DocumentRow, PublicationRow, TalkRow } from "../store/ports/catalogue.ts";
import { documentKey } from "../store/ports/documentKey.ts";
import { storeFile } from "../services/shared/storeFile.ts";
import { PICTURE } from "../store/factories/profiles.ts";
import { deckPdf } from "./deckPdf.ts";
import { DEMO_PAGE_ADDRESS } from "./media.ts";
import type { World } from "./world.ts";

/**
 * Does what an upload does in the end: attaches the document to the item, and requests its
 * previews.
 */
export async function storeDocument(
  world: World,
  { itemId, content }: { itemId: string; content: AsyncIterable<Uint8Array> },
): Promise<DocumentRow> {
  const at = world.now();
  const id = world.newId("doc");
  const key = documentKey({ ...DOCUMENT, id });
  const { contentType } = DOCUMENT;
  const { sizeInBytes } = await storeFile(world, { key, contentType, content });
  const document: DocumentRow = {
    ...DOCUMENT,
    id,
    sizeInBytes,
    addedOn: at,
    previewState: "PENDING",
    pageCount: null,
  };
  await world.store.transaction(async ({ files, catalog, outbox }) => {
    const item = await catalog.lock(itemId);
    if (item === null || item.category === "ONE_ON_ONE")
      throw new Error(`${itemId} has no document`);
    await files.keep({ keys: [key], at });
    await catalog.replace({ ...item, document });
    await outbox.append({ name: "documentStored", subjectId: itemId, dueAt: at, at });
  });
  return document;
}

/** Gives an item's document, so far only described, a file with that many pages. */
export async function storeDeck(world: World, item: PublicationRow | TalkRow): Promise<void> {
  const { document, title } = item;
  if (document === null) return;
  const deck = deckPdf({ title, pageCount: document.pageCount ?? 3 });
  const key = documentKey(document);
  const { contentType } = document;
  const { sizeInBytes } = await storeFile(world, { key, contentType, content: one(deck) });
  await world.store.catalog.replace({ ...item, document: { ...document, sizeInBytes } });
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const page = (id: string) => ({ ...PICTURE, id, systemFullPath: DEMO_PAGE_ADDRESS });

/** A document whose previews are there. */
export const DRAWN = {
  document: {
    ...DOCUMENT,
    name: "The quiet interface.pdf",
    sizeInBytes: 1_468_006,
    pageCount: 40,
  } satisfies DocumentRow,
  thumbnails: [page("img_page_1"), page("img_page_2"), page("img_page_3")],
};

/** One whose previews are still being made. */
export const BEING_DRAWN = {
  document: { ...DRAWN.document, previewState: "PENDING" as const, pageCount: null },
  thumbnails: [],
};

/** One that cannot be drawn. */
export const UNDRAWABLE = {
  document: { ...DRAWN.document, previewState: "FAILED" as const, pageCount: null },
  thumbnails: [],
};
