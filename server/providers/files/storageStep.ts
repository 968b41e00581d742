import { RefusalError, refuse } from "../../../src/domain/shared/errors.ts";

/** A step at the storage may take so long, in milliseconds. */
export const PATIENCE_MS = 15_000;

/** Called with what the storage said when it failed. */
export type Warn = (message: string, details: Record<string, unknown>) => void;

/**
 * Runs a step at the storage; what the step throws, and that it takes too long, is `UNAVAILABLE`.
 */
export type StorageStep = <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

/** The log learns why; the person only that it does not work now. */
export function createStorageStep({ warn }: { warn: Warn }): StorageStep {
  return async (work) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE_MS);
    try {
      return await Promise.race([work(late.signal), rejectionOf(late.signal)]);
    } catch (error) {
      if (error instanceof RefusalError) throw error;
      warn("the file storage failed", { error: reasonOf(error) });
      return refuse("UNAVAILABLE");
    } finally {
      clearTimeout(timer);
    }
  };
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("it took too long")), { once: true });
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
