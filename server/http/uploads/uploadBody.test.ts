import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { user } from "../../world/people.ts";
import { UPLOAD_MAX_BYTES } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { head, openSocket, statusOf } from "../../testing/rawSocket.ts";
import { uploadSchema } from "../../testing/uploadSchema.ts";
import type { TransportLimits } from "../transport/transportLimits.ts";

const MEGABYTE = 1024 * 1024;
const TYPE = "multipart/form-data; boundary=x";
const END = "\r\n--x--\r\n";

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const fileHead = (part = "0") =>
  `--x\r\nContent-Disposition: form-data; name="${part}"; filename="a.pdf"\r\n` +
  "Content-Type: application/pdf\r\n\r\n";

const before = (call: string, map = '{"0":["variables.file"]}') => {
  const query = `mutation ($file: Upload!) { ${call}(file: $file) }`;
  return (
    field("operations", JSON.stringify({ query, variables: { file: null } })) + field("map", map)
  );
};

describe("the body of an upload", () => {
  let server: TestServer;
  let authorization: string;
  let taken = 0;
  let mayTake: Promise<void> = Promise.resolve();

  const start = async (limits: Partial<TransportLimits> = {}) => {
    await server?.stop();
    taken = 0;
    mayTake = Promise.resolve();
    const onBlock = async (bytes: number) => {
      taken = bytes;
      await mayTake;
    };
    server = await startTestServer({
      schema: uploadSchema({ onBlock }),
      limits: { leftoverMs: 50, ...limits },
    });
    const { row } = await user(server.world, { slug: "ada" });
    authorization = `Bearer ${await issueAccessToken(server.world, row)}`;
  };
  beforeEach(() => start());
  afterEach(() => server.stop());

  const post = async (body: BodyInit | ReadableStream<Uint8Array>) => {
    const response = await fetch(`${server.address}/graphql`, {
      method: "POST",
      headers: { authorization, "content-type": TYPE },
      body: body as BodyInit,
      duplex: "half",
    } as RequestInit);
    const answer = (await response.json()) as {
      data?: Record<string, number> | null;
      errors?: { message: string; extensions: { code: string } }[];
    };
    const [error] = answer.errors ?? [];
    return {
      status: response.status,
      data: answer.data ?? null,
      code: error?.extensions.code,
      message: error?.message,
    };
  };
  const whole = (call: string, content: string | Uint8Array<ArrayBuffer>) =>
    new Blob([before(call), fileHead(), content, END]);
  const begin = (length = 20 * MEGABYTE) => {
    const socket = openSocket(server.address);
    const headers = { "content-type": TYPE, "content-length": length };
    socket.write(head("POST /graphql HTTP/1.1", { ...headers, authorization }));
    return socket;
  };
  const isAnswered = (text: string) => text.includes("\r\n\r\n");

  it("is read by the call", async () => {
    expect(await post(whole("readAll", "%PDF-"))).toMatchObject({ data: { readAll: 5 } });
    expect(await post(whole("readAll", ""))).toMatchObject({ data: { readAll: 0 } });
  });

  it("may have a file without a name", async () => {
    const nameless = fileHead()
      .replace('; filename="a.pdf"', "")
      .replace("application/pdf", "application/octet-stream");
    const body = before("readAll") + nameless + "%PDF-" + END;
    expect(await post(body)).toMatchObject({ data: { readAll: 5 } });
  });

  it("reaches the call before it is whole", async () => {
    const socket = begin();
    socket.write(before("readAll") + fileHead() + "x".repeat(100_000));
    await expect.poll(() => taken).toBeGreaterThan(50_000);
    socket.destroy();
  });

  it("comes no faster than it is read", async () => {
    let release = () => {};
    mayTake = new Promise((resolve) => (release = resolve));
    const file = new Uint8Array(20 * MEGABYTE);
    let sent = 0;
    const parts = [before("readAll") + fileHead(), ...Array<null>(20).fill(null), END];
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          const part = parts.shift();
          if (part === undefined) return controller.close();
          sent += part === null ? MEGABYTE : 0;
          controller.enqueue(
            part === null ? file.subarray(0, MEGABYTE) : new TextEncoder().encode(part),
          );
        },
      },
      { highWaterMark: 0 },
    );
    const answer = post(body);
    // As much as sockets hold, and then nothing.
    await expect.poll(() => sent).toBeGreaterThan(0);
    let last = -1;
    await expect.poll(() => last === (last = sent), { interval: 100 }).toBe(true);
    expect(sent).toBeLessThan(15 * MEGABYTE);
    release();
    expect(await answer).toMatchObject({ data: { readAll: 20 * MEGABYTE } });
  });

  it("may hold a file of 30 MB", async () => {
    const file = new Uint8Array(UPLOAD_MAX_BYTES);
    expect(await post(whole("readAll", file))).toMatchObject({
      status: 200,
      data: { readAll: UPLOAD_MAX_BYTES },
    });
  });

  it("is cut off when its file is larger", async () => {
    const file = new Uint8Array(UPLOAD_MAX_BYTES + 1);
    expect(await post(whole("readAll", file))).toMatchObject({
      status: 413,
      code: "PAYLOAD_TOO_LARGE",
      message: "File size must be less than 30MB",
    });
  });

  it("is cut off when there is too much around its file, whose length nobody said", async () => {
    await start({ uploadBytes: 100_000, uploadWindowMs: 50 });
    const socket = openSocket(server.address);
    const headers = { "content-type": TYPE, "transfer-encoding": "chunked", authorization };
    socket.write(head("POST /graphql HTTP/1.1", headers));
    socket.write(`${(200_000).toString(16)}\r\n${"y".repeat(200_000)}`);
    const answer = await socket.received((text) => text.includes("PAYLOAD_TOO_LARGE"));
    expect(statusOf(answer)).toBe(413);
    await socket.closed();
  });

  it.each([
    [
      "a second file",
      () => before("readAll") + fileHead() + "%PDF-\r\n" + fileHead("1") + "x" + END,
    ],
    [
      "a field after the file",
      () => before("readAll") + fileHead() + "%PDF-\r\n" + field("a", "b") + END,
    ],
    ["no end", () => before("readAll") + fileHead() + "%PDF-"],
    ["an end within the file's last line", () => before("readAll") + fileHead() + "%PDF-\r\n--x"],
  ])("with %s makes no whole file", async (_name, body) => {
    expect(await post(body())).toMatchObject({ data: null, code: "BAD_USER_INPUT" });
  });

  it.each([
    ["the file before the call", () => fileHead() + "%PDF-\r\n" + before("readAll") + END],
    [
      "the map after the file",
      () => {
        const [operations = "", map = ""] = before("readAll").split(/(?=--x\r\n.*name="map")/);
        return operations + fileHead() + "%PDF-\r\n" + map + END;
      },
    ],
    ["a file that the map doesn't name", () => before("readAll", "{}") + fileHead() + "x" + END],
    [
      "two places for a file",
      () => before("readAll", '{"0":["variables.file","variables.file"]}') + fileHead() + "x" + END,
    ],
    [
      "two files in the map",
      () =>
        before("readAll", '{"0":["variables.file"],"1":["variables.file"]}') +
        fileHead() +
        "x" +
        END,
    ],
    ["no file", () => before("readAll") + END],
  ])("with %s is refused before the call runs", async (_name, body) => {
    expect(await post(body())).toMatchObject({ status: 400, data: null, code: "BAD_USER_INPUT" });
    expect(taken).toBe(0);
  });

  it("with an absurdly long call is refused", async () => {
    const body = field("operations", "x".repeat(300 * 1024)) + field("map", "{}") + END;
    expect(await post(body)).toMatchObject({ status: 413, code: "PAYLOAD_TOO_LARGE" });
  });

  it("is not needed for the answer, and its connection ends when it stops", async () => {
    await start({ uploadWindowMs: 50 });
    const socket = begin();
    socket.write(before("readNone") + fileHead() + "%PDF-");
    const answer = await socket.received(isAnswered);
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain("FORBIDDEN");
    await socket.closed();
  });

  it("may go on after the answer, which browsers read only when they have sent everything", async () => {
    const file = "x".repeat(100_000);
    const [begun, rest] = [before("readNone") + fileHead() + "%PDF-", file + END];
    const socket = begin(begun.length + rest.length);
    socket.write(begun);
    await socket.received((text) => text.includes("FORBIDDEN"));
    // Longer than the rest of other bodies may take.
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.write(rest);
    socket.write(head("GET /healthz HTTP/1.1"));
    expect(await socket.received((text) => text.includes('"ok"'))).toContain("200 OK");
    socket.destroy();
  });

  it("has no end that goes on and on after the answer", async () => {
    await start({ uploadWindowMs: 100, uploadBytes: 1_000 });
    const socket = openSocket(server.address);
    const headers = { "content-type": TYPE, "transfer-encoding": "chunked", authorization };
    socket.write(head("POST /graphql HTTP/1.1", headers));
    const timer = setInterval(() => socket.write(`2710\r\n${"y".repeat(10_000)}\r\n`), 1);
    expect(await socket.closed()).toContain("PAYLOAD_TOO_LARGE");
    clearInterval(timer);
  });

  it("may be answered after its first bytes", async () => {
    await start({ uploadWindowMs: 50 });
    const socket = begin();
    socket.write(before("readFirst") + fileHead() + "%PDF-");
    expect(await socket.received(isAnswered)).toContain('"readFirst":37');
    await socket.closed();
  });

  it("that arrived whole leaves its connection open when the call did not want it", async () => {
    const body = before("readNone") + fileHead() + "%PDF-" + END;
    const socket = begin(body.length);
    socket.write(body);
    await socket.received((text) => text.includes("FORBIDDEN"));
    socket.write(head("GET /healthz HTTP/1.1", {}));
    expect(await socket.received((text) => text.includes('"ok"'))).toContain("200 OK");
    socket.destroy();
  });

  it("gives its call an error when its client leaves", async () => {
    const socket = begin();
    socket.write(before("readAll") + fileHead() + "x".repeat(100_000));
    await expect.poll(() => taken).toBeGreaterThan(50_000);
    socket.destroy();
    // The call has ended, and its place is free.
    await expect.poll(() => post(whole("readAll", "x"))).toMatchObject({ data: { readAll: 1 } });
    expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
  });

  it("can be read once", async () => {
    expect(await post(whole("readTwice", "%PDF-"))).toMatchObject({ data: null, code: "INTERNAL" });
  });

  it("takes no time from its call while it arrives", async () => {
    await start({ callMs: 50 });
    const socket = begin();
    socket.write(before("readAll") + fileHead() + "x");
    await expect.poll(() => taken).toBe(1);
    const later = new Promise((resolve) => setTimeout(() => resolve("no answer yet"), 200));
    expect(await Promise.race([socket.received(isAnswered), later])).toBe("no answer yet");
    socket.destroy();
  });

  it("is not too slow when it is the call that takes its time", async () => {
    await start({ uploadWindowMs: 100, uploadBytesPerSecond: 10 });
    let release = () => {};
    mayTake = new Promise((resolve) => (release = resolve));
    const answer = post(whole("readAll", new Uint8Array(20 * MEGABYTE)));
    await new Promise((resolve) => setTimeout(resolve, 300));
    release();
    expect(await answer).toMatchObject({ data: { readAll: 20 * MEGABYTE } });
  });
});
