import { refuse } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../shared/context.ts";
import { requireViewer } from "../shared/viewer.ts";
import { type ReadableDocument, readDocument } from "./readDocument.ts";

/**
 * A document of which all bytes are asked for at once; `userProfileId` names the creator whose it
 * has to be. Refuses as `readDocument` does, and with `NOT_FOUND` when the storage does not have
 * it.
 */
export async function readBlob(
  context: ServiceContext,
  { id, userProfileId }: { id: string; userProfileId?: string | null | undefined },
): Promise<ReadableDocument> {
  requireViewer(context);
  const readable = await readDocument(context, { id });
  if (userProfileId != null && userProfileId !== readable.creatorId) return refuse("NOT_FOUND");
  const { document, key } = readable;
  if ((await context.providers.files.sizeOf(key)) === document.sizeInBytes) return readable;
  context.log("error", "the file of a document is missing", { key });
  return refuse("NOT_FOUND");
}
