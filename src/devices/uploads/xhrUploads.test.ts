import { describe, expect, it } from "vitest";
import { createXhrUploads } from "./xhrUploads.ts";

/** A request under the test's control. */
function createFakeRequest() {
  const request = {
    upload: {
      tell: (_event: object) => {},
      addEventListener(_: string, listener: (event: object) => void) {
        request.upload.tell = listener;
      },
    },
    addEventListener(name: "load" | "error" | "abort" | "loadend", listener: () => void) {
      request[`on${name}`] = listener;
    },
    sent: {} as { method?: string; url?: string; body?: unknown; headers: Record<string, string> },
    status: 200,
    response: new TextEncoder().encode('{"data":{}}').buffer,
    responseHeaders: "token-expired: true\r\ncontent-type: application/json\r\n",
    withCredentials: false,
    onload: () => {},
    onerror: () => {},
    onabort: () => {},
    onloadend: () => {},
    open(method: string, url: string) {
      request.sent = { method, url, headers: {} };
    },
    setRequestHeader(name: string, value: string) {
      request.sent.headers[name] = value;
    },
    getAllResponseHeaders: () => request.responseHeaders,
    send(body: unknown) {
      request.sent.body = body;
    },
    abort: () => request.onabort(),
  };
  return request;
}

function upload(signal?: AbortSignal) {
  const request = createFakeRequest();
  const shares: number[] = [];
  const device = createXhrUploads(() => request as never);
  const answer = device({ onProgress: (share) => shares.push(share) })("/graphql", {
    method: "POST",
    credentials: "include",
    headers: { authorization: "Bearer token" },
    body: "bytes",
    signal: signal ?? null,
  });
  return { request, shares, answer };
}

describe("an upload", () => {
  it("is sent as the call says, with its cookies", async () => {
    const { request, answer } = upload();
    expect(request.sent).toEqual({
      method: "POST",
      url: "/graphql",
      headers: { authorization: "Bearer token" },
      body: "bytes",
    });
    expect(request.withCredentials).toBe(true);
    request.onload();
    const response = await answer;
    expect(response.headers.get("Token-Expired")).toBe("true");
    expect(await response.json()).toEqual({ data: {} });
  });

  it("tells how much of it has left, where that is known", () => {
    const { request, shares } = upload();
    request.upload.tell({ lengthComputable: false, loaded: 1, total: 0 });
    request.upload.tell({ lengthComputable: true, loaded: 1, total: 4 });
    request.upload.tell({ lengthComputable: true, loaded: 4, total: 4 });
    expect(shares).toEqual([0, 0.25, 1]);
  });

  it("fails as fetch does without a connection", async () => {
    const { request, answer } = upload();
    request.onerror();
    await expect(answer).rejects.toThrow(TypeError);
  });

  it("can be cancelled, before and while it is sent", async () => {
    const cancel = new AbortController();
    const { answer } = upload(cancel.signal);
    cancel.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    await expect(upload(cancel.signal).answer).rejects.toMatchObject({ name: "AbortError" });
  });

  it("gives an answer without a body as one", async () => {
    const { request, answer } = upload();
    request.status = 204;
    request.onload();
    expect((await answer).body).toBeNull();
  });
});
