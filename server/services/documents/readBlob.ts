import { refuse } from "../../../src/domain/shared/errors.ts";
import { BLOB_MAX_BYTES } from "../../../src/domain/shared/limits.ts";
import type { DocumentRow } from "../../store/ports/catalogue.ts";
import type { ServiceContext } from "../shared/context.ts";
import { exactBytes } from "../shared/exactBytes.ts";
import { requireViewer } from "../shared/viewer.ts";
import { notingOpened } from "./noteOpened.ts";
import { readDocument } from "./readDocument.ts";

const TOO_LARGE = "A document of more than 1 MB isn’t sent as text.";

/** A document with its bytes in base64. */
export interface Blob64 {
  document: DocumentRow;
  bytes: string;
}

/**
 * A whole document in one answer; `userProfileId` names the creator it must belong to. Refuses as
 * `readDocument` does, with `NOT_FOUND` when it isn't in the storage, and with `QUERY_TOO_COMPLEX`
 * when it is too large to be held in memory (docs/product.md 11.1).
 */
export async function readBlob(
  context: ServiceContext,
  { id, userProfileId }: { id: string; userProfileId?: string | null | undefined },
): Promise<Blob64> {
  requireViewer(context);
  const readable = await readDocument(context, { id });
  const { document, creatorId, key } = readable;
  if (userProfileId != null && userProfileId !== creatorId) return refuse("NOT_FOUND");
  const { sizeInBytes } = document;
  if (sizeInBytes > BLOB_MAX_BYTES) return refuse("QUERY_TOO_COMPLEX", { message: TOO_LARGE });
  const file = await context.providers.files.read({ key });
  if (file?.sizeInBytes !== sizeInBytes) {
    context.log("error", "the file of a document is missing", { key });
    return refuse("NOT_FOUND");
  }
  const blocks = notingOpened(context, readable, exactBytes(file.content, sizeInBytes));
  return { document, bytes: await base64Of(blocks) };
}

/** As many arguments as every engine takes. */
const BYTES_AT_ONCE = 8_192;

async function base64Of(blocks: AsyncIterable<Uint8Array>): Promise<string> {
  let binary = "";
  for await (const block of blocks) {
    for (let at = 0; at < block.length; at += BYTES_AT_ONCE) {
      binary += String.fromCharCode(...block.subarray(at, at + BYTES_AT_ONCE));
    }
  }
  return btoa(binary);
}
