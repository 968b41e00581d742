/** How long the database may take, in milliseconds; each is shorter than what contains it. */
export interface Deadlines {
  /** The wait for a connection, and for its being made. */
  connectionMs: number;
  /** A transaction's wait for a row that another has locked. */
  lockMs: number;
  /** A statement of a transaction, its waits for locks included. */
  statementMs: number;
  /** A transaction that asks nothing meanwhile is ended. */
  idleMs: number;
  /** Any statement, as the process sees it: then the connection is given up. */
  answerMs: number;
  /** The wait for a place among the transactions, and for a creator's agenda within the process. */
  turnMs: number;
}

/**
 * A transaction that has to wait everywhere is over in less than the 20 seconds of a call
 * (`TRANSPORT_LIMITS`), also of one that waited in a crowd before (`PACE_WAIT_MS`): turn, place,
 * connection, lock.
 */
export const DEADLINES: Deadlines = {
  connectionMs: 4_000,
  lockMs: 4_000,
  statementMs: 6_000,
  idleMs: 6_000,
  answerMs: 8_000,
  turnMs: 5_000,
};

/** What waits at most, in one process; further ones are refused at once. */
export const QUEUES = {
  /** Questions for a connection; a batch of reads is one. */
  connection: 500,
  /** Transactions and single writes for a place. */
  work: 500,
  /** Single reads for a place, of everybody. */
  read: 1_000,
  /** The same, of one signed-in person. */
  readOfPerson: 200,
  /** Transactions of one creator's agenda. */
  agenda: 250,
} as const;

/**
 * The part of the connections that transactions and writes may have: who waits
 * for a lock never has all.
 */
export const WORK_SHARE = 0.6;

/**
 * The part of the connections that single reads may have: however dear they are, changes find a
 * connection. Small reads that are sent together have any.
 */
export const READ_SHARE = 0.8;

/** Connections that the single reads of one signed-in person may have. */
export const READ_PLACES_PER_READER = 2;
