import { once } from "node:events";
import { type Server, type ServerResponse, createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { sendLines } from "./sendLines.ts";

const SILENCE_MS = 200;
/** More than the system takes for a client that reads nothing. */
const MANY = 20_000;
const LONG = "x".repeat(4_000);

describe("an answer in lines", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** Serves lines; says how the sending went. */
  async function serve(lines: () => AsyncIterable<unknown>, signal = new AbortController().signal) {
    let response: ServerResponse | undefined;
    let sent: Promise<void> | undefined;
    server = createServer((_, answer) => {
      response = answer;
      answer.writeHead(200, { "content-type": "application/x-ndjson" });
      sent = sendLines(answer, { lines: lines(), signal, silenceMs: SILENCE_MS });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    return {
      port,
      address: `http://127.0.0.1:${port}`,
      held: () => response?.writableLength ?? 0,
      isDestroyed: () => response?.destroyed,
      sent: () => sent,
    };
  }

  /** Lines that come one by one, and the means to let them come. */
  function pump() {
    const waiting: (() => void)[] = [];
    let isReturned = false;
    async function* lines() {
      try {
        for (let line = 1; ; line += 1) {
          yield { line };
          await new Promise<void>((resolve) => waiting.push(resolve));
        }
      } finally {
        isReturned = true;
      }
    }
    return { lines, more: () => waiting.shift()?.(), isReturned: () => isReturned };
  }

  it("comes line by line, each as soon as it is there", async () => {
    const { lines, more } = pump();
    const { address } = await serve(lines);
    const reader = (await fetch(address)).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('{"line":1}\n');
    more();
    expect((await reader?.read())?.value).toBe('{"line":2}\n');
    await reader?.cancel();
  });

  it("is whole when there are no more", async () => {
    async function* lines() {
      yield { text: "ü\n" };
      yield { text: "" };
    }
    const { address } = await serve(lines);
    expect(await (await fetch(address)).text()).toBe('{"text":"ü\\n"}\n{"text":""}\n');
  });

  it("ends at once when it is to, though the next line isn't there", async () => {
    const ending = new AbortController();
    const { lines, more, isReturned } = pump();
    const { address, sent } = await serve(lines, ending.signal);
    const response = await fetch(address);
    const whole = response.text();
    setTimeout(() => ending.abort(), 20);
    expect(await whole).toBe('{"line":1}\n');
    more();
    await sent();
    expect(isReturned()).toBe(true);
  });

  it("is empty when it is to end before it begins", async () => {
    const { address } = await serve(pump().lines, AbortSignal.abort());
    expect(await (await fetch(address)).text()).toBe("");
  });

  it("holds little for a client that reads nothing, and cuts it off", async () => {
    let asked = 0;
    async function* lines() {
      for (; asked < MANY; asked += 1) yield { LONG };
    }
    const { port, held, sent, isDestroyed } = await serve(lines);
    const client = connect(port, "127.0.0.1").pause();
    client.on("error", () => undefined);
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(held).toBeGreaterThan(0);
    expect(held()).toBeLessThan(100_000);
    await expect.poll(sent).toBeUndefined();
    expect(isDestroyed()).toBe(true);
    expect(asked).toBeLessThan(MANY);
    client.destroy();
  });

  it("waits for no client that reads nothing when it is to end", async () => {
    const ending = new AbortController();
    async function* lines() {
      for (;;) yield { LONG };
    }
    const { port, held, isDestroyed } = await serve(lines, ending.signal);
    const client = connect(port, "127.0.0.1").pause();
    client.on("error", () => undefined);
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(held).toBeGreaterThan(0);
    ending.abort();
    expect(isDestroyed()).toBe(true);
    client.destroy();
  });
});
