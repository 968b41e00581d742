import type { Server } from "node:http";

/** A turn of the event loop this short leaves hardly a gap for an unseen connection. */
const SHORT_TURN_MS = 0.1;
/** A client that got an answer and comes right back has arrived by then. */
const QUIET_MS = 5;
/** The maximum wait for a quiet turn. */
const PATIENCE_MS = 1_000;

/**
 * Calls `close` when the server's backlog is empty. The system queues connections for the process,
 * which accepts one per turn of its event loop; closing the port resets those still queued. So it
 * is called at the end of a short turn after some milliseconds without a new connection or an
 * answer. The longer the wait, the fewer milliseconds are required. `monotonic` is a clock in
 * milliseconds that does not go back.
 */
export function atQuietTurn(
  server: Pick<Server, "on" | "off">,
  { monotonic, close }: { monotonic: () => number; close: () => void },
): void {
  const began = monotonic();
  let lastSign = began;
  const notice = () => void (lastSign = monotonic());
  const onRequest = (_request: unknown, response: NodeJS.EventEmitter) =>
    void response.once("close", notice);
  server.on("connection", notice).on("drop", notice).on("request", onRequest);
  const turn = (last: number) => {
    const now = monotonic();
    const patience = 1 - (now - began) / PATIENCE_MS;
    const isQuiet = now - lastSign > QUIET_MS * patience && now - last < SHORT_TURN_MS;
    if (!isQuiet && patience > 0) return void setImmediate(turn, now);
    close();
    server.off("connection", notice).off("drop", notice).off("request", onRequest);
  };
  turn(Number.NEGATIVE_INFINITY);
}
