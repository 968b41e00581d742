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

/**
 * A session that is over before its tokens have expired: somebody logged out, or an alarm ended it.
 */
export interface EndedFamily {
  familyId: string;
  endedAt: Instant;
}

/** A sign-in code of the provider that somebody has begun to exchange there. */
export interface SignInCodeRow {
  codeHash: string;
  claimedAt: Instant;
}

/** Refresh tokens, and the codes that sessions begin with. */
export interface SessionStore {
  /** Also null when its family was ended. */
  byHash(tokenHash: string): Promise<RefreshTokenRow | null>;
  /**
   * False, with nothing written, when there is one with this hash: of two at once, one gets true.
   */
  insert(row: RefreshTokenRow): Promise<boolean>;
  /** False when it was last used at another time than `before`: of two at once, one gets true. */
  markUsed(use: { tokenHash: string; at: Instant; before: Instant | null }): Promise<boolean>;
  /** Deletes the whole family, and keeps that it has ended; a repetition changes nothing. */
  endFamily(end: { familyId: string; at: Instant }): Promise<void>;
  /** Families that were ended at this instant or later, the earliest first. */
  endedSince(at: Instant): Promise<EndedFamily[]>;
  /** Forgets families that were ended before, `limit` of them at most. Returns how many. */
  forgetEnded(query: { before: Instant; limit: number }): Promise<number>;
  /** Deletes tokens that have expired, `limit` of them at most. Returns how many. */
  deleteExpired(query: { now: Instant; limit: number }): Promise<number>;
  /**
   * Claims a code for its exchange; an older claim than `since` is replaced. False while somebody
   * has claimed it since: of two at once, one gets true.
   */
  claimCode(claim: SignInCodeRow & { since: Instant }): Promise<boolean>;
  /** Gives this claim up, but not one that replaced it. */
  releaseCode(claim: SignInCodeRow): Promise<void>;
  /** Forgets claims that were made before, `limit` of them at most. Returns how many. */
  forgetCodes(query: { before: Instant; limit: number }): Promise<number>;
}
