import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Files } from "../../providers/files/port.ts";

const ALL_BYTES_MAX = 8 * 1024 * 1024;
/** Larger ones are read for each request, as documents are. */
const PICTURE_BYTES_MAX = 256 * 1024;

/** A picture as it is sent: at once where it is small. */
type Picture = { bytes: Buffer } | NonNullable<Awaited<ReturnType<Files["read"]>>>;

interface Kept {
  bytes: Buffer;
  until: Instant;
}

/** The stored pictures. Its calls throw `UNAVAILABLE` as those of the storage do. */
export interface KeptPictures {
  /** Null if the key does not exist. */
  read(key: string): Promise<Picture | null>;
  sizeOf: Files["sizeOf"];
}

/**
 * Keeps small pictures in memory for a minute, so that a crowd that opens a page reads its pictures
 * from the storage once. A key is never written twice, so what is kept is right. A picture that is
 * removed from the storage may be sent for one more minute.
 */
export function createKeptPictures({
  files,
  now,
}: {
  files: Pick<Files, "read" | "sizeOf">;
  now: () => Instant;
}): KeptPictures {
  const kept = new LRUCache<string, Kept>({
    maxSize: ALL_BYTES_MAX,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  /** Pictures being read, by key; null where one is large, missing or failed, and is not shared. */
  const coming = new Map<string, Promise<Kept | null>>();

  const read = async (key: string): Promise<Picture | null> => {
    const { promise, resolve } = Promise.withResolvers<Kept | null>();
    coming.set(key, promise);
    let picture: Kept | null = null;
    try {
      const file = await files.read({ key });
      if (file === null || file.sizeInBytes > PICTURE_BYTES_MAX) return file;
      picture = { bytes: await buffer(file.content), until: now() + MINUTE_MS };
      kept.set(key, picture);
      return picture;
    } finally {
      coming.delete(key);
      resolve(picture);
    }
  };
  return {
    read: async (key) => {
      const found = kept.get(key);
      if (found !== undefined && now() < found.until) return found;
      return (await coming.get(key)) ?? read(key);
    },
    sizeOf: (key) => files.sizeOf(key),
  };
}
