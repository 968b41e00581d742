import type { IncomingMessage, ServerResponse } from "node:http";
import type { TransportLimits } from "./transportLimits.ts";

const boundedElsewhere = new WeakSet<IncomingMessage>();

/** Says that what is left of a request's body when it is answered has its end by other limits. */
export function boundElsewhere(request: IncomingMessage): void {
  boundedElsewhere.add(request);
}

/** Takes that back: what is left of the body is cut off like that of any other request. */
export function cutAfterAnswer(request: IncomingMessage): void {
  boundedElsewhere.delete(request);
}

/**
 * Sees to it that a request has an end: closes its connection when nothing was sent or received for
 * too long before the answer was out, and when what is left of a body does not come after it.
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
    // Thrown away, so that the client, which still sends, gets to read the answer.
    request.resume();
    if (boundedElsewhere.has(request)) return;
    const cut = setTimeout(() => socket.destroy(), leftoverMs);
    request.once("close", () => clearTimeout(cut));
  });
}
