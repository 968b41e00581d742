import type { IncomingMessage, ServerResponse } from "node:http";
import type { TransportLimits } from "./transportLimits.ts";

const boundedElsewhere = new WeakSet<IncomingMessage>();

/** Marks a request whose remaining body, once answered, is bounded by other limits. */
export function boundElsewhere(request: IncomingMessage): void {
  boundedElsewhere.add(request);
}

/** Undoes that: the remaining body is cut off like that of any other request. */
export function cutAfterAnswer(request: IncomingMessage): void {
  boundedElsewhere.delete(request);
}

/**
 * Makes sure that a request ends: closes its connection when it is idle for too long before the
 * answer is sent, and when the rest of its body doesn't arrive afterwards.
 */
export function watchConnection(
  request: IncomingMessage,
  response: ServerResponse,
  options: {
    limits: Pick<TransportLimits, "silenceMs" | "leftoverMs">;
    /** Called before a connection without an answer is closed. */
    onSilence: () => void;
  },
): void {
  const { socket } = request;
  const { silenceMs, leftoverMs } = options.limits;
  const bytes = () => socket.bytesRead + socket.bytesWritten;
  let before = bytes();
  const timer = setInterval(() => {
    const now = bytes();
    if (now !== before) return void (before = now);
    clearInterval(timer);
    options.onSilence();
    socket.destroy();
  }, silenceMs);
  response.once("close", () => {
    clearInterval(timer);
    if (request.complete || socket.destroyed) return;
    // Discarded, so that the client, which is still sending, gets to read the answer.
    request.resume();
    if (boundedElsewhere.has(request)) return;
    const cut = setTimeout(() => socket.destroy(), leftoverMs);
    request.once("close", () => clearTimeout(cut));
  });
}
