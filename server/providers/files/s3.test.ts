import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { describeFiles } from "./contract.ts";
import { createS3Files, type S3Options } from "./s3.ts";
import { PATIENCE_MS } from "./storageStep.ts";

const FILE = { key: "documents/doc_1.pdf", contentType: "application/pdf" };

let folder: string;
let emulator: S3rver;
let endpoint: string;
const warnings: Record<string, unknown>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "s3-"));
  emulator = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "beamers", configs: [] }],
  });
  const { port } = await emulator.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

const open = (options: Partial<S3Options> = {}) =>
  createS3Files({
    endpoint,
    bucket: "beamers",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    warn: (_, details) => void warnings.push(details),
    ...options,
  });

describeFiles("an S3 bucket", async () => open());

async function* text(content: string) {
  yield new TextEncoder().encode(content);
}

/** A bucket that answers in its own way. */
async function withServer(
  answer: Parameters<typeof createServer>[1],
  work: (endpoint: string) => Promise<void>,
): Promise<void> {
  const server: Server = createServer({}, answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("an S3 bucket", () => {
  it("refuses with UNAVAILABLE when its keys are wrong, and the log says why", async () => {
    const files = open({ secretAccessKey: "wrong" });
    const calls = [() => files.read(FILE), () => files.write({ ...FILE, content: text("x") })];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    }
    expect(warnings.at(-1)).toMatchObject({
      error: expect.stringContaining("SignatureDoesNotMatch"),
    });
    expect(JSON.stringify(warnings)).not.toContain("wrong");
  });

  it("refuses with UNAVAILABLE when nobody is there", async () => {
    const files = open({ endpoint: "http://127.0.0.1:1" });
    await expect(files.sizeOf(FILE.key)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  });

  it("is asked again when it is busy", async () => {
    let calls = 0;
    await withServer(
      (_request, response) => void response.writeHead((calls += 1) === 1 ? 503 : 204).end(),
      async (busy) => {
        await open({ endpoint: busy }).remove(FILE.key);
        expect(calls).toBe(2);
      },
    );
  });

  it("is not believed when it fails at the end of an upload in parts", async () => {
    const asked: string[] = [];
    await withServer(
      (request, response) => {
        asked.push(`${request.method} ${request.url}`);
        request.resume().on("end", () => {
          if (request.method === "POST") {
            const isBegin = request.url?.includes("uploads");
            return response.end(
              isBegin ? "<UploadId>7</UploadId>" : "<Error><Code>X</Code></Error>",
            );
          }
          return response.setHeader("etag", '"1"').end();
        });
      },
      async (failing) => {
        const content = text("x".repeat(6 * 1024 * 1024));
        await expect(open({ endpoint: failing }).write({ ...FILE, content })).rejects.toMatchObject(
          { code: "UNAVAILABLE" },
        );
        // The partial upload is aborted.
        expect(asked.at(-1)).toBe("DELETE /beamers/documents/doc_1.pdf?uploadId=7");
      },
    );
  });

  it("has nothing under a key that the server does not make", async () => {
    await expect(open().read({ key: "../other/file.pdf" })).rejects.toThrow("is not a key");
  });
});

describe("the patience with an S3 bucket", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("ends a call that nobody answers", async () => {
    let calls = 0;
    await withServer(
      () => void (calls += 1),
      async (silent) => {
        const removing = open({ endpoint: silent }).remove(FILE.key);
        await expect.poll(() => calls).toBe(1);
        vi.advanceTimersByTime(PATIENCE_MS);
        await expect(removing).rejects.toMatchObject({ code: "UNAVAILABLE" });
        expect(warnings.at(-1)).toEqual({ error: "it took too long" });
      },
    );
  });

  it("ends a file that stops coming", async () => {
    await withServer(
      (_request, response) => void response.writeHead(200, { "content-length": 9 }).write("half"),
      async (halting) => {
        const file = await open({ endpoint: halting }).read(FILE);
        const blocks = file?.content[Symbol.asyncIterator]();
        expect((await blocks?.next())?.value).toHaveLength(4);
        const late = blocks?.next();
        vi.advanceTimersByTime(PATIENCE_MS);
        await expect(late).rejects.toMatchObject({ code: "UNAVAILABLE" });
      },
    );
  });

  it("keeps no connection for a file of which nobody reads a block", async () => {
    const sizeInBytes = 1024 * 1024;
    let connections = 0;
    await withServer(
      ({ socket }, response) => {
        connections += 1;
        socket.once("close", () => {
          connections -= 1;
        });
        response.end(Buffer.alloc(sizeInBytes));
      },
      async (generous) => {
        const file = await open({ endpoint: generous }).read(FILE);
        expect([file?.sizeInBytes, connections]).toEqual([sizeInBytes, 1]);
        vi.advanceTimersByTime(PATIENCE_MS);
        await expect.poll(() => connections).toBe(0);
        const late = file?.content[Symbol.asyncIterator]().next();
        await expect(late).rejects.toMatchObject({ code: "UNAVAILABLE" });
      },
    );
  });
});
