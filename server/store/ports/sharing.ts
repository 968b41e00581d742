import type { Instant } from "../../../src/domain/time/instant.ts";
import type { Columns } from "./columns.ts";

/** The permission to post in someone's name at the sign-in provider. */
export interface SharingPermissionRow {
  userId: string;
  /** The provider's token, encrypted. */
  sealedToken: string;
  expiresAt: Instant;
}

export const SHARING_PERMISSION_COLUMNS = {
  userId: "text",
  sealedToken: "text",
  expiresAt: "instant",
} as const satisfies Columns<SharingPermissionRow>;

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

export const SHARED_POST_COLUMNS = {
  userId: "text",
  subjectId: "text",
  messageHash: "text",
  state: "text",
  at: "instant",
} as const satisfies Columns<SharedPostRow>;

/** Which post is meant. */
export type SharedPostKey = Pick<SharedPostRow, "userId" | "subjectId" | "messageHash">;

/** Permissions to post, one per person, and recent posts. */
export interface SharingStore {
  permissionOf(userId: string): Promise<SharingPermissionRow | null>;
  /** Inserts or replaces the person's. */
  savePermission(row: SharingPermissionRow): Promise<void>;
  /** Forgets the person's, but not one saved in the meantime. */
  forgetPermission(row: Pick<SharingPermissionRow, "userId" | "sealedToken">): Promise<void>;
  /**
   * Null if this call begins the post; else the one begun at `since` or later. An older one is
   * replaced. Of two concurrent calls, one begins it.
   */
  beginPost(post: SharedPostKey & { at: Instant; since: Instant }): Promise<SharedPostRow | null>;
  /** The post was made. */
  endPost(post: SharedPostKey): Promise<void>;
  /** The post wasn't made, so it may be retried. */
  dropPost(post: SharedPostKey): Promise<void>;
  /** Forgets posts that were begun before, `limit` of them at most. Returns how many. */
  forgetPosts(query: { before: Instant; limit: number }): Promise<number>;
}
