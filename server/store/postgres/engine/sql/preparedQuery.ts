import {
  sql,
  type Compilable,
  type CompiledQuery,
  type Expression,
  type Kysely,
  type SqlBool,
} from "kysely";
import type { Session } from "../connections/session.ts";
import type { Tables } from "./tables.ts";

/**
 * A prepared query: its SQL is compiled once per process and run with different values. `build`
 * gets placeholders for the values, which it may pass to the query but must not inspect: the
 * query's text is the same for all values. For lists, use `isAnyOf`, since the text of `in (…)`
 * depends on the length.
 */
export function preparedQuery<Given extends object, Row>(
  build: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (session: Pick<Session, "db" | "read">, given: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return ({ db, read }, given) => {
    compiled ??= build(db, PLACEHOLDERS as Given).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? given[parameter.name as keyof Given] : parameter,
    );
    return read({ ...compiled, parameters });
  };
}

/** Whether a column's text is in a list. */
export function isAnyOf(column: string, texts: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${texts}::text[])`;
}

/** The placeholder of a value supplied when the query runs. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Has a placeholder under any name. */
const PLACEHOLDERS: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
