import { refuse } from "../../src/domain/shared/errors.ts";

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** This many bytes tell the file's type. */
const HEAD_BYTES = PNG.length;

/** Uploaded pictures held in memory. */
export interface UploadMemory {
  /**
   * Calls `work` with the picture's blocks once it is complete; null for what doesn't begin like a
   * JPEG or PNG, of which only the beginning is read. Refuses with `UNAVAILABLE` when there is no
   * room for it next to the others, and rejects with what `content` and `work` throw.
   */
  withBuffer<Result>(
    content: AsyncIterable<Uint8Array>,
    work: (blocks: readonly Uint8Array[]) => Promise<Result>,
  ): Promise<Result | null>;
}

/** Counts received bytes rather than pictures: a slow upload doesn't keep small ones out. */
export function createUploadMemory({ bytesMax }: { bytesMax: number }): UploadMemory {
  let taken = 0;
  return {
    withBuffer: async (content, work) => {
      const blocks: Uint8Array[] = [];
      let size = 0;
      const release = () => {
        taken -= size;
        size = 0;
      };
      try {
        for await (const block of content) {
          if (taken + block.length > bytesMax) {
            // Before ending the upload, which takes a while: others would be refused meanwhile.
            release();
            refuse("UNAVAILABLE");
          }
          const isHead = size < HEAD_BYTES;
          blocks.push(block);
          size += block.length;
          taken += block.length;
          if (isHead && size >= HEAD_BYTES && !isPicture(blocks)) return null;
        }
        return isPicture(blocks) ? await work(blocks) : null;
      } finally {
        release();
      }
    },
  };
}

function isPicture(blocks: readonly Uint8Array[]): boolean {
  const head: number[] = [];
  for (const block of blocks) {
    if (head.length >= HEAD_BYTES) break;
    head.push(...block.subarray(0, HEAD_BYTES));
  }
  return [JPEG, PNG].some((known) => known.every((byte, index) => head[index] === byte));
}
