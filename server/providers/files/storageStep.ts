import { withTimeout } from "../../concurrency/withTimeout.ts";
import { RefusalError, refuse } from "../../../src/domain/shared/errors.ts";

/** Timeout of a storage operation, in milliseconds. */
export const PATIENCE_MS = 15_000;

/** Called with what the storage said when it failed. */
export type Warn = (message: string, details: Record<string, unknown>) => void;

/** Runs a storage operation; errors and timeouts become `UNAVAILABLE`. */
export type StorageStep = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** The log gets the cause; the person only hears "not now". */
export function createStorageStep({ warn }: { warn: Warn }): StorageStep {
  return async (work) => {
    const aborting = new AbortController();
    const onLate = () => {
      const tooLong = new Error("it took too long");
      aborting.abort(tooLong);
      throw tooLong;
    };
    try {
      return await withTimeout(work(aborting.signal), { ms: PATIENCE_MS, onLate });
    } catch (error) {
      if (error instanceof RefusalError) throw error;
      warn("the file storage failed", { error: reasonOf(error) });
      return refuse("UNAVAILABLE");
    }
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
