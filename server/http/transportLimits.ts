import { UPLOAD_MAX_BYTES } from "../../src/domain/shared/limits.ts";

/** What one connection may take of the server, and for how long. Times are in milliseconds. */
export interface TransportLimits {
  /** Connections at once; further ones are closed. */
  connections: number;
  /** Of one address; not counted behind proxies, whose own address all connections have. */
  connectionsPerAddress: number;
  /** For the headers of a request, from the connection's begin or the end of the request before. */
  headersMs: number;
  /** For all of a request, however steadily it arrives. */
  requestMs: number;
  /** A request during which nothing was sent or received for this time is closed. */
  silenceMs: number;
  /**
   * For carrying out a call, once its body has arrived: longer than all that it can wait for in the
   * database, see `DEADLINES` there, and shorter than what proxies and browsers wait.
   */
  callMs: number;
  /**
   * For so long a stopping server still takes calls: connections that are in use learn from their
   * next answer that they end. Shorter than what anybody waits for an idle process to stop.
   */
  drainMs: number;
  /** For the body of a request that is answered already. */
  leftoverMs: number;
  /** Bytes of a body that is not an upload. */
  bodyBytes: number;
  /** For such a body. */
  bodyMs: number;
  /** Bytes of an upload with what a multipart body puts around the file. */
  uploadBytes: number;
  uploadsAtOnce: number;
  uploadsPerPerson: number;
  /** Over this time the rate of an upload is measured. */
  uploadWindowMs: number;
  /** An upload of which fewer bytes per second arrive is closed. */
  uploadBytesPerSecond: number;
  /** Answers that are documents or stretches of them, of everybody together. */
  documentsAtOnce: number;
  /** A browser asks for six at once, or for more through a proxy that speaks HTTP/2. */
  documentsPerPerson: number;
  /** Answers with a whole document in them, of everybody together. */
  longTextsAtOnce: number;
  longTextsPerPerson: number;
  /** For sending such an answer; then its connection is closed. */
  longTextMs: number;
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
  longTextsAtOnce: 2,
  longTextsPerPerson: 1,
  longTextMs: 2 * 60_000,
};
