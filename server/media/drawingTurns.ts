import { DRAWING_ASKED_MS, DRAWING_SPENT_MAX_MS, DRAWING_SPENT_WINDOW_MS } from "./limits.ts";

/** Draws one document at a time, without letting one creator's documents starve others. */
export interface DrawingTurns {
  /**
   * Does the work, or returns `busy`, with nothing done: another document is being drawn, or
   * someone else is next. The caller is expected to retry.
   */
  take<T>(creatorId: string, work: () => Promise<T>): Promise<T | "busy">;
}

interface Waiting {
  since: number;
  askedAt: number;
}

interface Drawn {
  creatorId: string;
  endedAt: number;
  took: number;
}

/**
 * Creators take turns: one whose document was drawn while another waited yields to that one. One
 * whose documents took too long lately yields to everyone who is below the limit. All others are
 * drawn as they ask, so that nothing idles. `now` never goes back.
 */
export function createDrawingTurns({ now }: { now(): number }): DrawingTurns {
  const waiting = new Map<string, Waiting>();
  let drawn: Drawn[] = [];
  let isTaken = false;

  function forgetOld(): void {
    drawn = drawn.filter(({ endedAt }) => endedAt > now() - DRAWING_SPENT_WINDOW_MS);
    for (const [creatorId, { askedAt }] of waiting) {
      if (askedAt <= now() - DRAWING_ASKED_MS) waiting.delete(creatorId);
    }
  }

  function goesFirst(creatorId: string): boolean {
    const others = [...waiting].filter(([other]) => other !== creatorId);
    if (others.length === 0) return true;
    const spendthrifts = overspent(drawn);
    const isSpendthrift = spendthrifts.has(creatorId);
    const lastEnd = drawn.findLast((turn) => turn.creatorId === creatorId)?.endedAt ?? -Infinity;
    return !others.some(([other, { since }]) => {
      if (spendthrifts.has(other) !== isSpendthrift) return isSpendthrift;

      return lastEnd > since;
    });
  }

  return {
    take: async (creatorId, work) => {
      forgetOld();
      if (isTaken || !goesFirst(creatorId)) {
        const since = waiting.get(creatorId)?.since ?? now();
        waiting.set(creatorId, { since, askedAt: now() });
        return "busy";
      }
      waiting.delete(creatorId);
      isTaken = true;
      const begunAt = now();
      try {
        return await work();
      } finally {
        isTaken = false;
        drawn.push({ creatorId, endedAt: now(), took: now() - begunAt });
      }
    },
  };
}

function overspent(drawn: readonly Drawn[]): ReadonlySet<string> {
  const spent = new Map<string, number>();
  for (const { creatorId, took } of drawn) {
    spent.set(creatorId, (spent.get(creatorId) ?? 0) + took);
  }
  return new Set([...spent].filter(([, took]) => took >= DRAWING_SPENT_MAX_MS).map(([id]) => id));
}
