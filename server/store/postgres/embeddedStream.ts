import { EventEmitter } from "node:events";
import type { PGlite } from "@electric-sql/pglite";

/**
 * The socket of a `pg` connection whose other end is the engine in this process. What the driver writes
 * between `cork` and `uncork`, which is a whole question, goes to the engine in one step; each step costs
 * more than a small question does.
 */
export class EmbeddedStream extends EventEmitter {
  readonly #pglite: PGlite;
  /** Corks within corks: the outermost one holds. */
  #corks = 0;
  #messages: Uint8Array[] = [];
  /** Steps one after the other; the engine does nothing at the same time anyway. */
  #work: Promise<void> = Promise.resolve();
  writable = true;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    this.#work = this.#pglite.waitReady.then(() => void this.emit("connect"));
    return this;
  }

  cork(): void {
    this.#corks++;
  }

  uncork(): void {
    this.#corks--;
    if (this.#corks === 0) this.#send();
  }

  write(message: Uint8Array, whenWritten?: () => void): boolean {
    this.#messages.push(message);
    if (this.#corks === 0) this.#send();
    if (whenWritten) void this.#work.then(whenWritten);
    return true;
  }

  end(): this {
    this.writable = false;
    void this.#work.then(() => this.emit("close"));
    return this;
  }

  destroy(error?: Error): this {
    if (error) this.emit("error", error);
    return this.end();
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** Neither keeps the process alive nor lets it end: there is no socket. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #send(): void {
    const messages = this.#messages;
    if (messages.length === 0) return;
    this.#messages = [];
    const question = messages.length === 1 ? (messages[0] as Uint8Array) : Buffer.concat(messages);
    this.#work = this.#work
      .then(() => this.#pglite.execProtocolRaw(question))
      .then(({ buffer, byteOffset, byteLength }) => {
        if (byteLength > 0) this.emit("data", Buffer.from(buffer, byteOffset, byteLength));
      })
      .catch((error: unknown) => void this.emit("error", error));
  }
}
