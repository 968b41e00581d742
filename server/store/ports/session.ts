import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** A refresh token. Only its hash is stored; all tokens from one sign-in form a family. */
export interface RefreshTokenRow {
  tokenHash: string;
  familyId: string;
  userId: string;
  issuedAt: Instant;
  expiresAt: Instant;
  /** When it was exchanged for its successor; null while it is fresh. */
  usedAt: Instant | null;
}

export const REFRESH_TOKEN_COLUMNS = {
  tokenHash: "text",
  familyId: "text",
  userId: "text",
  issuedAt: "instant",
  expiresAt: "instant",
  usedAt: "instant?",
} as const satisfies Columns<RefreshTokenRow>;

/** A session that ended before its tokens expired: by logging out, or because of token reuse. */
export interface EndedFamily {
  familyId: string;
  endedAt: Instant;
}

export const ENDED_FAMILY_COLUMNS = {
  familyId: "text",
  endedAt: "instant",
} as const satisfies Columns<EndedFamily>;

/** A sign-in code of the provider whose exchange has begun. */
export interface SignInCodeRow {
  codeHash: string;
  claimedAt: Instant;
}

export const SIGN_IN_CODE_COLUMNS = {
  codeHash: "text",
  claimedAt: "instant",
} as const satisfies Columns<SignInCodeRow>;

/** Refresh tokens, and the codes that start sessions. */
export interface SessionStore {
  /** Null also when its family was ended. */
  byHash(tokenHash: string): Promise<RefreshTokenRow | null>;
  /** False, with nothing written, when this hash exists: of two concurrent calls, one gets true. */
  insert(row: RefreshTokenRow): Promise<boolean>;
  /** False when it wasn't last used at `before`: of two concurrent calls, one gets true. */
  markUsed(use: { tokenHash: string; at: Instant; before: Instant | null }): Promise<boolean>;
  /** Deletes the whole family, and records that it has ended; idempotent. */
  endFamily(end: { familyId: string; at: Instant }): Promise<void>;
  /** Families that were ended at this instant or later, the earliest first. */
  endedSince(at: Instant): Promise<EndedFamily[]>;
  /** Forgets families that were ended before, `limit` of them at most. Returns how many. */
  forgetEnded(query: { before: Instant; limit: number }): Promise<number>;
  /** Deletes tokens that have expired, `limit` of them at most. Returns how many. */
  deleteExpired(query: { now: Instant; limit: number }): Promise<number>;
  /**
   * Claims a code for its exchange; a claim older than `since` is replaced. False if it was claimed
   * since then: of two concurrent calls, one gets true.
   */
  claimCode(claim: SignInCodeRow & { since: Instant }): Promise<boolean>;
  /** Releases this claim, but not one that replaced it. */
  releaseCode(claim: SignInCodeRow): Promise<void>;
  /** Forgets claims that were made before, `limit` of them at most. Returns how many. */
  forgetCodes(query: { before: Instant; limit: number }): Promise<number>;
}
