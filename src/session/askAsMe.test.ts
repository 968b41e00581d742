import { describe, expect, it } from "vitest";
import type { CallError } from "../calls/callError.ts";
import { askAsMe } from "./askAsMe.ts";
import { RefreshFailure } from "./refresh.ts";

interface Sent extends RequestInit {
  path: string;
}

const answered = () => new Response("ok");
const expired = () => new Response("expired", { status: 401 });
const hidden = () => new Response("none", { status: 404, headers: { "Token-Expired": "true" } });

/** Somebody whose token is "old" until it is refreshed. */
function asking(
  answers: readonly (() => Response)[],
  {
    token = "old",
    refresh = async () => {},
  }: { token?: string | null; refresh?: () => Promise<void> } = {},
) {
  const sent: Sent[] = [];
  const logged: string[] = [];
  let current = token;
  let refreshes = 0;
  const left = [...answers];
  const host = {
    fetch: async (path: string, init: RequestInit) => {
      sent.push({ ...init, path });
      const answer = left.shift();
      if (answer === undefined) throw new TypeError("Failed to fetch");
      return answer();
    },
    log: (message: string) => logged.push(message),
  };
  const session = {
    host,
    token: () => current,
    refresh: async () => {
      refreshes += 1;
      await refresh();
      current = "new";
    },
  } as never;
  const ask = async (init?: Parameters<typeof askAsMe>[2]) => {
    try {
      return await (await askAsMe(session, "/documents/doc_1", init)).text();
    } catch (error) {
      return (error as CallError).code ?? (error as Error).message;
    }
  };
  const tokens = () => sent.map(({ headers }) => new Headers(headers).get("authorization"));
  const setToken = (other: string) => void (current = other);
  return { ask, sent, tokens, logged, setToken, refreshes: () => refreshes };
}

describe("asking the server in one's own name", () => {
  it("sends the token and the cookies with what is asked for", async () => {
    const { ask, sent } = asking([answered]);
    const { signal } = new AbortController();
    const init = { method: "POST", headers: { range: "bytes=0-1" }, body: "{}", signal };
    expect(await ask(init)).toBe("ok");
    expect(sent).toEqual([
      {
        ...init,
        path: "/documents/doc_1",
        credentials: "include",
        headers: { range: "bytes=0-1", authorization: "Bearer old" },
      },
    ]);
  });

  it.each([
    ["says that the token has run out", expired],
    ["hides what is there from an expired token", hidden],
  ])("is repeated as it was with a new token when the answer %s", async (_, first) => {
    const { ask, sent, tokens, refreshes } = asking([first, answered]);
    expect(await ask({ method: "POST", headers: { range: "bytes=0-1" }, body: "{}" })).toBe("ok");
    expect(tokens()).toEqual(["Bearer old", "Bearer new"]);
    expect(sent[1]).toMatchObject({ method: "POST", headers: { range: "bytes=0-1" }, body: "{}" });
    expect(refreshes()).toBe(1);
  });

  it("takes the second answer as it is", async () => {
    const { ask, sent, refreshes } = asking([expired, expired]);
    expect(await ask()).toBe("expired");
    expect([sent.length, refreshes()]).toEqual([2, 1]);
  });

  it("takes a refusal for another reason as it is", async () => {
    const none = () => new Response("none", { status: 404 });
    const { ask, refreshes } = asking([none]);
    expect(await ask()).toBe("none");
    expect(refreshes()).toBe(0);
  });

  it("leaves the rest of an expired answer unread", async () => {
    let isCancelled = false;
    const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
    const { ask } = asking([() => new Response(body, { status: 401 }), answered]);
    expect(await ask()).toBe("ok");
    expect(isCancelled).toBe(true);
  });

  it("uses the token that another request has refreshed meanwhile", async () => {
    const asker = asking([
      () => {
        asker.setToken("another's");
        return expired();
      },
      answered,
    ]);
    expect(await asker.ask()).toBe("ok");
    expect(asker.tokens()).toEqual(["Bearer old", "Bearer another's"]);
    expect(asker.refreshes()).toBe(0);
  });

  it("names nobody, and renews nothing, when nobody is signed in", async () => {
    const { ask, tokens, refreshes } = asking([expired], { token: null });
    expect(await ask()).toBe("expired");
    expect([tokens(), refreshes()]).toEqual([[null], 0]);
  });

  it("fails as not signed in when the sign-in is refused a new token", async () => {
    const refresh = () => Promise.reject(new RefreshFailure("Refresh failed", 1));
    const { ask, sent, logged } = asking([expired, answered], { refresh });
    expect(await ask()).toBe("AUTH_NOT_AUTHENTICATED");
    expect([sent.length, logged]).toEqual([1, ["refresh failed"]]);
  });

  it("fails without a verdict when no new token can be had for now, or no answer", async () => {
    const refresh = () => Promise.reject(new RefreshFailure("Refresh failed", 0));
    expect(await asking([expired, answered], { refresh }).ask()).toBe("Refresh failed");
    expect(await asking([]).ask()).toBe("Failed to fetch");
  });
});
