import { refuse } from "../../../src/domain/shared/errors.ts";
import type { ServiceContext } from "../shared/context.ts";
import { notingOpened } from "./noteOpened.ts";
import type { ReadableDocument } from "./readDocument.ts";

/** The bytes of a document, as they are read. Refuses with `NOT_FOUND` when they are gone. */
export async function* openDocument(
  context: ServiceContext,
  readable: ReadableDocument,
): AsyncGenerator<Uint8Array> {
  const file = await context.providers.files.read({ key: readable.key });
  yield* notingOpened(context, readable, file?.content ?? refuse("NOT_FOUND"));
}
