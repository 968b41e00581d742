import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { TRANSPORT_LIMITS, type TransportLimits } from "./transportLimits.ts";

/** Answers that take longer than this after the stop are cut. */
const PATIENCE_MS = 3_500;

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface RunningServer {
  port: number;
  /** Takes no more connections, lets running answers end, and cuts what takes too long. */
  stop(): Promise<void>;
}

/** Listens. Rejects with a sentence when the port is taken or not allowed. */
export async function listen(options: {
  handler: Handler;
  port: number;
  host: string;
  limits?: TransportLimits;
}): Promise<RunningServer> {
  const { limits = TRANSPORT_LIMITS } = options;
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      // How late Node may notice that one of these times is over.
      connectionsCheckingInterval: limits.headersMs / 4,
    },
    options.handler,
  );
  server.maxConnections = limits.connections;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(inASentence(error, options)));
    server.listen({ port: options.port, host: options.host }, resolve);
  });
  return { port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
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
