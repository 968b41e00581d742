import * as own from "../../server/store/postgres/embedded/embeddedStream.ts";

export const REPLACES = "embedded/embeddedStream.ts";

/** Gives the engine one protocol message at a time, as PGlite's adapter does. */
export class EmbeddedStream extends own.EmbeddedStream {
  #line: Promise<void> = Promise.resolve();

  override write(message: Uint8Array, whenWritten?: () => void): boolean {
    const step = () => new Promise<void>((resolve) => void super.write(message, resolve));
    this.#line = this.#line.then(step);
    if (whenWritten) void this.#line.then(whenWritten);
    return true;
  }
}
