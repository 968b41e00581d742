import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { head, openSocket } from "../../testing/rawSocket.ts";

/** Lines and pieces that requests are made of, right ones and wrong ones. */
const PIECES = [
  "GET / HTTP/1.1\r\n",
  "POST /graphql HTTP/1.1\r\n",
  "OPTIONS * HTTP/1.1\r\n",
  "GET http://a/%00?%ff HTTP/1.1\r\n",
  "HEAD //%2e%2e HTTP/1.0\r\n",
  "CONNECT a:1 HTTP/1.1\r\n",
  "host: a\r\n",
  "host: [\r\n",
  "content-type: application/json\r\n",
  "content-type: multipart/form-data; boundary=x\r\n",
  "content-length: 2\r\n",
  "content-length: 99999999999999999999\r\n",
  "transfer-encoding: chunked\r\n",
  "transfer-encoding: gzip, chunked\r\n",
  "content-encoding: gzip\r\n",
  "expect: 100-continue\r\n",
  "connection: upgrade\r\nupgrade: h2c\r\n",
  "cookie: __Secure-refresh=%; __Host-country=%00\r\n",
  "authorization: Bearer a.b.c\r\n",
  "range: bytes=5-1\r\n",
  "x-forwarded-for: [::1\r\n",
  "\r\n",
  "{}",
  '{"query":"{ __typename }"}',
  "--x--\r\n",
  "5\r\n{    \r\n",
  "0\r\n\r\n",
  "\u0000",
  "\u00ff\u00fe",
  "\n\n",
];

/** Bytes in some writes; one character per byte. */
const conversation = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => latin(bytes)) },
  ),
  { minLength: 1, maxLength: 12 },
);

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

describe("bytes that nobody expects", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      limits: { headersMs: 200, silenceMs: 200, bodyMs: 200, uploadWindowMs: 200, leftoverMs: 100 },
    });
  });
  afterAll(() => server.stop());

  const isAlive = async () => (await fetch(`${server.address}/healthz`)).status === 200;

  it("are answered or end their connection, and the process lives", async () => {
    const conversations = fc.sample(conversation, { numRuns: 300, seed: 20_261_120 });
    await Promise.all(
      conversations.map(async (parts) => {
        const socket = openSocket(server.address);
        for (const part of parts) socket.write(Buffer.from(part, "latin1"));
        // Whatever was answered, a finished connection is closed.
        await socket.closed();
      }),
    );
    expect(await isAlive()).toBe(true);
    expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
  }, 30_000);

  it("may be many headers, or many requests in one go", async () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`x${at}`, "y"]));
    const floods = [
      head("GET / HTTP/1.1", many),
      head("GET /healthz HTTP/1.1").repeat(2_000),
      head("POST /graphql HTTP/1.1", { "content-length": 0 }).repeat(500),
      head(`GET /?${"a=b&".repeat(3_000)} HTTP/1.1`),
      head("GET / HTTP/1.1", { cookie: "refresh=x; ".repeat(1_000) }),
    ];
    for (const flood of floods) {
      const socket = openSocket(server.address);
      socket.write(flood);
      expect(await socket.received()).toMatch(/^HTTP\/1\.1 /);
      socket.destroy();
    }
    expect(await isAlive()).toBe(true);
  });

  it("may come from many who say nothing, while others are served", async () => {
    const silent = Array.from({ length: 300 }, () => openSocket(server.address));
    expect(await isAlive()).toBe(true);
    await Promise.all(silent.map((socket) => socket.closed()));
    expect(await isAlive()).toBe(true);
  });
});
