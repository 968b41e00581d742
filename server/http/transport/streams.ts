import type { ServerResponse } from "node:http";
import { createConcurrencyLimit } from "../../concurrency/concurrencyLimit.ts";

/** Answers that stay open until somebody ends them. */
export interface Streams {
  /**
   * Opens one for a person, ending their oldest where they have too many: it is most likely that of
   * a device that lost its line and is back. The signal aborts when the answer is to end, or its
   * client has gone. Null when everyone together has too many, and once the process stops.
   */
  open(answer: { response: ServerResponse; personId: string }): AbortSignal | null;
  /** How many are open, for tests. */
  size(): number;
}

export interface StreamsOptions {
  /** Across all clients of this process, whose memory and connections they take. */
  atOnce: number;
  perPerson: number;
  /** Aborts when the process stops: all end then, so that nobody waits for them. */
  stopping: AbortSignal;
}

export function createStreams({ atOnce, perPerson, stopping }: StreamsOptions): Streams {
  const all = createConcurrencyLimit({ places: atOnce });
  /** What ends each stream of a person, the oldest first. */
  const ofPeople = new Map<string, Set<() => void>>();
  let count = 0;
  stopping.addEventListener("abort", () => {
    for (const own of ofPeople.values()) for (const end of own) end();
  });

  const endOldest = (personId: string) => {
    const own = ofPeople.get(personId) ?? new Set();
    const [oldest] = own;
    if (own.size >= perPerson) oldest?.();
  };
  return {
    open: ({ response, personId }) => {
      // An answer whose client has disconnected would never release its place.
      if (stopping.aborted || response.destroyed) return null;
      endOldest(personId);
      const leave = all.tryEnter();
      if (leave === null) return null;
      const own = ofPeople.get(personId) ?? new Set();
      ofPeople.set(personId, own);
      const controller = new AbortController();
      const end = () => {
        if (!own.delete(end)) return;
        count -= 1;
        if (own.size === 0) ofPeople.delete(personId);
        leave();
        controller.abort();
      };
      own.add(end);
      count += 1;
      response.once("close", end);
      return controller.signal;
    },
    size: () => count,
  };
}
