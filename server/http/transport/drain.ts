import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { atQuietTurn } from "./quietTurn.ts";
import type { TransportLimits } from "./transportLimits.ts";

/** Answers that take longer than this after the stop are cut. */
const PATIENCE_MS = 6_000;

/** Ends a server without cutting calls. */
export interface Drain {
  /** Resolves when all connections are closed. */
  stop(): Promise<void>;
}

type DrainOptions = Pick<TransportLimits, "drainMs"> & { monotonic: () => number };

/**
 * Makes the drain of a server that isn't listening yet. While stopping, it accepts calls for
 * `drainMs`, answering each with `Connection: close`.
 */
export function createDrain(server: Server, options: DrainOptions): Drain {
  const { drainMs } = options;
  const open = new Set<ServerResponse>();
  const unused = new Set<Socket>();
  let isStopping = false;
  const end = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };
  server.on("connection", (socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    unused.delete(socket);
    open.add(response);
    response.once("close", () => open.delete(response));
    if (isStopping) end(response);
  });
  return {
    stop: async () => {
      isStopping = true;
      for (const response of open) end(response);
      const early = [...unused];
      if ((await countConnections(server)) > 0) await pause(drainMs);
      // Clients told now can reconnect at once, because the port is still open.
      cutSilent(early);
      server.closeIdleConnections();
      await close(server, { unused, ...options });
    },
  };
}

/** Closes connections without any request so far, as browsers open them speculatively. */
function cutSilent(sockets: Iterable<Socket>): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error ? 1 : count)),
  );
}

/** Accepts no more connections, and waits for existing ones to end. */
function close(
  server: Server,
  { unused, drainMs, monotonic }: DrainOptions & { unused: Iterable<Socket> },
): Promise<void> {
  return new Promise((resolve) => {
    const shut = () => {
      const ends: NodeJS.Timeout[] = [];
      server.close(() => {
        for (const timer of ends) clearTimeout(timer);
        resolve();
      });
      ends.push(setTimeout(() => cutSilent(unused), drainMs));
      ends.push(setTimeout(() => server.closeAllConnections(), PATIENCE_MS));
    };
    atQuietTurn(server, { monotonic, close: shut });
  });
}
