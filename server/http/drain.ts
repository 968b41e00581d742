import type { RequestListener, Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { TransportLimits } from "./transportLimits.ts";

/** Answers that take longer than this after the stop are cut. */
const PATIENCE_MS = 6_000;

/** Ends a server without cutting calls. */
export interface Drain {
  /** The handler, with each answer of a stopping server saying `Connection: close`. */
  handler: RequestListener;
  /** Resolves when no connection is left. */
  stop(server: Server): Promise<void>;
}

/** Makes the drain of one server. For `drainMs` of a stop it still takes calls. */
export function createDrain(
  handler: RequestListener,
  { drainMs }: Pick<TransportLimits, "drainMs">,
): Drain {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  const end = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  return {
    handler: (request, response) => {
      open.add(response);
      response.once("close", () => open.delete(response));
      if (isStopping) end(response);
      handler(request, response);
    },
    stop: async (server) => {
      isStopping = true;
      for (const response of open) end(response);
      if ((await countConnections(server)) > 0) await pause(drainMs);
      await close(server);
    },
  };
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error ? 1 : count)),
  );
}

/** Takes no more connections, closes idle ones, and waits for the others. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
