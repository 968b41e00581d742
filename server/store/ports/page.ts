import type { Instant } from "../../../src/domain/time/instant.ts";

/** Where a page begins: after the row with this instant and id. */
export interface KeysetCursor {
  at: Instant;
  id: string;
}

/** A page by key, not by offset: rows that arrive meanwhile shift nothing. */
export interface PageQuery {
  limit: number;
  after: KeysetCursor | null;
}
