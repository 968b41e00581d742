import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { Pool, PoolClient } from "pg";
import { COLUMN_TYPES } from "./columnTypes.ts";
import { storableText } from "./columns.ts";
import { endsConnection } from "../connections/pool.ts";
import { isLate, orUnavailable, refusesWrites } from "../connections/unavailable.ts";

/** Prepared statements per connection; later ones are not prepared. */
const STATEMENTS_MAX = 256;

/** PostgreSQL's code for a prepared statement whose table has changed since. */
export const PLAN_IS_OLD = "0A000";

/**
 * The pool with its queries prepared: the database parses and plans each text once per connection,
 * which is half of what a small query costs. A newer process may change the tables while this one
 * runs; a statement prepared before the change is prepared again. Failures because the database is
 * down, slow or read-only are refused with `UNAVAILABLE`.
 */
export function prepared(
  pool: Pool,
  { answerMs, onFailure }: PreparedOptions,
): Pick<PostgresPool, "connect"> {
  const names = createNames();
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  const clientOf = (client: PoolClient) => {
    const existing = known.get(client);
    if (existing !== undefined) return existing;
    const fresh = preparedClient(client, { names, answerMs, onFailure });
    known.set(client, fresh);
    return fresh;
  };
  const fail = (error: unknown): never => {
    if (!isLate(error)) onFailure(error);
    throw orUnavailable(error);
  };
  return { connect: () => pool.connect().then(clientOf, fail) };
}

interface PreparedOptions {
  /** A statement that takes longer fails, and its connection is dropped; in milliseconds. */
  answerMs: number;
  /** Called when no connection could be made, and when the database refused a write. */
  onFailure: (error: unknown) => void;
}

function preparedClient(
  client: PoolClient,
  { names, answerMs, onFailure }: PreparedOptions & { names: Names },
): PostgresPoolClient {
  let lastWords: Error | undefined;
  const ask = async (text: string, values: readonly unknown[]) => {
    // The rollback of a transaction that the server has already rolled back.
    if (lastWords !== undefined) throw lastWords;
    const question = {
      text,
      name: names.of(text) ?? undefined,
      values: values.map(storable),
      types: COLUMN_TYPES,
      query_timeout: answerMs,
    };
    try {
      return await client.query(question);
    } catch (error) {
      if (endsConnection(error)) lastWords = error;
      if (refusesWrites(error)) onFailure(error);
      throw error;
    }
  };
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await ask(text, values);
    } catch (error) {
      if ((error as { code?: unknown }).code !== PLAN_IS_OLD) throw orUnavailable(error);
      names.forget(text);
      // Too late within a transaction; its retry then uses the new name.
      return ask(text, values).catch(() => {
        throw error;
      });
    }
  };
  return {
    // Kysely would also pass a cursor, if it were given any.
    query: query as unknown as PostgresPoolClient["query"],
    // To the driver, only a query failed: without this, the next caller would get the connection,
    // until its socket closes.
    release: (isBroken) => client.release(lastWords ?? isBroken),
  };
}

/** Keeps characters that PostgreSQL cannot hold from failing a query, see `storableText`. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  return Array.isArray(value) ? value.map(storable) : value;
}

type Names = ReturnType<typeof createNames>;

/** Names of the queries worth preparing: read-only ones that recur. */
function createNames() {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    of: (text: string): string | null => {
      const name = names.get(text);
      if (name !== undefined) return name;
      if (!text.startsWith("select ") || names.size >= STATEMENTS_MAX) return null;
      // By content: a pool may serve several stores, and a name must never refer to two texts.
      const digest = createHash("sha256").update(text).digest("hex").slice(0, 40);
      const fresh = `${digest}_${generation}`;
      names.set(text, fresh);
      return fresh;
    },
    forget: (text: string) => {
      generation++;
      names.delete(text);
    },
  };
}
