import type { IncomingMessage, ServerResponse } from "node:http";
import { boundElsewhere, cutAfterAnswer } from "./connectionWatch.ts";
import { BodyError, refuseEncoded } from "./requestBody.ts";
import type { TransportLimits } from "./transportLimits.ts";

type UploadLimits = Pick<
  TransportLimits,
  "uploadBytes" | "uploadsAtOnce" | "uploadsPerPerson" | "uploadWindowMs" | "uploadBytesPerSecond"
>;

/** An upload that may be read. */
export interface AdmittedUpload {
  /**
   * False when all places are taken. A place goes back by itself when the answer is out or its
   * client has left.
   */
  takePlace(): boolean;
  /** For a call that nobody here may make: what it still sends is cut off soon after its answer. */
  cutAfterAnswer(): void;
}

/**
 * Places for uploads, each of which holds some of its file in memory for as long as its call runs.
 * What arrives after the answer is dropped: a browser reads an answer only once it has sent
 * everything.
 */
export interface Uploads {
  /**
   * Null when the person has too many uploads under way. From here on the connection is closed when
   * the upload is slower than allowed, or goes on and on. Throws `BodyError` for a body that is too
   * large or compressed.
   */
  admit(upload: {
    request: IncomingMessage;
    response: ServerResponse;
    personId: string;
  }): AdmittedUpload | null;
}

/** Counts in this process: its memory is what the places are for. */
export function createUploads(limits: UploadLimits): Uploads {
  const { uploadBytes, uploadsAtOnce, uploadsPerPerson } = limits;
  const byPerson = new Map<string, number>();
  let taken = 0;
  const add = (personId: string, count: 1 | -1) => {
    const uploads = (byPerson.get(personId) ?? 0) + count;
    if (uploads === 0) byPerson.delete(personId);
    else byPerson.set(personId, uploads);
  };
  return {
    admit: ({ request, response, personId }) => {
      boundElsewhere(request);
      endWhenTooSlowOrLarge(request, limits);
      refuseEncoded(request);
      if (Number(request.headers["content-length"] ?? 0) > uploadBytes) {
        throw new BodyError(413, "File size must be less than 30MB");
      }
      // It would never give its place back.
      if (response.destroyed) throw new BodyError(400, "The body ended early.");
      if ((byPerson.get(personId) ?? 0) >= uploadsPerPerson) return null;
      add(personId, 1);
      response.once("close", () => add(personId, -1));
      return {
        takePlace: () => {
          if (taken >= uploadsAtOnce || response.destroyed) return false;
          taken += 1;
          response.once("close", () => void (taken -= 1));
          return true;
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
 * So many times the largest upload are read and dropped before the connection is closed: who chose
 * a file that is too large learns so.
 */
const DROPPED_UPLOADS = 8;

/**
 * For as long as something of the request arrives, also when it is answered already: request and
 * socket know nothing of each other then, so both are looked at.
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
    // What has arrived and is not taken yet is this side's slowness.
    if (request.readableLength > 0) return;
    looks += 1;
    if (looks < LOOKS_PER_WINDOW) return;
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    looks = 0;
    if (arrived < bytesPerWindow) socket.destroy();
  }, uploadWindowMs / LOOKS_PER_WINDOW);
}
