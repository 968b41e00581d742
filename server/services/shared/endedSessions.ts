import { ACCESS_TOKEN_LIFETIME_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { SessionStore } from "../../store/ports/session.ts";

/** How long a process may not know of a session that another process has ended. */
export const ENDED_SESSIONS_FRESH_MS = 2 * SECOND_MS;
/** Processes' clocks agree within this, and transactions commit within this after their `now`. */
const OVERLAP_MS = 30 * SECOND_MS;

/** Sessions that ended before their access tokens expired. */
export interface EndedSessions {
  has(sessionId: string): Promise<boolean>;
  /** For ending one in this process: known immediately. */
  add(sessionId: string): void;
}

/**
 * An access token is valid by its signature alone, so ended sessions must be listed. Those that
 * ended within an access token's lifetime are kept in memory; new ones are queried when a token is
 * read, every two seconds at most, so that the cost is shared and an idle process queries nothing.
 * While the store is down, the known ones stay.
 */
export function createEndedSessions({
  store,
  now,
}: {
  store: { sessions: Pick<SessionStore, "endedSince"> };
  now: () => Instant;
}): EndedSessions {
  const ended = new Map<string, Instant>();
  let askedAt: Instant | null = null;
  let answeredAt: Instant | null = null;
  let asking: Promise<void> | null = null;

  const ask = async (at: Instant) => {
    askedAt = at;
    const oldest = at - ACCESS_TOKEN_LIFETIME_MS;
    // An answer from the future was requested while the clock was wrong.
    const known = answeredAt === null || answeredAt > at + OVERLAP_MS ? null : answeredAt;
    const since = known === null ? oldest : Math.max(oldest, known - OVERLAP_MS);
    const answer = await store.sessions.endedSince(since).catch(() => null);
    if (answer === null) return;
    answeredAt = at;
    for (const { familyId, endedAt } of answer) ended.set(familyId, endedAt);
    for (const [id, endedAt] of ended) if (endedAt < oldest) ended.delete(id);
  };

  return {
    has: async (sessionId) => {
      const at = now();
      // The time may also have gone back, see `startDatabaseClock`.
      if (askedAt === null || Math.abs(at - askedAt) >= ENDED_SESSIONS_FRESH_MS) {
        asking ??= ask(at).finally(() => {
          asking = null;
        });
      }
      await asking;
      return ended.has(sessionId);
    },
    add: (sessionId) => void ended.set(sessionId, now()),
  };
}
