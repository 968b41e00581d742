import type { ServerResponse } from "node:http";
import { createConcurrencyLimit } from "../../concurrency/concurrencyLimit.ts";
import { createLimitPerKey } from "../../concurrency/limitPerKey.ts";

/** Places for answers, each of which ties up a file and a connection while it is read. */
export interface Places {
  /**
   * Null when the answer got a place; it is released when the answer is sent or its client has
   * disconnected. Else the status of the refusal: 429 when the person has too many in progress, 503
   * when everyone together has.
   */
  acquire(answer: { response: ServerResponse; personId: string }): 429 | 503 | null;
}

/** Counts per process, because the places protect its own files and connections. */
export function createPlaces(limits: { atOnce: number; perPerson: number }): Places {
  const all = createConcurrencyLimit({ places: limits.atOnce });
  const ofPerson = createLimitPerKey({ places: limits.perPerson });
  return {
    acquire: ({ response, personId }) => {
      const leaveOwn = ofPerson.tryEnter(personId);
      if (leaveOwn === null) return 429;
      // An answer whose client has disconnected would never release its place.
      const leave = response.destroyed ? null : all.tryEnter();
      if (leave === null) {
        leaveOwn();
        return 503;
      }
      response.once("close", () => {
        leave();
        leaveOwn();
      });
      return null;
    },
  };
}
