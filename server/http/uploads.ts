import type { IncomingMessage, ServerResponse } from "node:http";
import { BodyError, refuseEncoded } from "./requestBody.ts";
import type { TransportLimits } from "./transportLimits.ts";

type UploadLimits = Pick<
  TransportLimits,
  "uploadBytes" | "uploadsAtOnce" | "uploadsPerPerson" | "uploadWindowMs" | "uploadBytesPerSecond"
>;

/** Why an upload has no place: the person has others under way, or everybody together has. */
export type UploadRefusal = "PERSON" | "PROCESS";

/** Places for uploads, which wait in memory until they are whole. */
export interface Uploads {
  /**
   * Null when the upload has a place, which it gives back by itself. A place is given to who is signed
   * in, and only once something arrives: a connection that is silent takes no place from others. One that
   * is slower than allowed is closed. Throws `BodyError` for a body that is too large or compressed.
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
      response.once("close", () => add(personId, -1));
      closeWhenSlow(request, limits);
      await firstBytes(request);
      if (taken >= uploadsAtOnce) return "PROCESS";
      if (response.destroyed) throw new BodyError(400, "The body ended early.");
      taken += 1;
      response.once("close", () => (taken -= 1));
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

function closeWhenSlow(
  request: IncomingMessage,
  { uploadWindowMs, uploadBytesPerSecond }: UploadLimits,
): void {
  const { socket } = request;
  const bytesPerWindow = (uploadBytesPerSecond * uploadWindowMs) / 1_000;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (arrived < bytesPerWindow) socket.destroy();
  }, uploadWindowMs);
  request.once("close", () => clearInterval(timer));
}
