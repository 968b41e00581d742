import { PAGE_SIZE } from "../../src/domain/shared/limits.ts";
import { refuse } from "../../src/domain/shared/errors.ts";
import type { KeysetCursor, PageQuery } from "../store/ports/page.ts";
import type { PageInfo } from "./generated/resolvers.ts";

/** A page's arguments, checked. Refuses `first` out of 1 to 150, and a cursor that is not ours. */
export function pageArguments(args: { first?: number | null; after?: string | null }): PageQuery {
  const limit = args.first ?? PAGE_SIZE;
  if (limit < 1 || limit > PAGE_SIZE) {
    refuse("BAD_USER_INPUT", { field: "first", message: `Ask for 1 to ${PAGE_SIZE} entries` });
  }
  return { limit, after: args.after ? readCursor(args.after) : null };
}

interface Connection<Row> {
  edges: { node: Row; cursor: string }[];
  pageInfo: PageInfo;
}

/** A Relay connection from rows fetched with one more than the page holds. */
export function connectionOf<Row>(
  rows: readonly Row[],
  { page, keyOf }: { page: PageQuery; keyOf: (row: Row) => KeysetCursor },
): Connection<Row> {
  const { limit, after } = page;
  const cursorOf = (row: Row) => writeCursor(keyOf(row));
  return pageOf(rows, { limit, hasPreviousPage: after !== null, cursorOf });
}

/** The same for a list with its own cursors. */
export function pageOf<Row>(
  rows: readonly Row[],
  page: { limit: number; hasPreviousPage: boolean; cursorOf: (row: Row) => string },
): Connection<Row> {
  const { limit, hasPreviousPage, cursorOf } = page;
  const edges = rows.slice(0, limit).map((node) => ({ node, cursor: cursorOf(node) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > limit,
      hasPreviousPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The end of the year 9999: a database may not support later ones. */
const LATEST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A position in a list by time. */
export const writeCursor = ({ at, id }: KeysetCursor) => `${at}_${id}`;

/** Refuses a cursor that isn't one of the list's own. */
export function refuseCursor(): never {
  return refuse("BAD_USER_INPUT", { field: "after", message: "This is not a place in the list" });
}

/** Refuses a text that isn't such a position. */
export function readCursor(cursor: string): KeysetCursor {
  const [, at, id] = /^(\d{1,15})_([\w:-]{1,80})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined || Number(at) > LATEST_INSTANT) {
    return refuseCursor();
  }
  return { at: Number(at), id };
}
