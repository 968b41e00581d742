import type { IncomingMessage, ServerResponse } from "node:http";
import { createConcurrencyLimit } from "../../concurrency/concurrencyLimit.ts";
import { createLimitPerKey } from "../../concurrency/limitPerKey.ts";
import { boundElsewhere, cutAfterAnswer } from "../transport/connectionWatch.ts";
import { BodyError, refuseEncoded } from "../transport/requestBody.ts";
import type { TransportLimits } from "../transport/transportLimits.ts";

type UploadLimits = Pick<
  TransportLimits,
  "uploadBytes" | "uploadsAtOnce" | "uploadsPerPerson" | "uploadWindowMs" | "uploadBytesPerSecond"
>;

/** An upload that may be read. */
export interface AdmittedUpload {
  /**
   * False when all places are taken. A place is released when the answer is sent or its client
   * disconnects.
   */
  takePlace(): boolean;
  /** For a call that must not be made: what it still sends is cut off soon after its answer. */
  cutAfterAnswer(): void;
}

/**
 * Places for uploads, each of which buffers some of its file while its call runs. What arrives
 * after the answer is discarded: a browser reads an answer only once it has sent everything.
 */
export interface Uploads {
  /**
   * Null when the person has too many uploads in progress. From here on the connection is closed
   * when the upload is slower than allowed, or doesn't end. Throws `BodyError` for a body that is
   * too large or compressed.
   */
  admit(upload: {
    request: IncomingMessage;
    response: ServerResponse;
    personId: string;
  }): AdmittedUpload | null;
}

/** Counts per process, because the places protect its own memory. */
export function createUploads(limits: UploadLimits): Uploads {
  const { uploadBytes, uploadsAtOnce, uploadsPerPerson } = limits;
  const ofPerson = createLimitPerKey({ places: uploadsPerPerson });
  const all = createConcurrencyLimit({ places: uploadsAtOnce });
  return {
    admit: ({ request, response, personId }) => {
      boundElsewhere(request);
      endWhenTooSlowOrLarge(request, limits);
      refuseEncoded(request);
      if (Number(request.headers["content-length"] ?? 0) > uploadBytes) {
        throw new BodyError(413, "File size must be less than 30MB");
      }
      // Otherwise it would never release its place.
      if (response.destroyed) throw new BodyError(400, "The body ended early.");
      const leaveOwn = ofPerson.tryEnter(personId);
      if (leaveOwn === null) return null;
      response.once("close", leaveOwn);
      return {
        takePlace: () => {
          const leave = response.destroyed ? null : all.tryEnter();
          if (leave !== null) response.once("close", leave);
          return leave !== null;
        },
        cutAfterAnswer: () => cutAfterAnswer(request),
      };
    },
  };
}

const LOOKS_PER_WINDOW = 10;
/** More than Node lets a request have, and than what came with them when they were read. */
const HEADERS_MAX_BYTES = 128 * 1024;

/**
 * Up to this multiple of the largest upload is discarded before the connection is closed, so that
 * choosing too large a file is explained.
 */
const DROPPED_UPLOADS = 8;

/**
 * As long as the request keeps arriving, even after the answer: request and socket are detached by
 * then, so both are checked.
 */
function endWhenTooSlowOrLarge(
  request: IncomingMessage,
  { uploadWindowMs, uploadBytesPerSecond, uploadBytes }: UploadLimits,
): void {
  const { socket } = request;
  const most = socket.bytesRead + DROPPED_UPLOADS * uploadBytes + HEADERS_MAX_BYTES;
  const bytesPerWindow = (uploadBytesPerSecond * uploadWindowMs) / 1_000;
  let before = socket.bytesRead;
  let looks = 0;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead > most) return void socket.destroy();
    // What has arrived and isn't consumed yet is our own slowness.
    if (request.readableLength > 0) return;
    looks += 1;
    if (looks < LOOKS_PER_WINDOW) return;
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    looks = 0;
    if (arrived < bytesPerWindow) socket.destroy();
  }, uploadWindowMs / LOOKS_PER_WINDOW);
}
