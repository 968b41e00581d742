import type { PostgresPool } from "kysely";
import {
  type ConcurrencyLimitOptions,
  createConcurrencyLimit,
} from "../../../../concurrency/concurrencyLimit.ts";
import { createLimitPerKey } from "../../../../concurrency/limitPerKey.ts";
import { limited } from "./limited.ts";

/** `places` are the connections that all reads together may use. */
interface ReadPlacesOptions extends ConcurrencyLimitOptions {
  /** The share of one signed-in person's reads. */
  ofReader: Pick<ConcurrencyLimitOptions, "places" | "waitingMax">;
  /** The signed-in reader; null for anyone else. */
  reader: () => string | null;
}

/**
 * Bounds the connections used by concurrent reads: per person, so that no one's expensive lists
 * block others, and in total, so that changes always get one.
 */
export function withReadPlaces(pool: PostgresPool, options: ReadPlacesOptions): PostgresPool {
  const { reader, ofReader, ...ofAll } = options;
  const all = createConcurrencyLimit(ofAll);
  const ofReaders = createLimitPerKey({ ...ofAll, ...ofReader });
  const enter = async () => {
    const id = reader();
    const leaveOwn = id === null ? () => {} : await ofReaders.enter(id);
    try {
      const leave = await all.enter();
      return () => {
        leave();
        leaveOwn();
      };
    } catch (error) {
      leaveOwn();
      throw error;
    }
  };
  return limited(pool, enter);
}
