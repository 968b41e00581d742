import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { head, openSocket, statusOf } from "../../testing/rawSocket.ts";
import { TRANSPORT_LIMITS } from "./transportLimits.ts";

const { bodyBytes } = TRANSPORT_LIMITS;
const DOCUMENTS = new Map([["name", "{ __typename }"]]);
const TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/graphql",
  "application/graphql+json",
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/mixed; boundary=x",
  "application/octet-stream",
];

describe.each([
  ["any document", true],
  ["known documents only", false],
])("the body of a call, where %s may run,", (_name, isOpen) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ documents: DOCUMENTS, isOpen, limits: { bodyMs: 300 } });
  });
  afterAll(() => server.stop());

  it.each(TYPES)("is refused by its length alone: %s", async (type) => {
    const socket = openSocket(server.address);
    const headers = { "content-type": type, "content-length": bodyBytes + 1 };
    socket.write(head("POST /graphql HTTP/1.1", headers));
    const answer = await socket.received((text) => text.includes("PAYLOAD_TOO_LARGE"));
    expect(statusOf(answer)).toBe(413);
    socket.destroy();
  });

  it.each(TYPES)("is refused while it arrives in pieces: %s", async (type) => {
    const socket = openSocket(server.address);
    const headers = { "content-type": type, "transfer-encoding": "chunked" };
    socket.write(head("POST /graphql HTTP/1.1", headers));
    const piece = " ".repeat(64 * 1024);
    for (let count = 0; count < 5; count += 1) socket.write(`10000\r\n${piece}\r\n`);
    const answer = await socket.received((text) => text.includes("PAYLOAD_TOO_LARGE"));
    expect(statusOf(answer)).toBe(413);
    socket.destroy();
  });

  it("passes up to 256 kB", async () => {
    const call = JSON.stringify({ id: "name" });
    const response = await server.post(call.padEnd(bodyBytes));
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
    expect((await server.post(call.padEnd(bodyBytes + 1))).status).toBe(413);
  });

  it("is taken as it is, never compressed", async () => {
    for (const encoding of ["gzip", "br", "deflate", "gzip, gzip"]) {
      const response = await fetch(`${server.address}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": encoding },
        body: gzipSync(" ".repeat(bodyBytes * 100)),
      });
      expect(response.status).toBe(415);
    }
  });

  it("is UTF-8", async () => {
    const response = await fetch(`${server.address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.from([0x7b, 0xc3, 0x28, 0x7d]),
    });
    expect(response.status).toBe(400);
  });

  it("is given up when it stalls", async () => {
    const socket = openSocket(server.address);
    const headers = { "content-type": "application/json", "content-length": 100 };
    socket.write(head("POST /graphql HTTP/1.1", headers) + '{"id":');
    expect(statusOf(await socket.closed())).toBe(408);
  });

  it("is read however deep its values are", async () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const response = await server.post(`{"id":"name","variables":{"x":${deep}}}`);
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });
});
