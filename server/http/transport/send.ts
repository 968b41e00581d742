import type { ServerResponse } from "node:http";
import { ERRORS, type ErrorCode } from "../../../src/domain/shared/errors.ts";

/** Ends an answer with a short text. */
export function sendText(
  response: ServerResponse,
  answer: {
    status: number;
    text: string;
    type?: string;
    headers?: Record<string, string | string[]>;
  },
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

/** Ends an answer with a refusal, shaped like a GraphQL answer: nearly all clients expect one. */
export function sendRefusal(
  response: ServerResponse,
  refusal: {
    code: ErrorCode;
    status?: number;
    message?: string;
    /** See `RefusalError.field`. */
    field?: string | null;
    headers?: Record<string, string | string[]>;
  },
): void {
  const { code, field = null, headers = {} } = refusal;
  const { nextStep, ...entry } = ERRORS[code];
  const { status = entry.status, message = entry.message } = refusal;
  const extensions = { code, status, nextStep, ...(field === null ? {} : { field }) };
  const errors = [{ message, extensions }];
  const text = JSON.stringify({ errors });
  sendText(response, { status, text, type: "application/json", headers });
}
