import { EventEmitter } from "node:events";
import type { PGlite } from "@electric-sql/pglite";

/** Resets what an earlier connection left behind: the engine itself knows no connections. */
const NEW_SESSION = "rollback; deallocate all";

/**
 * How the first message of a connection begins, which has no letter; its
 * answer does not come in parts.
 */
const GREETING = 0;

/**
 * The socket of a `pg` connection whose other end is the engine in this process. Whatever the
 * driver writes before the engine is free, at least a whole query, goes to it in one step; each
 * step costs more than a small query does.
 */
export class EmbeddedStream extends EventEmitter {
  readonly #pglite: PGlite;
  /** Written, and waiting for the next step. */
  #messages: Uint8Array[] = [];
  /** Steps one after the other; the engine does nothing at the same time anyway. */
  #work: Promise<void> = Promise.resolve();
  /** After it nothing more reaches the engine, which may serve another connection by then. */
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

  /** Neither keeps the process alive nor lets it end: there is no socket. */
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
    // In parts, as the engine would keep all that it ever answered in one piece. Each is copied: it
    // lies in the engine's own memory.
    const parts: Buffer[] = [];
    const onRawData = (part: Uint8Array) => void parts.push(Buffer.from(part));
    await this.#pglite.execProtocolRawStream(question, { onRawData });
    return Buffer.concat(parts);
  }
}
