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
  response.writeHead(answer.status, answer.headers);
  await pipeline(Readable.from(answer.content, { objectMode: false }), response).catch(
    () => undefined,
  );
}
