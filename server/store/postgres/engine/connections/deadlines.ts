/** How long the database may take, in milliseconds; each is shorter than what contains it. */
export interface Deadlines {
  /** The wait for a connection, including connecting. */
  connectionMs: number;
  /** A transaction's wait for a row that another has locked. */
  lockMs: number;
  /** A statement of a transaction, its waits for locks included. */
  statementMs: number;
  /** An idle transaction is aborted after this. */
  idleMs: number;
  /** Any statement, as the process sees it; after this the connection is dropped. */
  answerMs: number;
  /** The wait for a place among the transactions, and for a creator's agenda within the process. */
  turnMs: number;
}

/**
 * A transaction that waits once at every stage (turn, place, connection, lock) still ends within
 * the 20 seconds of a call (`TRANSPORT_LIMITS`), even after waiting in a crowd (`PACE_WAIT_MS`).
 * One that finds its agenda taken waits for place and connection twice, and may end later.
 */
export const DEADLINES: Deadlines = {
  connectionMs: 4_000,
  lockMs: 4_000,
  statementMs: 6_000,
  idleMs: 6_000,
  answerMs: 8_000,
  turnMs: 5_000,
};

/** Queue lengths per process; further callers are refused at once. */
export const QUEUES = {
  /** Queries for a connection; a batch counts as one. */
  connection: 500,
  /** Transactions and single writes. */
  work: 500,
  /** Single reads waiting for a place, in total. */
  read: 1_000,
  /** The same, per signed-in person. */
  readOfPerson: 200,
  /** Transactions of one creator's agenda. */
  agenda: 250,
} as const;

/**
 * The share of connections that transactions and writes may use: lock waits never exhaust the pool.
 */
export const WORK_SHARE = 0.6;

/**
 * The share of connections that single reads may use: however expensive they are, changes get a
 * connection. Batches of small reads may use any.
 */
export const READ_SHARE = 0.8;

/** Connections that the single reads of one signed-in person may use. */
export const READ_PLACES_PER_READER = 2;
