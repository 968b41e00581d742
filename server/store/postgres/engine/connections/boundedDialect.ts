import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from "kysely";
import type { Deadlines } from "./deadlines.ts";

type Bounds = Pick<Deadlines, "lockMs" | "statementMs" | "idleMs">;

/** What begins a transaction. */
export function beginOf({ lockMs, statementMs, idleMs }: Bounds): string {
  return [
    "start transaction isolation level read committed",
    `set local lock_timeout = ${lockMs}`,
    `set local statement_timeout = ${statementMs}`,
    `set local idle_in_transaction_session_timeout = ${idleMs}`,
  ].join(";");
}

/**
 * kysely's PostgreSQL with transactions that have deadlines. They are set within each transaction,
 * in the message that begins it: a pooler would refuse them as startup parameters, and leak session
 * settings to others.
 */
export class BoundedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, deadlines: Bounds) {
    super(config);
    this.#config = config;
    this.#begin = CompiledQuery.raw(beginOf(deadlines));
  }

  override createDriver(): Driver {
    return new BoundedDriver(this.#config, this.#begin);
  }
}

class BoundedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, begin: CompiledQuery) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}
