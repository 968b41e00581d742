import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Ends an answer with a file's bytes, as fast as the client takes them. When the client leaves, the
 * storage is read no further; when the storage fails, which it has logged, the connection is
 * closed, for the client must not take what it has for the whole.
 */
export async function sendFile(
  response: ServerResponse,
  answer: {
    status: number;
    headers: OutgoingHttpHeaders;
    content: AsyncIterable<Uint8Array>;
  },
): Promise<void> {
  if (response.destroyed) return endReading(answer.content);
  response.writeHead(answer.status, answer.headers);
  await pipeline(Readable.from(answer.content, { objectMode: false }), response).catch(
    () => undefined,
  );
}

/** Generators hand on that nobody wants them only once they have begun, so one block is read. */
async function endReading(content: AsyncIterable<Uint8Array>): Promise<void> {
  const blocks = content[Symbol.asyncIterator]();
  await blocks.next().catch(() => undefined);
  await blocks.return?.();
}
