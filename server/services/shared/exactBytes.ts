/**
 * Passes the blocks through, checking for the announced number of bytes. Throws at the first excess
 * byte, and at an early end, where the reader would wait forever.
 */
export async function* exactBytes(
  blocks: AsyncIterable<Uint8Array>,
  sizeInBytes: number,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const block of blocks) {
    count += block.length;
    if (count > sizeInBytes) break;
    yield block;
  }
  if (count !== sizeInBytes) throw new Error(`a file doesn't have its ${sizeInBytes} bytes`);
}
