import type { IncomingMessage, ServerResponse } from "node:http";
import { readText } from "./requestBody.ts";

const FORM_MAX_BYTES = 64 * 1024;

/** Adapts a function from web requests to web answers to a route. */
export function serveWebRequests(options: {
  answer: (request: Request) => Promise<Response>;
  origin: string;
}): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const answer = await options.answer(await webRequest(request, options.origin));
    response.statusCode = answer.status;
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}

async function webRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const method = request.method ?? "GET";
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(", "));
  }
  const hasBody = method !== "GET" && method !== "HEAD";
  const body = hasBody ? await readText(request, { maxBytes: FORM_MAX_BYTES }) : null;
  return new Request(new URL(request.url ?? "/", origin), { method, headers, body });
}
