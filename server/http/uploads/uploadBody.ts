import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { GraphQLError } from "graphql";
import type { GraphQLParams } from "graphql-yoga";
import { RefusalError } from "../../../src/domain/shared/errors.ts";
import { UPLOAD_MAX_BYTES } from "../../../src/domain/shared/limits.ts";
import { callOf, malformed, refusedCall } from "./multipart.ts";
import type { TransportLimits } from "../transport/transportLimits.ts";

/** The body of an upload while it arrives, read on demand only. */
export interface UploadBody {
  /**
   * The call, with its file in its place, as soon as the file begins: its bytes come while the call
   * runs. Rejects for a body that is not as it should be.
   */
  call: Promise<GraphQLParams>;
  /** Resolves when nothing more of the body will reach the call, for whatever reason. */
  ended: Promise<void>;
  /** Ends the reading; a read of the file in progress fails. */
  abandon(): void;
}

/**
 * Begins to read. What is wrong before the file begins refuses the call; what is wrong later is
 * thrown to the reader of the file, and the file is complete only when the body is.
 */
export function readUploadBody(
  request: IncomingMessage,
  limits: Pick<TransportLimits, "bodyBytes" | "uploadBytes">,
): UploadBody {
  const call = settleOnce<GraphQLParams>();
  const whole = settleOnce<void>();
  const fields = new Map<string, string>();
  let parser: BusboyInstance | null = null;
  let file: Readable | null = null;
  let failure: Error | null = null;

  const stop = () => {
    request.off("data", count).off("close", leave);
    if (parser !== null) request.unpipe(parser);
  };
  const fail = (problem: GraphQLError | RefusalError) => {
    if (failure !== null) return;
    failure = problem instanceof RefusalError ? problem : new RefusalError("BAD_USER_INPUT");
    call.reject(problem instanceof RefusalError ? refusedCall(problem) : problem);
    whole.reject(failure);
    stop();
    file?.destroy(failure);
  };
  const leave = () => {
    if (!request.complete) fail(endedEarly());
  };
  let bytes = 0;
  const count = (block: Buffer) => {
    bytes += block.length;
    if (bytes > limits.uploadBytes) fail(new RefusalError("PAYLOAD_TOO_LARGE"));
  };
  const begin = (filePart: Parameters<typeof callOf>[1]) => {
    try {
      call.resolve(callOf(fields, filePart));
    } catch (error) {
      fail(error instanceof GraphQLError ? error : malformed("body"));
    }
  };

  try {
    parser = openParser(request, limits);
    parser
      .on("field", (name, value, _isNameCut, isValueCut) => {
        if (isValueCut) return fail(new RefusalError("PAYLOAD_TOO_LARGE"));
        if (file !== null) return fail(malformed("body"));
        if (FIELDS.has(name) && !fields.has(name)) fields.set(name, value);
      })
      .on("file", (part, content, name) => {
        // Reported by the parser, too; without a listener it would end the process.
        content.on("error", () => undefined);
        if (file !== null) return fail(malformed("body"));
        file = content;
        content.once("limit", () => fail(new RefusalError("PAYLOAD_TOO_LARGE")));
        const read = () => contentOf({ content, whole: whole.promise, failure: () => failure });
        begin({ part, file: { name: nameOf(name), content: once(read) } });
      })
      .on("partsLimit", () => fail(malformed("body")))
      .on("error", () => fail(file === null ? malformed("body") : endedEarly()))
      .once("finish", () => {
        if (file === null) begin(null);
        whole.resolve();
        stop();
      });
    request.on("data", count).on("close", leave).pipe(parser);
  } catch {
    fail(malformed("body"));
  }
  return {
    call: call.promise,
    ended: whole.promise.catch(() => undefined),
    abandon: () => {
      fail(endedEarly());
      request.resume();
    },
  };
}

/** Throws where the headers name no boundary between the parts. */
function openParser(
  { headers }: IncomingMessage,
  { bodyBytes }: Pick<TransportLimits, "bodyBytes">,
): BusboyInstance {
  return new Busboy({
    headers: { ...headers, "content-type": headers["content-type"] ?? "" },
    limits: {
      fileSize: UPLOAD_MAX_BYTES,
      fieldSize: bodyBytes,
      parts: PARTS_MAX,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
  });
}

/** Those that are kept. */
const FIELDS = new Set(["operations", "map"]);
/** `operations`, `map`, the file, and extra fields a client may send. */
const PARTS_MAX = 10;

async function* contentOf(options: {
  content: Readable;
  whole: Promise<void>;
  failure: () => Error | null;
}): AsyncGenerator<Uint8Array> {
  const { content, whole, failure } = options;
  try {
    for await (const block of content) yield block as Buffer;
  } catch (error) {
    throw failure() ?? error;
  }
  await whole;
}

/** A part may be a file by its type alone, against what the parser's types say. */
const nameOf = (name: string | undefined) => name ?? "";

/** What was read is gone: a second reading would find an empty file. */
function once<Result>(work: () => Result): () => Result {
  let isDone = false;
  return () => {
    if (isDone) throw new Error("an uploaded file can be read once");
    isDone = true;
    return work();
  };
}

const endedEarly = () =>
  new RefusalError("BAD_USER_INPUT", { message: "The upload ended before the file was whole." });

/** A promise that is settled from outside; an unhandled rejection of it is harmless. */
function settleOnce<Value>() {
  const settled = Promise.withResolvers<Value>();
  settled.promise.catch(() => undefined);
  return settled;
}
