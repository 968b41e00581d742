import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { sendSigned } from "./signedRequest.ts";

/** Where a bucket is, and the credentials for it. */
export interface S3BucketOptions {
  /** Scheme and host, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

interface Call {
  method: "GET" | "HEAD" | "PUT" | "POST" | "DELETE";
  key: string;
  /** Parameters behind the key's address. */
  query?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  signal: AbortSignal;
}

/** An upload in parts. */
interface PartsCall {
  key: string;
  uploadId: string;
  signal: AbortSignal;
}

/** The calls of S3's interface that are needed, signed. Each throws when the bucket refuses. */
export type S3Bucket = ReturnType<typeof createS3Bucket>;

/** The signing client is loaded on first use. */
export function createS3Bucket(options: S3BucketOptions) {
  const { endpoint, bucket, ...keys } = options;
  const cache = new Map<string, ArrayBuffer>();

  /**
   * Null for an answer with a status among `absent`. The caller must read or discard the answer.
   */
  async function send(call: Call & { absent: readonly number[] }): Promise<IncomingMessage | null>;
  async function send(call: Call): Promise<IncomingMessage>;
  async function send(
    call: Call & { absent?: readonly number[] },
  ): Promise<IncomingMessage | null> {
    const { method, key, query = "", body = "", signal, absent = [] } = call;
    const headers = { ...call.headers, "x-amz-content-sha256": hashOf(body) };
    const url = `${endpoint}/${bucket}/${key}${query}`;
    const answer = await sendSigned({ url, method, headers, body, signal }, { ...keys, cache });
    const { statusCode = 0 } = answer;
    if (statusCode >= 200 && statusCode < 300) return answer;
    const reason = await text(answer);
    if (absent.includes(statusCode)) return null;
    throw new Error(`${method} ${key} was answered with ${statusCode}: ${reason.slice(0, 300)}`);
  }

  /** For calls whose answer has no content. */
  const tell = async (call: Call & { absent?: readonly number[] }) => {
    const answer = await send({ absent: [], ...call });
    answer?.resume();
    return answer;
  };

  const within = (uploadId: string) => `uploadId=${encodeURIComponent(uploadId)}`;
  return {
    read: send,
    tell,
    beginParts: async (call: { key: string; contentType: string; signal: AbortSignal }) => {
      const { key, contentType, signal } = call;
      const headers = { "content-type": contentType };
      const answer = await send({ method: "POST", key, query: "?uploads=", headers, signal });
      return elementIn(await text(answer), "UploadId");
    },
    /** Returns the tag by which the part is named when the upload is completed. */
    putPart: async (call: PartsCall & { number: number; body: Uint8Array }) => {
      const { key, uploadId, number, body, signal } = call;
      const query = `?partNumber=${number}&${within(uploadId)}`;
      const answer = await tell({ method: "PUT", key, query, body, signal });
      return answer?.headers.etag ?? "";
    },
    completeParts: async (call: PartsCall & { tags: readonly string[] }) => {
      const { key, uploadId, tags, signal } = call;
      const parts = tags.map(
        (tag, index) =>
          `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
      const query = `?${within(uploadId)}`;
      const outcome = await text(await send({ method: "POST", key, query, body, signal }));
      // It may fail after sending its status.
      if (outcome.includes("<Error>"))
        throw new Error(`${key} was not completed: ${outcome.slice(0, 300)}`);
    },
    abortParts: async ({ key, uploadId, signal }: PartsCall) => {
      const query = `?${within(uploadId)}`;
      await tell({ method: "DELETE", key, query, signal, absent: [404] });
    },
  };
}

const hashOf = (body: Uint8Array | string) => createHash("sha256").update(body).digest("hex");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function elementIn(xml: string, name: string): string {
  const [, text] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml) ?? [];
  if (text === undefined) throw new Error(`an answer without ${name}`);
  return text;
}
