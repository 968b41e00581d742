import type { Instant } from "../../../src/domain/time/instant.ts";

/** Where a page starts: after the row with this instant and id. */
export interface KeysetCursor {
  at: Instant;
  id: string;
}

/** A page by key, not by offset: rows inserted in the meantime don't shift it. */
export interface PageQuery {
  limit: number;
  after: KeysetCursor | null;
}
