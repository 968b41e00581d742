import { EventEmitter } from "node:events";
import type { PGlite } from "@electric-sql/pglite";

/** Resets the state of an earlier connection: the engine itself has no connections. */
const NEW_SESSION = "rollback; deallocate all";

/**
 * First byte of a connection's startup message, which has no type letter; its answer isn't chunked.
 */
const GREETING = 0;

/**
 * The socket of a `pg` connection whose other end is the engine in this process. Everything the
 * driver writes until the engine is free, at least a whole query, is sent in one step; each step
 * costs more than a small query.
 */
export class EmbeddedStream extends EventEmitter {
  readonly #pglite: PGlite;
  /** Written, waiting for the next step. */
  #messages: Uint8Array[] = [];
  /** Steps one after the other; the engine does nothing at the same time anyway. */
  #work: Promise<void> = Promise.resolve();
  /** From then on nothing reaches the engine, which may serve another connection by then. */
  #isBroken = false;
  writable = true;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    this.#work = this.#pglite
      .exec(NEW_SESSION)
      .then(() => void this.emit("connect"))
      .catch((error: unknown) => this.#break(error));
    return this;
  }

  write(message: Uint8Array, whenWritten?: () => void): boolean {
    if (this.#messages.push(message) === 1) this.#work = this.#work.then(() => this.#step());
    if (whenWritten) void this.#work.then(whenWritten);
    return true;
  }

  end(): this {
    this.writable = false;
    void this.#work.then(() => this.emit("close"));
    return this;
  }

  destroy(error?: Error): this {
    this.#isBroken = true;
    if (error) this.emit("error", error);
    return this.end();
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  /** No-op: there is no socket that could keep the process alive. */
  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  async #step(): Promise<void> {
    const messages = this.#messages;
    this.#messages = [];
    try {
      const answer = await this.#ask(Buffer.concat(messages));
      if (answer.length > 0) this.emit("data", answer);
    } catch (error) {
      this.#break(error);
    }
  }

  #break(error: unknown): void {
    this.#isBroken = true;
    this.emit("error", error);
  }

  async #ask(question: Uint8Array): Promise<Buffer> {
    if (this.#isBroken) return Buffer.alloc(0);
    if (question[0] === GREETING) return Buffer.from(await this.#pglite.execProtocolRaw(question));
    // In chunks, because the engine would retain the whole answer otherwise. Each is copied: it is
    // in the engine's own memory.
    const parts: Buffer[] = [];
    const onRawData = (part: Uint8Array) => void parts.push(Buffer.from(part));
    await this.#pglite.execProtocolRawStream(question, { onRawData });
    return Buffer.concat(parts);
  }
}
