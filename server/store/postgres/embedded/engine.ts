import { setFlagsFromString } from "node:v8";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * Of pages that the engine keeps itself; the system keeps the files' pages as well. Else 128 MB.
 */
const SHARED_BUFFERS = "shared_buffers=16MB";

/** How the message begins that has a statement parsed. */
const PARSE = "P".charCodeAt(0);

/** Opens the engine on a folder, where it makes a database when there is none. */
export async function startEngine(folder: string, options: PGliteOptions = {}): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, "-c", SHARED_BUFFERS];
  const initDbStartParams = ["--set", SHARED_BUFFERS];
  const engine = new SlimEngine(folder, { ...options, startParams, initDbStartParams });
  await engine.waitReady;
  return engine;
}

/**
 * PGlite without the one great peak of memory: V8 takes 600 MB to optimise the function that is
 * PostgreSQL's parser. What is first called by the first statement stays as it was compiled first,
 * the parser among it; what carries statements out is optimised as ever.
 */
class SlimEngine extends PGlite {
  #hasParsed = false;

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#hasParsed || message[0] !== PARSE) return super.execProtocolRawSync(message);
    this.#hasParsed = true;
    // V8 asks at a function's first compilation whether it may be optimised later. Only one with
    // this number may meanwhile, and 0 is an import.
    setFlagsFromString("--wasm-tier-up-filter=0");
    try {
      return super.execProtocolRawSync(message);
    } finally {
      setFlagsFromString("--wasm-tier-up-filter=-1");
    }
  }
}
