import type { Instant } from "../../../src/domain/time/instant.ts";

/** The leave to post in somebody's name at the sign-in provider. */
export interface SharingPermissionRow {
  userId: string;
  /** The provider's token, encrypted. */
  sealedToken: string;
  expiresAt: Instant;
}

/** A post that was made, or is being made. */
export interface SharedPostRow {
  userId: string;
  /** Id of the item or the profile. */
  subjectId: string;
  messageHash: string;
  state: "POSTING" | "POSTED";
  /** When it was begun. */
  at: Instant;
}

/** Which post is meant. */
export type SharedPostKey = Pick<SharedPostRow, "userId" | "subjectId" | "messageHash">;

/** Leaves to post, one per person, and the posts of late. */
export interface SharingStore {
  permissionOf(userId: string): Promise<SharingPermissionRow | null>;
  /** Inserts or replaces the person's. */
  savePermission(row: SharingPermissionRow): Promise<void>;
  /** Forgets the person's, but not one that was saved meanwhile. */
  forgetPermission(row: Pick<SharingPermissionRow, "userId" | "sealedToken">): Promise<void>;
  /**
   * Begins a post; null when it is begun. The same post, when it was begun at `since` or later; an
   * older one is replaced. Of two at once, one begins it.
   */
  beginPost(post: SharedPostKey & { at: Instant; since: Instant }): Promise<SharedPostRow | null>;
  /** The post was made. */
  endPost(post: SharedPostKey): Promise<void>;
  /** The post was not made, so it may be begun again. */
  dropPost(post: SharedPostKey): Promise<void>;
  /** Forgets posts that were begun before, `limit` of them at most. Returns how many. */
  forgetPosts(query: { before: Instant; limit: number }): Promise<number>;
}
