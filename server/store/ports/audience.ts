import type { Instant } from "../../../src/domain/time/instant.ts";
import type { PageQuery } from "./page.ts";

/** Somebody who did something with a creator's content. */
export interface AudienceRow {
  id: string;
  creatorId: string;
  userId: string;
  lastInteractionAt: Instant;
}

/** Audiences: one row per creator and person. */
export interface AudienceStore {
  /** Inserts the row, or moves the existing one's interaction forward. */
  touch(row: AudienceRow): Promise<void>;
  /** Latest interaction first. */
  pageOfCreator(query: PageQuery & { creatorId: string }): Promise<AudienceRow[]>;
}
