import { refuse } from "../../src/domain/shared/errors.ts";

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** So many bytes say what it is. */
const HEAD_BYTES = PNG.length;

/** Uploaded pictures that lie in memory. */
export interface HeldPictures {
  /**
   * Does `work` with the picture's blocks when it is whole; null for what does not begin as a JPEG
   * or PNG does, of which no more than that is read. Refuses with `UNAVAILABLE` when there is no
   * room for it beside the others, and rejects with what `content` and `work` throw.
   */
  hold<Result>(
    content: AsyncIterable<Uint8Array>,
    work: (blocks: readonly Uint8Array[]) => Promise<Result>,
  ): Promise<Result | null>;
}

/**
 * Counts the bytes that arrive, and no pictures: one that comes slowly keeps no small one out.
 */
export function createHeldPictures({ bytesMax }: { bytesMax: number }): HeldPictures {
  let taken = 0;
  return {
    hold: async (content, work) => {
      const blocks: Uint8Array[] = [];
      let size = 0;
      const giveBack = () => {
        taken -= size;
        size = 0;
      };
      try {
        for await (const block of content) {
          if (taken + block.length > bytesMax) {
            // Before the upload is ended, which takes a while: others would be refused for it.
            giveBack();
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
        giveBack();
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
