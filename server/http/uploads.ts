import type { IncomingMessage, ServerResponse } from "node:http";
import { boundElsewhere } from "./connectionWatch.ts";
import { BodyError, refuseEncoded } from "./requestBody.ts";
import type { TransportLimits } from "./transportLimits.ts";

type UploadLimits = Pick<
  TransportLimits,
  "uploadBytes" | "uploadsAtOnce" | "uploadsPerPerson" | "uploadWindowMs" | "uploadBytesPerSecond"
>;

/** Why an upload has no place: the person has others under way, or everybody together has. */
export type UploadRefusal = "PERSON" | "PROCESS";

/** Places for uploads, each of which holds some of its file in memory for as long as it takes. */
export interface Uploads {
  /**
   * Null when the upload has a place, which it gives back by itself when it is answered and has
   * ended: a browser reads the answer only once it has sent everything, so an answered upload may
   * go on. A place is given to who is signed in, and only once something arrives: a connection that
   * is silent takes no place from others. One that is slower than allowed is closed. Throws
   * `BodyError` for a body that is too large or compressed.
   */
  admit(upload: {
    request: IncomingMessage;
    response: ServerResponse;
    personId: string;
  }): Promise<UploadRefusal | null>;
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
    admit: async ({ request, response, personId }) => {
      refuseEncoded(request);
      if (Number(request.headers["content-length"] ?? 0) > uploadBytes) {
        throw new BodyError(413, "File size must be less than 30MB");
      }
      if ((byPerson.get(personId) ?? 0) >= uploadsPerPerson) return "PERSON";
      add(personId, 1);
      onceOver({ request, response }, () => add(personId, -1));
      endWhenTooSlowOrLarge(request, limits);
      await firstBytes(request);
      if (taken >= uploadsAtOnce) return "PROCESS";
      if (response.destroyed) throw new BodyError(400, "The body ended early.");
      taken += 1;
      onceOver({ request, response }, () => void (taken -= 1));
      boundElsewhere(request);
      return null;
    },
  };
}

/** Resolves when something of the body is there to be read, or when nothing will come. */
function firstBytes(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      request.off("readable", finish).off("close", finish);
      resolve();
    };
    request.on("readable", finish).on("close", finish);
  });
}

const LOOKS_PER_WINDOW = 10;
/** More than Node lets a request have, and than what came with them when they were read. */
const HEADERS_MAX_BYTES = 128 * 1024;

/** Calls `free` once, when the answer is out or cannot be sent, and nothing more arrives. */
function onceOver(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  free: () => void,
): void {
  response.once("close", () => {
    if (request.complete || request.destroyed) free();
    else request.once("close", free);
  });
}

/** For as long as something of the request arrives, also when it is answered already. */
function endWhenTooSlowOrLarge(
  request: IncomingMessage,
  { uploadWindowMs, uploadBytesPerSecond, uploadBytes }: UploadLimits,
): void {
  const { socket } = request;
  const most = socket.bytesRead + uploadBytes + HEADERS_MAX_BYTES;
  const bytesPerWindow = (uploadBytesPerSecond * uploadWindowMs) / 1_000;
  let before = socket.bytesRead;
  let looks = 0;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
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
  request.once("close", () => clearInterval(timer));
}
