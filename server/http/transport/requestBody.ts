import type { IncomingMessage } from "node:http";
import { refuse } from "../../../src/domain/shared/errors.ts";
import { isJsonObject } from "./jsonObject.ts";
import { TRANSPORT_LIMITS } from "./transportLimits.ts";

/** What keeps a body from being read, with the HTTP status that says so. */
export class BodyError extends Error {
  readonly status: 400 | 408 | 413 | 415;

  constructor(status: BodyError["status"], message: string) {
    super(message);
    this.status = status;
  }
}

/** How much a body may hold, in bytes, and how long it may take to arrive, in milliseconds. */
export interface BodyLimits {
  maxBytes: number;
  withinMs?: number | undefined;
}

/**
 * The body as text. Throws `BodyError` as soon as the body is larger or slower than allowed, is
 * compressed, or turns out not to be UTF-8; the rest of it is discarded.
 */
export function readText(request: IncomingMessage, limits: BodyLimits): Promise<string> {
  const { maxBytes, withinMs = TRANSPORT_LIMITS.bodyMs } = limits;
  refuseEncoded(request);
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const timer = setTimeout(() => fail(new BodyError(408, "The body came too slowly.")), withinMs);
    const finish = () => {
      clearTimeout(timer);
      request.off("data", take).off("end", end).off("error", fail).off("close", leave);
    };
    const fail = (error: Error) => {
      finish();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) fail(tooLarge());
      else chunks.push(chunk);
    };
    const end = () => {
      finish();
      try {
        resolve(textOf(Buffer.concat(chunks)));
      } catch (error) {
        reject(error);
      }
    };
    const leave = () => fail(new BodyError(400, "The body ended early."));
    request.on("data", take).on("end", end).on("error", fail).on("close", leave);
  });
}

/**
 * The body as an object of JSON. Throws `BodyError` like `readText`, and refuses with
 * `BAD_USER_INPUT` what is something else.
 */
export async function readJsonObject(
  request: IncomingMessage,
  limits: BodyLimits,
): Promise<Record<string, unknown>> {
  const text = await readText(request, limits);
  const value = parsedJson(text);
  return isJsonObject(value) ? value : refuse("BAD_USER_INPUT", { message: NO_JSON_OBJECT });
}

const NO_JSON_OBJECT = "The body must be an object of JSON";

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A small compressed body can expand to a huge one, so none is accepted. Throws `BodyError`. */
export function refuseEncoded({ headers }: IncomingMessage): void {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding.toLowerCase() !== "identity") {
    throw new BodyError(415, "Compressed bodies are not accepted.");
  }
}

const tooLarge = () => new BodyError(413, "This request is too large.");

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new BodyError(400, "The body must be UTF-8.");
  }
}
