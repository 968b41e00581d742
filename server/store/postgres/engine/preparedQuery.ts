import {
  sql,
  type Compilable,
  type CompiledQuery,
  type Expression,
  type Kysely,
  type SqlBool,
} from "kysely";
import type { Session } from "./session.ts";
import type { Tables } from "./tables.ts";

/**
 * A read that is asked again and again with other values: its words are put together once a process, and
 * not each time. `words` is called with stand-ins for the values, so it may pass them on to the query and
 * must not look at them: a query has the same text whatever is given. For a list of any length that
 * means `isAnyOf`, since every length of `in (…)` has words of its own.
 */
export function preparedQuery<Given extends object, Row>(
  words: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (session: Pick<Session, "db" | "read">, given: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return ({ db, read }, given) => {
    compiled ??= words(db, STAND_INS as Given).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof StandIn ? given[parameter.name as keyof Given] : parameter,
    );
    return read({ ...compiled, parameters });
  };
}

/** Whether a column's text is one of a list. */
export function isAnyOf(column: string, texts: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${texts}::text[])`;
}

/** Holds the place of a value that a query is given each time. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Has a stand-in under every name. */
const STAND_INS: object = new Proxy({}, { get: (_, name) => new StandIn(String(name)) });
