import type { IncomingMessage, ServerResponse } from "node:http";

/** Ends an answer with a short text. */
export function sendText(
  response: ServerResponse,
  answer: { status: number; text: string; type?: string; headers?: Record<string, string> },
): void {
  const { status, text, type = "text/plain", headers = {} } = answer;
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    ...headers,
  });
  response.end(text);
}

/** Ends an answer with JSON. */
export function sendJson(
  response: ServerResponse,
  { status = 200, body }: { status?: number; body: unknown },
): void {
  sendText(response, { status, text: JSON.stringify(body), type: "application/json" });
}

/** The body of a request was larger than it may be. */
export class BodyTooLargeError extends Error {}

/** The body as text. Throws `BodyTooLargeError`. */
export function readText(
  request: IncomingMessage,
  { maxBytes }: { maxBytes: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) reject(new BodyTooLargeError());
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    request.on("error", reject);
  });
}
