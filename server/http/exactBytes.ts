/**
 * The same blocks, as many bytes as were announced. Throws at the first byte too many, and at an
 * early end: whoever waits for the rest would wait for ever.
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
  if (count !== sizeInBytes) throw new Error(`a file has other than its ${sizeInBytes} bytes`);
}
