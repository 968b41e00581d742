import type { Instant } from "../../../src/domain/time/instant.ts";

/** A refresh token. Only its hash is kept; all tokens that follow from one sign-in are a family. */
export interface RefreshTokenRow {
  tokenHash: string;
  familyId: string;
  userId: string;
  issuedAt: Instant;
  expiresAt: Instant;
  /** When it was exchanged for its successor; null while it is fresh. */
  usedAt: Instant | null;
}

/** Refresh tokens. */
export interface SessionStore {
  /** Also null when its family was ended. */
  byHash(tokenHash: string): Promise<RefreshTokenRow | null>;
  insert(row: RefreshTokenRow): Promise<void>;
  /** False when it was used already: of two at once, one gets true. */
  markUsed(tokenHash: string, at: Instant): Promise<boolean>;
  /** Deletes the whole family. */
  endFamily(familyId: string): Promise<void>;
  /** Deletes tokens that have expired, `limit` of them at most. Returns how many. */
  deleteExpired(query: { now: Instant; limit: number }): Promise<number>;
}
