import { describe, expect, it } from "vitest";
import { ServerBusy } from "./ranges.ts";
import { RefreshDocument } from "../operations/generated/graphql.ts";
import { documentIdOf } from "../calls/documentId.ts";
import { createFetchedRanges, SILENCE_MS } from "./fetchedRanges.ts";
import { createSession } from "../session/session.ts";
import { createFakeBrowser, settle, START } from "../session/testing/fakeBrowser.ts";
import { answer, makeToken, refusal } from "../session/testing/tokens.ts";

const REFRESH = documentIdOf(RefreshDocument);
const FILE = new Uint8Array(Buffer.from("0123456789"));
const oldToken = makeToken();
const newToken = makeToken({ expiresAt: START + 30 * 60_000 });

interface Asked {
  path: string;
  range: string | null;
  token: string | null;
  signal: AbortSignal;
}
type DocumentServer = (asked: Asked) => Response | Promise<Response>;

/** A tab in which somebody reads from this server. */
function open(
  server: DocumentServer,
  { refresh = () => answer({ refresh: { token: newToken } }) }: { refresh?: () => Response } = {},
) {
  const asked: Asked[] = [];
  let refreshes = 0;
  const browser = createFakeBrowser({
    server: ({ documentId }) => {
      expect(documentId).toBe(REFRESH);
      refreshes += 1;
      return refresh();
    },
  });
  browser.shared.set("token", oldToken);
  const { host: fakeHost, happened } = browser.openTab();
  const fetchPart: typeof fetch = async (input, init) => {
    if (input === "/graphql") return fakeHost.fetch(input, init);
    const headers = new Headers(init?.headers);
    const request: Asked = {
      path: input as string,
      range: headers.get("range"),
      token: headers.get("authorization")?.replace("Bearer ", "") ?? null,
      signal: init?.signal ?? new AbortController().signal,
    };
    asked.push(request);
    return server(request);
  };
  const session = createSession({ ...fakeHost, fetch: fetchPart });
  const stop = new AbortController();
  const heard: number[] = [];
  const read = (first: number, last: number) =>
    createFetchedRanges(session)
      .read({
        documentId: "doc_1",
        first,
        last,
        signal: stop.signal,
        onBytes: (count) => heard.push(count),
      })
      .then(
        ({ bytes, sizeInBytes }) => ({ text: Buffer.from(bytes).toString(), sizeInBytes }),
        (error: Error & { code?: string }) =>
          error instanceof ServerBusy
            ? { busyForMs: error.retryAfterMs }
            : { failed: error.name === "AbortError" ? error.name : error.code },
      );
  return { read, asked, stop, heard, browser, happened, refreshes: () => refreshes };
}

/** The server's answer to a range. */
function part({ range }: Asked, { without = 0 } = {}): Response {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? "") ?? [];
  const first = Number(from);
  const last = Math.min(Number(to), FILE.length - 1);
  const headers = { "content-range": `bytes ${first}-${last}/${FILE.length}` };
  return new Response(FILE.slice(first, last + 1 - without), { status: 206, headers });
}

const notFound = (headers = {}) => refusal({ code: "NOT_FOUND" }, "No.", { status: 404, headers });

/** An answer that begins and then stalls, until it is aborted. */
function half(asked: Asked): Response {
  const whole = part(asked);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(FILE.slice(0, 3));
      asked.signal.addEventListener("abort", () => controller.error(asked.signal.reason));
    },
  });
  return new Response(body, { status: 206, headers: whole.headers });
}

