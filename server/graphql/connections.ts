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

/** A Relay connection from rows that were asked for with one more than the page holds. */
export function connectionOf<Row>(
  rows: readonly Row[],
  { page, keyOf }: { page: PageQuery; keyOf: (row: Row) => KeysetCursor },
): { edges: { node: Row; cursor: string }[]; pageInfo: PageInfo } {
  const edges = rows
    .slice(0, page.limit)
    .map((node) => ({ node, cursor: writeCursor(keyOf(node)) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > page.limit,
      hasPreviousPage: page.after !== null,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The end of the year 9999: a database may know no later one. */
const LATEST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const writeCursor = ({ at, id }: KeysetCursor) => `${at}_${id}`;

function readCursor(cursor: string): KeysetCursor {
  const [, at, id] = /^(\d{1,15})_([\w:-]{1,80})$/.exec(cursor) ?? [];
  if (at === undefined || id === undefined || Number(at) > LATEST_INSTANT) {
    return refuse("BAD_USER_INPUT", { field: "after", message: "This is not a place in the list" });
  }
  return { at: Number(at), id };
}
