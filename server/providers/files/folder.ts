import { type FileHandle, mkdir, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { checkedKey } from "./key.ts";
import type { Files } from "./port.ts";
import { type StorageStep, type Warn, createStorageStep } from "./storageStep.ts";

/** For its owner only: documents are sold. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const BLOCK_BYTES = 64 * 1024;

/**
 * Files in a folder of this machine. A file is written next to its final path, synced, and renamed
 * when complete; an interrupted draft has the key's name, so removing the key removes it too.
 */
export function createFolderFiles(options: { folder: string; warn: Warn }): Files {
  const step = createStorageStep(options);
  const placeOf = (key: string) => path.join(options.folder, checkedKey(key));
  return {
    write: async ({ key, content }) => {
      const place = placeOf(key);
      const draft = draftOf(place);
      await step(() => mkdir(path.dirname(place), { recursive: true, mode: FOLDER_MODE }));
      const handle = await step(() => open(draft, "w", FILE_MODE));
      try {
        const sizeInBytes = await fill({ handle, content, step });
        await step(() => rename(draft, place));
        await step(() => syncFolder(path.dirname(place)));
        return { sizeInBytes };
      } catch (error) {
        await step(() => rm(draft, { force: true })).catch(() => undefined);
        throw error;
      }
    },
    read: async ({ key, range }) => {
      const place = placeOf(key);
      const sizeInBytes = await step(() => sizeAt(place));
      if (sizeInBytes === null || (range !== undefined && range.first >= sizeInBytes)) return null;
      const { first = 0, last = sizeInBytes - 1 } = range ?? {};
      const end = Math.min(last + 1, sizeInBytes);
      return { sizeInBytes, content: contentOf({ place, first, end, step }) };
    },
    sizeOf: async (key) => {
      const place = placeOf(key);
      return step(() => sizeAt(place));
    },
    remove: async (key) => {
      const place = placeOf(key);
      for (const file of [draftOf(place), place]) await step(() => rm(file, { force: true }));
    },
  };
}

const draftOf = (place: string) => `${place}.draft`;

/** Writes block by block, and always closes the file. Returns its size in bytes. */
async function fill(options: {
  handle: FileHandle;
  content: AsyncIterable<Uint8Array>;
  step: StorageStep;
}): Promise<number> {
  const { handle, content, step } = options;
  let sizeInBytes = 0;
  try {
    for await (const block of content) {
      await step(() => handle.writeFile(block));
      sizeInBytes += block.length;
    }
    await step(() => handle.sync());
    return sizeInBytes;
  } finally {
    await step(() => handle.close()).catch(() => undefined);
  }
}

async function sizeAt(place: string): Promise<number | null> {
  try {
    return (await stat(place)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Opens the file when the first block is requested, so an unread one isn't left open. */
async function* contentOf(options: {
  place: string;
  /** The first byte that is read. */
  first: number;
  /** The first one that isn't. */
  end: number;
  step: StorageStep;
}): AsyncGenerator<Uint8Array> {
  const { place, first, end, step } = options;
  const handle = await step(() => open(place, "r"));
  try {
    let at = first;
    while (at < end) {
      const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end - at));
      const position = at;
      const { bytesRead } = await step(() => handle.read(block, 0, block.length, position));
      if (bytesRead === 0) return;
      at += bytesRead;
      yield block.subarray(0, bytesRead);
    }
  } finally {
    await step(() => handle.close()).catch(() => undefined);
  }
}

/** A new name is durable only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
