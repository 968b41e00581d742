import { refuse } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../shared/context.ts";
import type { ReadableDocument } from "./readDocument.ts";

/** The bytes of a document, as they are read. Refuses with `NOT_FOUND` when they are gone. */
export async function* openDocument(
  { providers }: Pick<ServiceContext, "providers">,
  { key }: Pick<ReadableDocument, "key">,
): AsyncGenerator<Uint8Array> {
  const file = await providers.files.read({ key });
  yield* file?.content ?? refuse("NOT_FOUND");
}
