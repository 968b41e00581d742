import type { IncomingMessage } from "node:http";
import { checkedKey } from "./key.ts";
import type { Files } from "./port.ts";
import { type Part, partsOf } from "./s3Parts.ts";
import { type S3Bucket, type S3BucketOptions, createS3Bucket } from "./s3Bucket.ts";
import { PATIENCE_MS, type StorageStep, type Warn, createStorageStep } from "./storageStep.ts";

export interface S3Options extends S3BucketOptions {
  warn: Warn;
}

/**
 * Files in an S3-compatible bucket. Small ones are written by one call, larger ones in parts, one
 * of which is in memory at a time; either way they appear once complete.
 */
export function createS3Files(options: S3Options): Files {
  const step = createStorageStep(options);
  const bucket = createS3Bucket(options);
  return {
    write: async ({ key, contentType, content }) => {
      const to = { bucket, step, key: checkedKey(key), contentType };
      const parts = partsOf(content);
      try {
        const first = await parts.next();
        if (first.done) throw new Error("a file has at least one part");
        const { isLast, bytes } = first.value;
        return await (isLast ? writeAtOnce(to, bytes) : writeInParts(to, { first: bytes, parts }));
      } finally {
        await parts.return(undefined);
      }
    },
    read: async ({ key, range }) => {
      const headers: Record<string, string> =
        range === undefined ? {} : { range: `bytes=${range.first}-${range.last}` };
      const call = { method: "GET", key: checkedKey(key), headers, absent: [404, 416] } as const;
      const answer = await step((signal) => bucket.read({ ...call, signal }));
      if (answer === null) return null;
      return { sizeInBytes: wholeSize(answer), content: contentOf(answer, step) };
    },
    sizeOf: async (key) => {
      const call = { method: "HEAD", key: checkedKey(key), absent: [404] } as const;
      const answer = await step((signal) => bucket.tell({ ...call, signal }));
      return answer === null ? null : wholeSize(answer);
    },
    remove: async (key) => {
      const call = { method: "DELETE", key: checkedKey(key), absent: [404] } as const;
      await step((signal) => bucket.tell({ ...call, signal }));
    },
  };
}

interface Target {
  bucket: S3Bucket;
  step: StorageStep;
  key: string;
  contentType: string;
}

async function writeAtOnce({ bucket, step, key, contentType }: Target, body: Uint8Array) {
  const headers = { "content-type": contentType };
  await step((signal) => bucket.tell({ method: "PUT", key, headers, body, signal }));
  return { sizeInBytes: body.length };
}

async function writeInParts(
  target: Target,
  { first, parts }: { first: Uint8Array; parts: AsyncIterable<Part> },
) {
  const { bucket, step, key, contentType } = target;
  const uploadId = await step((signal) => bucket.beginParts({ key, contentType, signal }));
  const call = { key, uploadId };
  try {
    const tags = [
      await step((signal) => bucket.putPart({ ...call, number: 1, body: first, signal })),
    ];
    let sizeInBytes = first.length;
    for await (const { bytes: body } of parts) {
      const number = tags.length + 1;
      tags.push(await step((signal) => bucket.putPart({ ...call, number, body, signal })));
      sizeInBytes += body.length;
    }
    await step((signal) => bucket.completeParts({ ...call, tags, signal }));
    return { sizeInBytes };
  } catch (error) {
    // What can't be cleaned up now is removed by the bucket's rule for incomplete uploads.
    await step((signal) => bucket.abortParts({ ...call, signal })).catch(() => undefined);
    throw error;
  }
}

function wholeSize({ headers }: IncomingMessage): number {
  const [, total] = /\/(\d+)$/.exec(headers["content-range"] ?? "") ?? [];
  return Number(total ?? headers["content-length"]);
}

/**
 * The body, block by block; a block that doesn't arrive in time aborts it. So does a reader that
 * doesn't start in time, because an unread body keeps its connection forever.
 */
function contentOf(body: IncomingMessage, step: StorageStep): AsyncIterable<Uint8Array> {
  const unread = setTimeout(() => body.destroy(), PATIENCE_MS).unref();
  return {
    [Symbol.asyncIterator]: () => {
      const blocks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
      return {
        next: async () => {
          clearTimeout(unread);
          try {
            return await step(() => blocks.next());
          } catch (error) {
            body.destroy();
            throw error;
          }
        },
        return: async () => {
          clearTimeout(unread);
          body.destroy();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
