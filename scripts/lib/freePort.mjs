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

/** A currently free port of this machine. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}
