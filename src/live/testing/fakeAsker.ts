import type { Asker } from "../../session/askAsMe.ts";
import { createFakeBrowser } from "../../session/testing/fakeBrowser.ts";

/** A request as the server sees it. */
export interface Asked {
  path: string;
  method: string;
  token: string | null;
  body: unknown;
  /** Milliseconds since the first moment of the test. */
  at: number;
  signal: AbortSignal;
}

export type Answer = (asked: Asked) => Response | Promise<Response>;

/** Never answers. */
export const silence: Answer = () => new Promise(() => {});

export const offline: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** Refuses as the server does. */
export const refused =
  (status: number, code: string, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json({ errors: [{ message: "No.", extensions: { code } }] }, { status, headers });

/** The page of something between us and the server. */
export const gatewayPage: Answer = () => new Response("<html>Bad gateway", { status: 502 });

/**
 * Somebody whose token is "old" until it is refreshed, at a server that gives one answer after the
 * other, and then none.
 */
export function createFakeAsker(
  answers: readonly Answer[],
  { refresh = () => Promise.resolve() }: { refresh?: () => Promise<void> } = {},
) {
  const browser = createFakeBrowser({
    server: () => {
      throw new Error("no call is expected");
    },
  });
  const { host, happened } = browser.openTab();
  const start = browser.now();
  const asked: Asked[] = [];
  const left = [...answers];
  let token: string | null = "old";
  let refreshes = 0;
  const fetch: typeof globalThis.fetch = async (path, init = {}) => {
    const signal = init.signal ?? new AbortController().signal;
    // As a browser: nothing is sent, and nothing is waited for, once the signal has aborted.
    signal.throwIfAborted();
    const request: Asked = {
      path: path as string,
      method: init.method ?? "GET",
      token: new Headers(init.headers).get("authorization"),
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null,
      at: browser.now() - start,
      signal,
    };
    asked.push(request);
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
      Promise.resolve((left.shift() ?? silence)(request)).then(resolve, reject);
    });
  };
  const asker: Asker = {
    host: { ...host, fetch },
    token: () => token,
    refresh: async () => {
      refreshes += 1;
      await refresh();
      token = "new";
    },
  };
  return {
    asker,
    asked,
    happened,
    pass: browser.pass,
    timers: browser.timers,
    refreshes: () => refreshes,
    /** They sign out, or another tab has refreshed the token. */
    setToken: (other: string | null) => {
      token = other;
    },
  };
}
