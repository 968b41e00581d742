import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Checks up front whether a port of this machine is free, for a command whose programs would
 * complain late, with a stack trace or a prompt.
 * @param {number} port
 * @param {string} nextStep ends the sentence: how another port is named
 * @throws with a sentence that names the port
 */
export async function requireFreePort(port, nextStep) {
  const server = createServer();
  try {
    await once(server.listen({ port, host: "localhost" }), "listening");
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const why = code === "EADDRINUSE" ? "is taken" : "is not allowed here";
    throw new Error(`Port ${port} ${why}; ${nextStep}.`, { cause: error });
  }
  await new Promise((resolve) => server.close(resolve));
}

/**
 * Below the ports that systems give to outgoing connections (RFC 6335, section 6; Linux begins
 * lower, at 32768): one of those may be in use again before its program listens.
 */
const FIRST = 20_000;
const LAST = 32_767;

/** A port of this machine that is free now. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1);
    if (await isFree(port)) return port;
  }
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
