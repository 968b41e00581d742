import type { UploadDevice } from "./port.ts";

/** Statuses whose answers have no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/** As much of `XMLHttpRequest` as an upload needs; a test gives another. */
export type CreateRequest = () => XMLHttpRequest;

/** Uploads by `XMLHttpRequest`, the only browser API that reports upload progress. */
export function createXhrUploads(
  createRequest: CreateRequest = () => new XMLHttpRequest(),
): UploadDevice {
  return ({ onProgress }) =>
    (input, init = {}) =>
      new Promise((resolve, reject) => {
        const request = createRequest();
        const abort = () => request.abort();
        const { signal } = init;
        if (signal?.aborted) return reject(aborted());

        request.open(init.method ?? "GET", input instanceof Request ? input.url : String(input));
        request.withCredentials = init.credentials === "include";
        for (const [name, value] of new Headers(init.headers)) {
          request.setRequestHeader(name, value);
        }
        request.responseType = "arraybuffer";
        request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
          if (lengthComputable && total > 0) onProgress(loaded / total);
        });
        // What `fetch` rejects with.
        request.addEventListener("error", () => reject(new TypeError("Failed to fetch")));
        request.addEventListener("abort", () => reject(aborted()));
        request.addEventListener("load", () => resolve(answerOf(request)));
        request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
        signal?.addEventListener("abort", abort);
        onProgress(0);
        request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
      });
}

const aborted = () => new DOMException("The upload was cancelled.", "AbortError");

function answerOf(request: XMLHttpRequest): Response {
  const { status } = request;
  const lines = request.getAllResponseHeaders().split("\r\n").filter(Boolean);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const body = WITHOUT_BODY.has(status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status, headers });
}
