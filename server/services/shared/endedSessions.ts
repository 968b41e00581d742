import { ACCESS_TOKEN_LIFETIME_MS, SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";
import type { SessionStore } from "../../store/ports/session.ts";

/** How long a process may not know of a session that another one has ended. */
export const ENDED_SESSIONS_FRESH_MS = 2 * SECOND_MS;
/**
 * Two processes' clocks agree within this, and a transaction commits within this after its `now`.
 */
const OVERLAP_MS = 30 * SECOND_MS;

/** Sessions that ended before their access tokens expired. */
export interface EndedSessions {
  has(sessionId: string): Promise<boolean>;
  /** For who has ended one: this process knows at once. */
  add(sessionId: string): void;
}

/**
 * An access token is good by its signature alone, so a session that is over has to be known by
 * name. Those that ended within an access token's lifetime are kept in memory; the store is asked
 * for new ones when a token is read, every two seconds at most, so that no call pays for it alone
 * and an idle process asks nothing. While the store does not answer, what is known stays.
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
    // What was answered at a later time was asked while the clock was wrong.
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
