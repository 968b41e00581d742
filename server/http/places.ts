import type { ServerResponse } from "node:http";

/** Why an answer has no place: the person has others under way, or everybody together has. */
export type PlaceRefusal = "PERSON" | "PROCESS";

/** The HTTP status of such an answer. */
export const PLACE_REFUSAL_STATUS: Readonly<Record<PlaceRefusal, number>> = {
  PERSON: 429,
  PROCESS: 503,
};

/**
 * Places for answers, each of which keeps a file and a connection busy for as long as it is read.
 */
export interface Places {
  /**
   * Null when the answer has a place; it is given back when the answer is out or its client has
   * left, and after `longestMs`, where there is one, the connection is closed.
   */
  take(answer: { response: ServerResponse; personId: string }): PlaceRefusal | null;
}

/** Counts in this process: its files and connections are what the places are for. */
export function createPlaces(limits: {
  atOnce: number;
  perPerson: number;
  longestMs?: number;
}): Places {
  const { atOnce, perPerson, longestMs } = limits;
  const byPerson = new Map<string, number>();
  let taken = 0;
  const add = (personId: string, count: 1 | -1) => {
    const own = (byPerson.get(personId) ?? 0) + count;
    if (own === 0) byPerson.delete(personId);
    else byPerson.set(personId, own);
    taken += count;
  };
  return {
    take: ({ response, personId }) => {
      if ((byPerson.get(personId) ?? 0) >= perPerson) return "PERSON";
      // An answer that nobody waits for any more would never give its place back.
      if (taken >= atOnce || response.destroyed) return "PROCESS";
      add(personId, 1);
      const late =
        longestMs === undefined ? undefined : setTimeout(() => response.destroy(), longestMs);
      response.once("close", () => {
        clearTimeout(late);
        add(personId, -1);
      });
      return null;
    },
  };
}
