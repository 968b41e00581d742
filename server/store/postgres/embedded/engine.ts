import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/** The engine's own page cache; the system caches the files as well. The default is 128 MB. */
const SHARED_BUFFERS = "shared_buffers=16MB";

/** First byte of a message that parses a statement. */
const PARSE = "P".charCodeAt(0);

/** Opens the engine on a folder, creating a database there if needed. */
export async function startEngine(folder: string, options: PGliteOptions = {}): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, "-c", SHARED_BUFFERS];
  const initDbStartParams = ["--set", SHARED_BUFFERS];
  const engine = new SlimEngine(folder, { ...options, startParams, initDbStartParams });
  await engine.waitReady;
  return engine;
}

/**
 * PGlite without its one big memory peak: V8 takes 600 MB to optimise PostgreSQL's parser function.
 * Functions first called by the first statement, the parser included, keep their baseline code;
 * those that execute statements are optimised as usual.
 */
class SlimEngine extends PGlite {
  #hasParsed = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#hasParsed || message[0] !== PARSE) return super.execProtocolRawSync(message);
    this.#hasParsed = true;
    // V8 decides at a function's first compilation whether it may be optimised later. For now only
    // the one with this index may, and 0 is an import.
    setFlagsFromString("--wasm-tier-up-filter=0");
    try {
      return super.execProtocolRawSync(message);
    } finally {
      setFlagsFromString("--wasm-tier-up-filter=-1");
    }
  }
}