describe("a stretch of a document", () => {
  it("is asked for by its bytes, with the token", async () => {
    const { read, asked, heard } = open(part);
    expect(await read(2, 4)).toEqual({ text: "234", sizeInBytes: 10 });
    expect(asked).toMatchObject([
      { path: "/documents/doc_1", range: "bytes=2-4", token: oldToken },
    ]);
    expect(heard).toEqual([3]);
  });

  it("is shorter at the document's end", async () => {
    const { read } = open(part);
    expect(await read(8, 99)).toEqual({ text: "89", sizeInBytes: 10 });
  });

  it("is asked for again with a new token, once the old one has run out", async () => {
    const { read, asked, refreshes } = open((request) =>
      request.token === newToken ? part(request) : notFound({ "Token-Expired": "true" }),
    );
    const both = await Promise.all([read(0, 1), read(4, 5)]);
    expect(both).toMatchObject([{ text: "01" }, { text: "45" }]);
    expect(refreshes()).toBe(1);
    expect(await read(6, 7)).toMatchObject({ text: "67" });
    expect(asked).toHaveLength(5);
  });

  it("is not there for someone who lost the right, which is not asked about twice", async () => {
    const { read, asked, refreshes } = open(() => notFound());
    expect(await read(0, 1)).toEqual({ failed: "NOT_FOUND" });
    expect([asked.length, refreshes()]).toEqual([1, 0]);
  });

  it("is not there when the new token does not help either", async () => {
    const { read, asked } = open(() => notFound({ "Token-Expired": "true" }));
    expect(await read(0, 1)).toEqual({ failed: "NOT_FOUND" });
    expect(asked).toHaveLength(2);
  });

  it("is not there when the session is over", async () => {
    const { read } = open(() => notFound({ "Token-Expired": "true" }), {
      refresh: () => refusal({ code: "AUTH_NOT_AUTHENTICATED", status: 401 }),
    });
    expect(await read(0, 1)).toEqual({ failed: "AUTH_NOT_AUTHENTICATED" });
  });

  it("is asked for three times at most when the network fails", async () => {
    const { read, asked, browser } = open(() => {
      throw new TypeError("offline");
    });
    const outcome = read(0, 1);
    await browser.pass(1_200);
    expect(await outcome).toEqual({ failed: "NETWORK" });
    expect(asked).toHaveLength(3);
  });

  it("fails as a server does that answered with a fault three times", async () => {
    const { read, asked, browser } = open(() => new Response("upstream is down", { status: 502 }));
    const outcome = read(0, 1);
    await browser.pass(1_200);
    expect(await outcome).toEqual({ failed: "SERVER" });
    expect(asked).toHaveLength(3);
  });

  it.each([
    ["heard too much from this person", 429, "37", 37_000],
    ["has too much to do", 503, "1", 1_000],
    ["does not say for how long", 429, null, 0],
  ])("says how long to leave a server alone that %s", async (_, status, seconds, ms) => {
    const headers = new Headers(seconds === null ? [] : [["retry-after", seconds]]);
    const { read, asked } = open(() =>
      refusal({ code: "RATE_LIMITED" }, "Busy", { status, headers }),
    );
    expect(await read(0, 1)).toEqual({ busyForMs: ms });
    expect(asked).toHaveLength(1);
  });

  it("is not taken from a whole document, which something on the way sends instead", async () => {
    let sent = 0;
    let isCancelled = false;
    const whole = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull: (controller) => ((sent += 1) < 100 ? controller.enqueue(FILE) : controller.close()),
          cancel: () => void (isCancelled = true),
        }),
      );
    const { read, asked } = open(whole);
    expect(await read(0, 4)).toEqual({ failed: "NETWORK" });
    expect([asked.length, isCancelled]).toEqual([1, true]);
    expect(sent).toBeLessThan(100);
  });

  it("goes on where an answer broke off", async () => {
    const { read, asked, browser } = open((request) =>
      part(request, { without: asked.length === 1 ? 2 : 0 }),
    );
    const outcome = read(0, 5);
    await browser.pass(300);
    expect(await outcome).toMatchObject({ text: "012345" });
    expect(asked.map(({ range }) => range)).toEqual(["bytes=0-5", "bytes=4-5"]);
  });

  it("goes on where an answer fell silent", async () => {
    const { read, asked, browser } = open((request) =>
      asked.length === 1 ? half(request) : part(request),
    );
    const outcome = read(0, 5);
    await browser.pass(SILENCE_MS + 300);
    expect(await outcome).toMatchObject({ text: "012345" });
    expect(asked.map(({ range }) => range)).toEqual(["bytes=0-5", "bytes=3-5"]);
  });

  it.each([
    ["the whole", "NETWORK", () => new Response("0123456789")],
    ["no such bytes", "SERVER", () => new Response("No such range", { status: 416 })],
  ])("fails when the answer is %s", async (_, failed, server) => {
    const { read, asked } = open(server);
    expect(await read(0, 1)).toEqual({ failed });
    expect(asked).toHaveLength(1);
  });

  it("ends with its signal, during an answer and between two", async () => {
    const during = open(half);
    const outcome = during.read(0, 5);
    await settle();
    during.stop.abort();
    expect(await outcome).toEqual({ failed: "AbortError" });
    expect(during.asked[0]?.signal.aborted).toBe(true);

    const between = open(() => {
      throw new TypeError("offline");
    });
    const other = between.read(0, 5);
    await settle();
    between.stop.abort();
    await between.browser.pass(300);
    expect(await other).toEqual({ failed: "AbortError" });
    expect(between.asked).toHaveLength(1);
  });
});
