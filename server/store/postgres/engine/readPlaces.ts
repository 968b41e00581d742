import type { PostgresPool } from "kysely";
import { type GateOptions, type Gate, createGate } from "./gate.ts";

/** `places` are the connections that all reads together may have. */
interface ReadPlacesOptions extends GateOptions {
  /** What the reads of one signed-in person may have of them. */
  ofReader: Pick<GateOptions, "places" | "waitingMax">;
  /** The signed-in person who reads; null for anybody else. */
  reader: () => string | null;
}

/**
 * Bounds the connections that reads may have at a time: those of one person, so that nobody's dear
 * lists keep others waiting, and those of all, so that changes always find one.
 */
export function withReadPlaces(pool: PostgresPool, options: ReadPlacesOptions): PostgresPool {
  const { reader, ofReader, ...ofAll } = options;
  const all = createGate(ofAll);
  const ofReaders = new Map<string, Gate>();
  const enterAs = async (id: string) => {
    const gate = ofReaders.get(id) ?? createGate({ ...ofAll, ...ofReader });
    ofReaders.set(id, gate);
    const leave = await gate.enter();
    return () => {
      leave();
      if (gate.isEmpty()) ofReaders.delete(id);
    };
  };
  return {
    ...pool,
    connect: async () => {
      const id = reader();
      const leaveOwn = id === null ? () => {} : await enterAs(id);
      let leaveAll = () => {};
      const leave = () => {
        leaveAll();
        leaveOwn();
      };
      try {
        leaveAll = await all.enter();
        const client = await pool.connect();
        return {
          query: client.query.bind(client),
          release: (isBroken) => {
            client.release(isBroken);
            leave();
          },
        };
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
