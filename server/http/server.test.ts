import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { startTestServer } from "../testing/httpServer.ts";
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
    await expect(fetch(`${server.address}/healthz`)).rejects.toThrow("fetch failed");
    finish();
    expect(await (await slow).text()).toBe("done");
    await stopped;
  });
});

describe("the state of a server", () => {
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
