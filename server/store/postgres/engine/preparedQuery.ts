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
 * A prepared query: its SQL is compiled once per process and run with other values each time.
 * `build` is called with placeholders for the values, so it may pass them on to the query and must
 * not look at them: the query has the same text whatever is given. For a list of any length that
 * means `isAnyOf`, since every length of `in (…)` has a text of its own.
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

/** Whether a column's text is one of a list. */
export function isAnyOf(column: string, texts: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${texts}::text[])`;
}

/** The placeholder of a value that the query gets when it runs. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Has a placeholder under every name. */
const PLACEHOLDERS: object = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
