import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { head, openSocket, statusOf } from "../../testing/rawSocket.ts";
import { sendText } from "./send.ts";

describe("whatever a connection asks", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ limits: { silenceMs: 300, headersMs: 300, leftoverMs: 100 } });
  });
  afterAll(() => server.stop());

  const statusFor = async (...parts: string[]) => {
    const socket = openSocket(server.address);
    for (const part of parts) socket.write(part);
    const status = statusOf(await socket.received());
    socket.destroy();
    return status;
  };
  const isAlive = async () => (await fetch(`${server.address}/healthz`)).status === 200;

  it.each<[string, string, number | null]>([
    ["a path", head("GET / HTTP/1.1"), 200],
    ["a whole address", head("GET http://127.0.0.1/ HTTP/1.1"), 200],
    ["a whole address without a path", head("GET http://127.0.0.1?a=b HTTP/1.1"), 200],
    ["a whole address of the API", head("GET http://127.0.0.1/graphql HTTP/1.1"), 200],
    ["an address of another scheme", head("GET ftp://127.0.0.1/ HTTP/1.1"), 400],
    ["an invalid address", head("GET http://[/ HTTP/1.1"), 400],
    ["the server as a whole", head("OPTIONS * HTTP/1.1"), 204],
    ["an asterisk", head("GET * HTTP/1.1"), 400],
    ["a path that does not begin at the root", head("GET graphql HTTP/1.1"), 400],
    ["a tunnel", head("CONNECT example.org:443 HTTP/1.1"), null],
    [
      "another protocol",
      head("GET / HTTP/1.1", { connection: "upgrade", upgrade: "websocket" }),
      200,
    ],
    ["the other version of HTTP", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
    ["no version of HTTP", "GET /\r\n\r\n", 200],
    ["the old version of HTTP", "GET / HTTP/1.0\r\n\r\n", 200],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["an invalid host", "GET / HTTP/1.1\r\nhost: [\r\n\r\n", 400],
    ["an empty host at the API", "POST /graphql HTTP/1.1\r\nhost:\r\n\r\n", 400],
    ["a host with a path", "GET / HTTP/1.1\r\nhost: a/b\r\n\r\n", 400],
    ["a host with a name", "GET / HTTP/1.1\r\nhost: a@b\r\n\r\n", 400],
    ["a host of IPv6", "GET / HTTP/1.1\r\nhost: [::1]:80\r\n\r\n", 200],
    ["two hosts", "GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n", 400],
    ["for an echo", head("TRACE / HTTP/1.1"), 405],
    ["for an echo at the API", head("TRACE /graphql HTTP/1.1"), 405],
    ["a method of nobody's", head("BREW / HTTP/1.1"), 400],
    [
      "two lengths",
      "POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab",
      400,
    ],
    [
      "a length and chunks",
      "POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    [
      "a length that is no number",
      head("POST /graphql HTTP/1.1", { "content-length": "1e3" }),
      400,
    ],
    ["a negative length", head("POST /graphql HTTP/1.1", { "content-length": "-1" }), 400],
    ["a header of 20 kB", head("GET / HTTP/1.1", { a: "x".repeat(20_000) }), 431],
    ["an address of 20 kB", head(`GET /${"x".repeat(20_000)} HTTP/1.1`), 431],
    ["an expectation that nobody meets", head("GET / HTTP/1.1", { expect: "a coffee" }), 417],
    ["bytes that are no address", head("GET /\u0000 HTTP/1.1"), 400],
  ])("is answered or closed: %s", async (_name, request, expected) => {
    expect(await statusFor(request)).toBe(expected);
    expect(await isAlive()).toBe(true);
  });

  it("hears what a client sends that waits for a word", async () => {
    const socket = openSocket(server.address);
    const body = JSON.stringify({ query: "{ __typename }" });
    const headers = { "content-type": "application/json", "content-length": body.length };
    socket.write(head("POST /graphql HTTP/1.1", { ...headers, expect: "100-continue" }));
    expect(await socket.received()).toMatch(/^HTTP\/1\.1 100 /);
    socket.write(body);
    const answer = await socket.received((text) => text.includes("__typename"));
    expect(statusOf(answer)).toBe(200);
    socket.destroy();
  });

  it("answers what is asked in one go, in order", async () => {
    const socket = openSocket(server.address);
    socket.write(head("GET /healthz HTTP/1.1").repeat(3) + head("OPTIONS * HTTP/1.1"));
    const isWhole = (text: string) => text.includes("HTTP/1.1 204");
    expect((await socket.received(isWhole)).match(/HTTP\/1\.1 \d+/g)).toEqual([
      "HTTP/1.1 200",
      "HTTP/1.1 200",
      "HTTP/1.1 200",
      "HTTP/1.1 204",
    ]);
    socket.destroy();
  });

  it.each([
    ["says nothing", "", 408],
    ["never ends its headers", "GET / HTTP/1.1\r\nhost: a\r\n", 408],
    [
      "never sends the body of a call",
      head("POST /graphql HTTP/1.1", { "content-type": "application/json", "content-length": 9 }),
      null,
    ],
    [
      "never sends the body of what needs none",
      head("GET / HTTP/1.1", { "content-length": 9 }),
      200,
    ],
  ])("closes a connection that %s", async (_name, request, status) => {
    const socket = openSocket(server.address);
    socket.write(request);
    expect(statusOf(await socket.closed())).toBe(status);
  });

  it("closes a connection that sends one header after the other", async () => {
    const socket = openSocket(server.address);
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n");
    const timer = setInterval(() => socket.write("x: y\r\n"), 20);
    expect(statusOf(await socket.closed())).toBe(408);
    clearInterval(timer);
  });

  it("closes a connection whose client has ended its side", async () => {
    const socket = openSocket(server.address);
    socket.write("GET / HT");
    socket.halfClose();
    expect(statusOf(await socket.closed())).toBe(400);
  });

  it("logs none of it as a fault", () => {
    expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("an answer that does not come", () => {
  it("ends its connection, and the log names the path", async () => {
    const server = await startTestServer({
      limits: { silenceMs: 200 },
      more: {
        routes: [{ path: "/local/never", answer: () => new Promise(() => undefined) }],
        files: [
          {
            path: "/profilepics/",
            answer: (_, response) => sendText(response, { status: 200, text: "" }),
          },
        ],
      },
    });
    const socket = openSocket(server.address);
    socket.write(head("GET /local/never HTTP/1.1"));
    expect(statusOf(await socket.closed())).toBeNull();
    expect(server.log).toMatchObject([{ level: "warn", details: { path: "/local/never" } }]);
    expect((await fetch(`${server.address}/nobody`)).status).toBe(404);
    await server.stop();
  });
});

describe("connections of one address", () => {
  const alive = head("GET /healthz HTTP/1.1");

  it("are closed beyond so many, and there is room again when one ends", async () => {
    const server = await startTestServer({ limits: { connectionsPerAddress: 2 } });
    const [first, second] = [openSocket(server.address), openSocket(server.address)];
    for (const socket of [first, second]) {
      socket.write(alive);
      expect(statusOf(await socket.received())).toBe(200);
    }
    expect(await openSocket(server.address).closed()).toBe("");
    first.destroy();
    await expect
      .poll(async () => {
        const next = openSocket(server.address);
        next.write(alive);
        return statusOf(await next.received());
      })
      .toBe(200);
    second.destroy();
    await server.stop();
  });

  it("are not counted behind proxies of our own", async () => {
    const server = await startTestServer({
      trustedProxies: 1,
      limits: { connectionsPerAddress: 1 },
    });
    const sockets = [openSocket(server.address), openSocket(server.address)];
    for (const socket of sockets) {
      socket.write(alive);
      expect(statusOf(await socket.received())).toBe(200);
      // Both are open at once.
    }
    for (const socket of sockets) socket.destroy();
    await server.stop();
  });
});
