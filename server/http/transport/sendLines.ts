import type { ServerResponse } from "node:http";

/**
 * Sends each object as a line of JSON (`application/x-ndjson`) as soon as it is there, and ends the
 * answer with the last one, or at once when the signal aborts. The next object is asked for when the
 * client has taken the one before, so little is ever held for it; one that takes nothing for
 * `silenceMs` is cut off. The headers must have been written.
 */
export async function sendLines(
  response: ServerResponse,
  options: { lines: AsyncIterable<unknown>; signal: AbortSignal; silenceMs: number },
): Promise<void> {
  const { lines, signal, silenceMs } = options;
  const end = () => {
    // Nobody waits for a client that hasn't taken what it was sent.
    if (response.writableLength > 0) response.destroy();
    else response.end();
  };
  if (signal.aborted) return end();
  signal.addEventListener("abort", end);
  try {
    for await (const line of lines) {
      if (signal.aborted || response.destroyed) return;
      const isTaken = response.write(`${JSON.stringify(line)}\n`);
      if (!isTaken) await takenWithin(response, silenceMs);
    }
    response.end();
  } finally {
    signal.removeEventListener("abort", end);
  }
}

/** Waits until the client has taken everything; after that many milliseconds, cuts it off. */
function takenWithin(response: ServerResponse, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => response.destroy(), ms);
    const finish = () => {
      clearTimeout(late);
      response.off("drain", finish).off("close", finish);
      resolve();
    };
    response.once("drain", finish).once("close", finish);
  });
}
