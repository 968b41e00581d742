import { isUnavailable } from "../../../src/domain/shared/errors.ts";
import type { ProcessContext } from "./context.ts";

/** What is to be stored, under a key that the server generated and never reuses. */
export interface NewFile {
  key: string;
  contentType: string;
  content: AsyncIterable<Uint8Array>;
}

/**
 * Writes a file into the storage, recorded before the first byte. It is WRITING then: the
 * transaction that writes the row which names it must `files.keep` it, or the sweep removes it.
 * Rejects with what `content` throws, and with `UNAVAILABLE` when the storage does not answer.
 * Leaves nothing behind except, in the latter case, the record for the sweep.
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
    // A storage that timed out may still write: the sweep checks again a little later.
    if (isUnavailable(error))
      await store.files.giveUp({ key: file.key, at: now() }).catch(() => false);
    else await discardFiles(context, [file.key]);
    throw error;
  }
}

/**
 * Removes files that were written for a row that then wasn't. A file that a row does name stays, so
 * this may follow a transaction whose outcome is unknown. What can't be removed now is left to the
 * sweep; never throws.
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
 * Makes sure that no row can name the file any more, then deletes and forgets it; one that a row
 * names stays. In this order it can be interrupted at any point and repeated. Throws `UNAVAILABLE`.
 */
export async function removeUnlessKept(
  { store, providers, now }: Pick<ProcessContext, "store" | "providers" | "now">,
  key: string,
): Promise<void> {
  if (!(await store.files.giveUp({ key, at: now() }))) return;
  await providers.files.remove(key);
  await store.files.forget(key);
}
