import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/**
 * Ends an answer with a file's bytes, with backpressure. When the client disconnects, reading
 * stops; when the storage fails (it has logged it), the connection is closed, so that the client
 * doesn't take what it has for the whole.
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

/** A generator passes on `return()` only once it has started, so one block is read. */
async function endReading(content: AsyncIterable<Uint8Array>): Promise<void> {
  const blocks = content[Symbol.asyncIterator]();
  await blocks.next().catch(() => undefined);
  await blocks.return?.();
}
