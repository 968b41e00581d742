import type { Server } from "node:http";

/** A turn of the event loop that is as short leaves hardly a gap in which somebody comes unseen. */
const SHORT_TURN_MS = 0.1;
/** Who has got an answer and comes back at once is there by then. */
const QUIET_MS = 5;
/** So long a quiet turn is waited for. */
const PATIENCE_MS = 1_000;

/**
 * Calls `close` when nobody waits at the server's port. The system takes connections for the
 * process, which accepts one in each turn of its event loop; closing the port resets those that
 * still wait. So it is called at the end of a short turn after some milliseconds without a new
 * connection and without an answer. The longer these are waited for, the fewer they need to be.
 * `monotonic` is a clock in milliseconds that does not go back.
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
