/** Bytes as a stream of one block. */
export async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** All of a stream's bytes. */
export async function bytesOf(blocks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array<ArrayBuffer>[] = [];
  for await (const block of blocks) read.push(new Uint8Array(block));
  return new Uint8Array(await new Blob(read).arrayBuffer());
}
