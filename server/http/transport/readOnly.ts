import type { IncomingMessage, ServerResponse } from "node:http";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { sendRefusal, sendText } from "./send.ts";

/** The methods of what can only be read. */
export const READ_METHODS = ["GET", "HEAD"] as const;

/** Whether a request asks for no more than to read. */
export const isRead = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Refuses a request that is not `isRead`. */
export function sendNotAllowed(response: ServerResponse): void {
  const headers = { allow: READ_METHODS.join(", ") };
  sendText(response, { status: 405, text: "Method not allowed", headers });
}

export const sendNotFound = (response: ServerResponse) =>
  sendText(response, { status: 404, text: "Not found" });

/** Answers by doing some work, or says why it was refused. */
export async function sendOrRefuse(
  response: ServerResponse,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    if (error.code === "NOT_FOUND") return sendNotFound(response);
    sendRefusal(response, { code: error.code, headers: { "retry-after": "1" } });
  }
}
