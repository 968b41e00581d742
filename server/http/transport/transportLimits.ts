import type { ConcurrencyLimitOptions } from "../../concurrency/concurrencyLimit.ts";
import { UPLOAD_MAX_BYTES } from "../../../src/domain/shared/limits.ts";

/** What one connection may take of the server, and for how long. Times are in milliseconds. */
export interface TransportLimits {
  /** Connections at once; further ones are closed. */
  connections: number;
  /** Per address; not counted behind proxies, where all connections have the proxy's address. */
  connectionsPerAddress: number;
  /**
   * For the headers of a request, from the start of the connection or the end of the previous
   * request.
   */
  headersMs: number;
  /** For a whole request, however steadily it arrives. */
  requestMs: number;
  /** A request that neither sent nor received anything for this long is closed. */
  silenceMs: number;
  /**
   * For carrying out a call, once its body has arrived: longer than all its waits in the database,
   * see `DEADLINES` there, and shorter than the timeouts of proxies and browsers.
   */
  callMs: number;
  /**
   * How long a stopping server still takes calls: connections in use learn from their next answer
   * that they are closing. Shorter than anyone waits for an idle process to stop.
   */
  drainMs: number;
  /** For the rest of a body whose request was answered already. */
  leftoverMs: number;
  /** Bytes of a body that is not an upload. */
  bodyBytes: number;
  /** For such a body. */
  bodyMs: number;
  /** Bytes of an upload with what a multipart body puts around the file. */
  uploadBytes: number;
  uploadsAtOnce: number;
  uploadsPerPerson: number;
  /** The window over which an upload's rate is measured. */
  uploadWindowMs: number;
  /** An upload slower than this many bytes per second is closed. */
  uploadBytesPerSecond: number;
  /** Documents or ranges of them being sent, across all clients. */
  documentsAtOnce: number;
  /** A browser asks for six at once, or for more through a proxy that speaks HTTP/2. */
  documentsPerPerson: number;
  /** Bytes of a message to a live session. */
  liveMessageBytes: number;
  /** Such messages of one person at once; a browser sends one after the other. */
  liveMessages: ConcurrencyLimitOptions;
  /** Streams of news of live sessions, across all clients; beyond them, new ones are refused. */
  liveStreamsAtOnce: number;
  /** Beyond them, a person's oldest is ended. */
  liveStreamsPerPerson: number;
}

/** The product's limits; tests have shorter times. */
export const TRANSPORT_LIMITS: TransportLimits = {
  connections: 5_000,
  connectionsPerAddress: 2_000,
  headersMs: 10_000,
  requestMs: 15 * 60_000,
  silenceMs: 60_000,
  callMs: 20_000,
  drainMs: 250,
  leftoverMs: 2_000,
  // Many times what the web app's longest call without a file takes.
  bodyBytes: 256 * 1024,
  bodyMs: 10_000,
  uploadBytes: UPLOAD_MAX_BYTES + 2 * 1024 * 1024,
  uploadsAtOnce: 8,
  uploadsPerPerson: 2,
  uploadWindowMs: 10_000,
  uploadBytesPerSecond: 40 * 1024,
  documentsAtOnce: 1_000,
  documentsPerPerson: 32,
  // Twice the longest signal: JSON has two characters for the end of a line.
  liveMessageBytes: 64 * 1024 + 1024,
  liveMessages: { places: 2, waitingMax: 20, waitMs: 5_000 },
  liveStreamsAtOnce: 2_000,
  liveStreamsPerPerson: 4,
};
