import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { systemClocks } from "../../systemSources.ts";
import { limitConnections } from "./connectionsPerAddress.ts";
import { createDrain } from "./drain.ts";
import { TRANSPORT_LIMITS, type TransportLimits } from "./transportLimits.ts";

/** Longer than proxies keep theirs: otherwise they would send a call into a closing connection. */
const KEEP_ALIVE_MS = 75_000;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface RunningServer {
  port: number;
  /** Drains running calls, tells clients to reconnect, and cuts what takes too long. */
  stop(): Promise<void>;
}

/** Listens. Rejects with a sentence when the port is taken or not allowed. */
export async function listen(options: {
  handler: Handler;
  port: number;
  host: string;
  /** How many proxies are in front, see `clientAddress`. */
  trustedProxies: number;
  limits?: TransportLimits;
}): Promise<RunningServer> {
  const { limits = TRANSPORT_LIMITS } = options;
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      // How late Node may notice that one of these timeouts has passed.
      connectionsCheckingInterval: limits.headersMs / 4,
    },
    options.handler,
  );
  const { monotonic } = systemClocks;
  const drain = createDrain(server, { drainMs: limits.drainMs, monotonic });
  server.maxConnections = limits.connections;
  if (options.trustedProxies === 0) limitConnections(server, limits.connectionsPerAddress);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(inASentence(error, options)));
    server.listen({ port: options.port, host: options.host }, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: drain.stop };
}

function inASentence(
  error: NodeJS.ErrnoException,
  { port, host }: { port: number; host: string },
): Error {
  if (error.code === "EADDRINUSE") {
    return new Error(`Port ${port} is taken; PORT names another.`, { cause: error });
  }
  if (error.code === "EACCES") {
    return new Error(`Port ${port} is not allowed here; PORT names another.`, { cause: error });
  }
  if (error.code === "EADDRNOTAVAIL") {
    return new Error(`This machine has no address ${host}; HOST names another.`, { cause: error });
  }
  return error;
}
