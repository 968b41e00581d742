import { Agent, get } from "node:http";
import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { startTestServer } from "../../testing/httpServer.ts";
import { head, openSocket, statusOf } from "../../testing/rawSocket.ts";
import { sendText } from "./send.ts";

describe("a server that stops", () => {
  it("ends what is under way and takes nothing new", async () => {
    let finish = () => undefined as void;
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    let begin = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    const server = await startTestServer({
      more: {
        routes: [
          {
            path: "/local/slow",
            answer: async (_request, response) => {
              begin();
              await isFinished;
              sendText(response, { status: 200, text: "done" });
            },
          },
        ],
      },
    });
    const slow = fetch(`${server.address}/local/slow`);
    await hasBegun;
    const stopped = server.stop();
    await vi.waitFor(() =>
      expect(fetch(`${server.address}/healthz`)).rejects.toThrow("fetch failed"),
    );
    finish();
    const answer = await slow;
    expect(answer.headers.get("connection")).toBe("close");
    expect(await answer.text()).toBe("done");
    await stopped;
  });

  it("answers a call on a connection that is open, and says that it is the last", async () => {
    // Without time to drain, the idle connection could be closed before the second call arrives.
    const server = await startTestServer({ limits: { drainMs: 1_000 } });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<{ status: number | undefined; connection: string | undefined }>(
        (resolve, reject) => {
          const sent = get(`${server.address}/healthz`, { agent }, (answer) => {
            const { statusCode: status, headers } = answer;
            answer.resume().on("end", () => resolve({ status, connection: headers.connection }));
          });
          sent.on("error", reject);
        },
      );
    expect(await ask()).toEqual({ status: 200, connection: "keep-alive" });
    const stopped = server.stop();
    expect(await ask()).toEqual({ status: 200, connection: "close" });
    await stopped;
    agent.destroy();
  });

  it("answers who waits at the port as it closes", async () => {
    const server = await startTestServer();
    const first = openSocket(server.address);
    first.write(head("GET /healthz HTTP/1.1"));
    await first.received();
    // The system accepts these connections at once; the process hasn't seen any of them yet.
    const waiting = Array.from({ length: 100 }, () => openSocket(server.address));
    for (const socket of waiting) socket.write(head("GET /healthz HTTP/1.1"));
    const stopped = server.stop();
    const answers = await Promise.all(waiting.map((socket) => socket.closed()));
    expect(answers.filter((text) => statusOf(text) !== 200)).toEqual([]);
    await stopped;
  });

  it("does not wait for a connection on which nobody has asked anything", async () => {
    const server = await startTestServer();
    const silent = openSocket(server.address);
    await fetch(`${server.address}/healthz`);
    await server.stop();
    expect(await silent.closed()).toBe("");
  });
});

it("keeps an idle connection longer than proxies keep theirs", async () => {
  const server = await startTestServer();
  const { headers } = await fetch(`${server.address}/healthz`);
  expect(headers.get("keep-alive")).toBe("timeout=75");
  await server.stop();
});

describe("the state of a server", () => {
  it("is ready while it can be read, and says when nothing can be kept", async () => {
    let takesWrites = true;
    const server = await startTestServer({ more: { takesWrites: () => takesWrites } });
    const state = async () => {
      const response = await fetch(`${server.address}/readyz`);
      return [response.status, await response.json()];
    };
    expect(await state()).toEqual([200, { status: "ready", writes: true }]);
    takesWrites = false;
    expect(await state()).toEqual([200, { status: "ready", writes: false }]);
    await server.stop();
  });

  it("is alive, and ready only while it can serve", async () => {
    let isReady = true;
    const server = await startTestServer({ more: { isReady: async () => isReady } });
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    isReady = false;
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    await server.stop();
  });

  it("takes no notice of a visitor who leaves in the middle of a call", async () => {
    let isOver = false;
    const server = await startTestServer();
    const { port } = new URL(server.address);
    const visitor = connect({ host: "127.0.0.1", port: Number(port) });
    visitor.on("close", () => (isOver = true));
    const head = ["POST /graphql HTTP/1.1", "host: x", "content-type: application/json"];
    visitor.write([...head, "content-length: 100", "", '{"id":'].join("\r\n"));
    await new Promise((resolve) => setTimeout(resolve, 50));
    visitor.destroy();
    await vi.waitFor(() => expect(isOver).toBe(true));
    await server.stop();
    expect(server.log).toEqual([]);
  });

  it("survives a route that fails, and says nothing of why", async () => {
    const server = await startTestServer({
      more: {
        routes: [{ path: "/local/broken", answer: () => Promise.reject(new Error("insides")) }],
      },
    });
    const response = await fetch(`${server.address}/local/broken`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("insides");
    expect(JSON.stringify(server.log)).toContain("insides");
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    await server.stop();
  });
});
