import { isUnavailable } from "../../../src/domain/shared/errors.ts";
import type { ProcessContext } from "./context.ts";

/** What is to be stored, under a key that the server made and never makes again. */
export interface NewFile {
  key: string;
  contentType: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Writes a file into the storage, and notes it before the first byte. It is WRITING then: the
 * transaction that writes the row which names it must `files.keep` it, or the sweep removes it.
 * Rejects with what `content` throws, and with `UNAVAILABLE` when the storage does not answer.
 * Nothing is left then but, in the latter case, the note for the sweep.
 */
export async function storeFile(
  context: Pick<ProcessContext, "store" | "providers" | "now" | "log">,
  file: NewFile,
): Promise<{ sizeInBytes: number }> {
  const { store, providers, now } = context;
  await store.files.begin({ key: file.key, at: now() });
  try {
    return await providers.files.write(file);
  } catch (error) {
    // A storage that did not answer may still write: the sweep looks again a little later.
    if (isUnavailable(error))
      await store.files.giveUp({ key: file.key, at: now() }).catch(() => false);
    else await discardFiles(context, [file.key]);
    throw error;
  }
}

/**
 * Removes files that were written for a row which was then not written. A file that a row does name
 * stays, so this may follow a transaction of which nobody knows whether it was kept. What cannot be
 * removed now is left to the sweep; never throws.
 */
export async function discardFiles(
  context: Pick<ProcessContext, "store" | "providers" | "now" | "log">,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    try {
      await removeUnlessKept(context, key);
    } catch (error) {
      context.log("warn", "a file that nothing names is left to the sweep", {
        key,
        error: String(error),
      });
    }
  }
}

/**
 * Sees to it that no row can name the file any more, and then deletes and forgets it; one that a
 * row names stays. In this order it can end at any point and be done again. Throws `UNAVAILABLE`.
 */
export async function removeUnlessKept(
  { store, providers, now }: Pick<ProcessContext, "store" | "providers" | "now">,
  key: string,
): Promise<void> {
  if (!(await store.files.giveUp({ key, at: now() }))) return;
  await providers.files.remove(key);
  await store.files.forget(key);
}
