import { SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type {
  CatalogItemRow,
  DocumentRow,
  PublicationRow,
  TalkRow,
} from "../../store/ports/catalogue.ts";
import type { StoredImage } from "../../store/ports/profiles.ts";
import { once } from "../shared/blocks.ts";
import type { ProcessContext } from "../shared/context.ts";
import type { Picture, Preview } from "../shared/media.ts";
import type { Due, RunAgain } from "../shared/reaction.ts";
import { discardFiles, storeFile } from "../shared/storeFile.ts";
import { documentKey } from "../../store/ports/documentKey.ts";

/**
 * A waiting document is retried after a tenth of the time that it has waited: several stored at the
 * same moment retry at the same moments, and each time only one of them is drawn.
 */
const PAUSE_SHARE = 0.1;
/** The longest pause between two retries. */
const PAUSE_MAX_MS = 10 * SECOND_MS;

type WithDocument = (PublicationRow | TalkRow) & { document: DocumentRow };

/**
 * Reaction to a document of an item: draws the pictures that people without access see of it
 * (docs/product.md 11.2), and records when it can't be drawn, or its file is gone, because retries
 * wouldn't help. One that was replaced in the meantime is left to the reaction to its successor.
 */
export async function makePreviews(
  context: ProcessContext,
  { subjectId, at }: Pick<Due, "subjectId" | "at">,
  signal: AbortSignal,
): Promise<RunAgain | void> {
  const item = withDocument(await context.store.catalog.byId(subjectId));
  if (item?.document.previewState !== "PENDING") return;
  const { document } = item;
  const drawn = await draw(context, item, signal);
  if (drawn === "busy") return { againAt: nextLookAt({ storedAt: at, now: context.now() }) };
  if (drawn === "missing") {
    context.log("error", "the file of a document is missing", {
      itemId: subjectId,
      documentId: document.id,
    });
  }
  const preview = typeof drawn === "string" ? null : drawn;
  await settle(context, { subjectId, document, preview });
}

/** The longer a document has waited for others, the less often it is retried. */
const nextLookAt = ({ storedAt, now }: { storedAt: Instant; now: Instant }): Instant =>
  now + Math.min(Math.max((now - storedAt) * PAUSE_SHARE, SECOND_MS), PAUSE_MAX_MS);

/** Its file is opened on its turn; until then the storage isn't accessed. */
async function draw(
  { media, providers }: ProcessContext,
  { creatorId, document }: WithDocument,
  signal: AbortSignal,
): Promise<Preview | "undrawable" | "busy" | "missing"> {
  let isMissing = false;
  async function* content(): AsyncGenerator<Uint8Array> {
    const file = await providers.files.read({ key: documentKey(document) });
    isMissing = file === null;
    if (file === null) throw new Error(`the file of ${document.id} is missing`);
    yield* file.content;
  }
  try {
    return await media.drawPreview({ creatorId, content: content(), signal });
  } catch (error) {
    if (isMissing) return "missing";
    throw error;
  }
}

/** Replaces the pictures of an earlier document; with none, removes them. */
async function settle(
  context: ProcessContext,
  options: { subjectId: string; document: DocumentRow; preview: Preview | null },
): Promise<void> {
  const { subjectId, document, preview } = options;
  const thumbnails: StoredImage[] = [];
  for (const page of preview?.pages ?? []) thumbnails.push(await store(context, page));
  const keys = thumbnails.map(keyOf);
  const isKept = await context.store.transaction(async ({ catalog, files }) => {
    const at = context.now();
    const item = withDocument(await catalog.lock(subjectId));
    if (item?.document.id !== document.id || item.document.previewState !== "PENDING") return false;
    await files.keep({ keys, at });
    await files.drop({ keys: item.thumbnails.map(keyOf), at });
    const previewState = preview === null ? ("FAILED" as const) : ("READY" as const);
    const pageCount = preview?.pageCount ?? null;
    const drawn = { ...item.document, previewState, pageCount };
    await catalog.replace({ ...item, thumbnails, document: drawn });
    return true;
  });
  if (!isKept) await discardFiles(context, keys);
}

/** Writes a picture that no row names yet. */
async function store(
  context: ProcessContext,
  { bytes, contentType, extension }: Picture,
): Promise<StoredImage> {
  const id = context.newId("img");
  const systemFullPath = `/thumbnails/${id}.${extension}`;
  const key = keyOf({ systemFullPath });
  await storeFile(context, { key, contentType, content: once(bytes) });
  return { id, systemFullPath, extension, contentType, addedOn: context.now() };
}

/** Under which a public file is stored. */
const keyOf = ({ systemFullPath }: Pick<StoredImage, "systemFullPath">) => systemFullPath.slice(1);

function withDocument(item: CatalogItemRow | null): WithDocument | null {
  if (item === null || item.category === "ONE_ON_ONE" || item.document === null) return null;
  return { ...item, document: item.document };
}
