import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { errorText } from "../engine/connections/errorText.ts";
import type { Report } from "../engine/connections/report.ts";
import { tryToWrite } from "../engine/connections/tryToWrite.ts";
import { isLate, saysAway } from "../engine/connections/unavailable.ts";

/** A database that takes longer than this to accept a connection, or to answer, is down. */
const PATIENCE_IN_MILLISECONDS = 2_000;

/**
 * Probes the database over a new connection. Rejects when it is down. One that refuses this
 * program, because of a password or too many connections, is up.
 */
export async function probe(databaseUrl: string): Promise<void> {
  try {
    await onNewConnection(databaseUrl, (client) => client.query("select 1"));
  } catch (error) {
    if (isSilent(error)) throw error;
  }
}

/**
 * Probes whether the database can write, over a new connection, and rolls back. Rejects if it
 * can't.
 */
export function probeWrite(databaseUrl: string): Promise<void> {
  return onNewConnection(databaseUrl, tryToWrite);
}

async function onNewConnection(
  databaseUrl: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PATIENCE_IN_MILLISECONDS,
    query_timeout: PATIENCE_IN_MILLISECONDS,
  });
  // When a connection breaks, the query's own rejection reports it.
  client.on("error", () => {});
  try {
    await client.connect();
    await work(client);
  } finally {
    void client.end().catch(() => {});
  }
}

/** Several addresses of one name fail together, with a list of their reasons. */
function isSilent(error: unknown): boolean {
  if (error instanceof AggregateError) return (error.errors as unknown[]).every(isSilent);
  return saysAway(error) || (isLate(error) && (error as { code?: unknown }).code !== "53300");
}

/** How long a new process waits for its database. */
const START_IN_MILLISECONDS = 60_000;
const PAUSES_IN_MILLISECONDS = { first: 250, longest: 4_000 };

/**
 * Resolves when the database answers: they often start together. Rejects with a sentence after a
 * minute.
 */
export async function waitForDatabase({
  ask,
  log,
  withinMs = START_IN_MILLISECONDS,
}: {
  ask: () => Promise<void>;
  log: Report;
  withinMs?: number;
}): Promise<void> {
  const signal = AbortSignal.timeout(withinMs);
  const { first, longest } = PAUSES_IN_MILLISECONDS;
  for (let length = first; ; length = Math.min(2 * length, longest)) {
    try {
      await ask();
      if (length > first) log("info", "the database answers");
      return;
    } catch (error) {
      if (signal.aborted) throw sentence(error);
      if (length === first) log("warn", "waiting for the database", { error: errorText(error) });
    }
    await pause(length, null, { signal }).catch(() => null);
  }
}

const sentence = (error: unknown) =>
  new Error(
    `The database does not answer (${errorText(error)}). DATABASE_URL says where it is looked for.`,
    { cause: error },
  );
