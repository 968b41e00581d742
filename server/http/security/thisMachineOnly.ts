import type { IncomingMessage } from "node:http";
import { isLoopback } from "../../machine/loopback.ts";

/** What is answered, with 421, to a request that names another machine. */
export const OTHER_MACHINE_TEXT =
  "This local mode answers this machine alone, where anybody can sign in as anybody. " +
  "EXPOSE_LOCAL_MODE=true lets others reach it.";

/**
 * Whether a request names this machine, or no host at all, which no browser does. In local mode
 * anyone can be anyone, and two ways bypass the listening address: a proxy on the same machine, and
 * DNS rebinding, a remote page whose host suddenly resolves to 127.0.0.1.
 */
export function isForThisMachine({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const { host } = headers;
  if (host === undefined) return true;
  const address = `http://${host}`;
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}
