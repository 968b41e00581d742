import type { Files } from "../port.ts";

/** A file storage in memory, for worlds and tests. No Node module. */
export function createMemoryFiles(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    write: async ({ key, content }) => {
      const blocks: Uint8Array<ArrayBuffer>[] = [];
      for await (const block of content) blocks.push(new Uint8Array(block));
      const whole = new Uint8Array(await new Blob(blocks).arrayBuffer());
      files.set(key, whole);
      return { sizeInBytes: whole.length };
    },
    read: async ({ key, range }) => {
      const whole = files.get(key);
      if (whole === undefined || (range !== undefined && range.first >= whole.length)) return null;
      const bytes = range === undefined ? whole : whole.slice(range.first, range.last + 1);
      return { sizeInBytes: whole.length, content: one(bytes) };
    },
    sizeOf: async (key) => files.get(key)?.length ?? null,
    remove: async (key) => void files.delete(key),
  };
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
