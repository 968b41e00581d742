import { describe, expect, it } from "vitest";
import { RefreshDocument } from "../operations/generated/graphql.ts";
import { documentIdOf } from "../calls/documentId.ts";
import { createSession } from "./session.ts";
import {
  createFakeBrowser,
  START,
  type FakeServer,
  type SeenRequest,
} from "./testing/fakeBrowser.ts";
import { answer, makeToken, refusal } from "./testing/tokens.ts";

const REFRESH = documentIdOf(RefreshDocument);
const oldToken = makeToken();
const newToken = makeToken({ expiresAt: START + 30 * 60_000 });

/** A tab in which somebody is signed in, unless told otherwise. */
function open({ server, token = oldToken }: { server: FakeServer; token?: string | null }) {
  const seen: SeenRequest[] = [];
  const browser = createFakeBrowser({
    server: (request) => {
      seen.push(request);
      return server(request);
    },
  });
  if (token) browser.shared.set("token", token);
  const tab = browser.openTab();
  return { browser, tab, seen, session: createSession(tab.host) };
}

const EXPIRED = { headers: { "Token-Expired": "true" } };

/** A server that accepts the new token only. */
const expiredUntilRefreshed =
  (refresh: () => Response): FakeServer =>
  ({ documentId, token }) => {
    if (documentId === REFRESH) return refresh();
    return token === newToken
      ? answer({ ok: true })
      : answer({ ok: false }, { headers: { "Token-Expired": "true" } });
  };

describe("a call", () => {
  it("goes to one address with its hash, its variables, the token and the cookies", async () => {
    const { session, seen } = open({ server: () => answer({ ok: true }) });
    const result = await session.call({ documentId: "abc", variables: { id: "1" } });
    expect(result).toEqual({ data: { ok: true } });
    expect(seen).toMatchObject([{ documentId: "abc", variables: { id: "1" }, token: oldToken }]);
    expect(seen[0]?.init).toMatchObject({ method: "POST", credentials: "include" });
  });

  it("sends a file next to the variables that held it", async () => {
    const { session, seen } = open({ server: () => answer({ ok: true }) });
    const file = new Blob(["picture"]);
    await session.call({ documentId: "abc", variables: { command: { file, name: "a" } } });
    const form = seen[0]?.init.body as FormData;
    expect(seen[0]?.variables).toEqual({ command: { file: null, name: "a" } });
    expect(form.get("map")).toBe('{"0":["variables.command.file"]}');
    expect(await (form.get("0") as File).text()).toBe("picture");
  });
});

describe("the error catalogue", () => {
  it("goes to /404 and throws the message on status 404 in the extensions", async () => {
    const { session, tab } = open({
      server: () => refusal({ code: "NOT_FOUND", status: 404 }, "Gone"),
    });
    await expect(session.call({ documentId: "a" })).rejects.toThrow("Gone");
    expect(tab.happened).toEqual(["go to /404"]);
  });

  it("stays where it is on status 404 when the screen says by itself that nothing is there", async () => {
    const { session, tab } = open({
      server: () => refusal({ code: "NOT_FOUND", status: 404 }, "Gone"),
    });
    const call = session.call({ documentId: "a", saysNotFound: true });
    await expect(call).rejects.toThrow("Gone");
    expect(tab.happened).toEqual([]);
  });

  it("clears the sign-in, reloads and gives null on AUTH_NOT_AUTHENTICATED", async () => {
    const { session, tab, browser } = open({
      server: () => refusal({ code: "AUTH_NOT_AUTHENTICATED", status: 401 }),
    });
    expect(await session.call({ documentId: "a" })).toBeNull();
    expect(tab.happened).toEqual(["reload"]);
    expect(browser.shared.size).toBe(0);
    expect(session.me()).toBeNull();
  });

  it("clears the sign-in, reloads and gives null when HTTP 401 stays after a refresh", async () => {
    const { session, tab } = open({
      server: ({ documentId }) =>
        documentId === REFRESH
          ? answer({ refresh: { token: newToken } })
          : new Response("", { status: 401 }),
    });
    expect(await session.call({ documentId: "a" })).toBeNull();
    expect(tab.happened).toEqual(["reload"]);
  });

  it("does not reload over and over for a visitor who asks for what needs a sign-in", async () => {
    const { session, tab } = open({
      token: null,
      server: () => refusal({ code: "AUTH_NOT_AUTHENTICATED" }, "You’re not signed in."),
    });
    await expect(session.call({ documentId: "a" })).rejects.toThrow("You’re not signed in.");
    expect(tab.happened).toEqual([]);
  });

  it("refreshes once and repeats the call when the header Token-Expired is set", async () => {
    const { session, seen } = open({
      server: expiredUntilRefreshed(() => answer({ refresh: { token: newToken } })),
    });
    expect(await session.call({ documentId: "a" })).toEqual({ data: { ok: true } });
    expect(seen.map(({ documentId }) => documentId)).toEqual(["a", REFRESH, "a"]);
    expect(session.host.storage.getItem("token")).toBe(newToken);
  });

  it("sends an upload by its own carrier, and again after the token ran out on the way", async () => {
    const { session, seen, browser } = open({
      server: expiredUntilRefreshed(() => answer({ refresh: { token: newToken } })),
    });
    const carried: (string | null)[] = [];
    const carrier: typeof fetch = async (...args) => {
      carried.push(new Headers(args[1]?.headers).get("authorization"));
      return session.host.fetch(...args);
    };
    const variables = { file: new Blob(["%PDF-"]) };
    const result = await session.call({ documentId: "a", variables, carrier });
    expect(result).toEqual({ data: { ok: true } });
    expect(carried).toEqual([`Bearer ${oldToken}`, `Bearer ${newToken}`]);
    expect(seen.map(({ documentId }) => documentId)).toEqual(["a", REFRESH, "a"]);
    expect(browser.shared.get("token")).toBe(newToken);
  });

  it("refreshes once and repeats the call on HTTP 401", async () => {
    const { session } = open({
      server: ({ documentId, token }) => {
        if (documentId === REFRESH) return answer({ refresh: { token: newToken } });
        return token === newToken ? answer({ ok: true }) : new Response("", { status: 401 });
      },
    });
    expect(await session.call({ documentId: "a" })).toEqual({ data: { ok: true } });
  });

  it("refreshes once for all calls that meet an expired token together", async () => {
    const { session, seen } = open({
      server: expiredUntilRefreshed(() => answer({ refresh: { token: newToken } })),
    });
    await Promise.all(["a", "b", "c"].map((documentId) => session.call({ documentId })));
    expect(seen.filter(({ documentId }) => documentId === REFRESH)).toHaveLength(1);
  });

  it("clears, reloads and throws 'Token refresh failed on retry' when the refresh is refused", async () => {
    const { session, tab, browser } = open({
      server: expiredUntilRefreshed(() => refusal({ code: "REFRESH_REUSED" })),
    });
    await expect(session.call({ documentId: "a" })).rejects.toThrow(
      "Token refresh failed on retry",
    );
    expect(tab.happened).toContain("reload");
    expect(browser.shared.size).toBe(0);
  });

  describe("while the refresh is unavailable", () => {
    const unavailable = () => new Response("", { status: 503 });

    it("shows what a visitor may see, and signs nobody out", async () => {
      const { session, tab, browser } = open({ server: expiredUntilRefreshed(unavailable) });
      expect(await session.call({ documentId: "a" })).toEqual({ data: { ok: false } });
      expect(tab.happened).not.toContain("reload");
      expect(browser.shared.get("token")).toBe(oldToken);
    });

    it.each([
      ["a refusal", () => refusal({ code: "AUTH_NOT_AUTHENTICATED" }, "", EXPIRED)],
      ["HTTP 401", () => new Response("", { status: 401 })],
    ])("does not take %s for the session's end, and tries again", async (_, refuse) => {
      let isBack = false;
      const { session, tab, browser } = open({
        server: ({ documentId, token }) => {
          if (documentId !== REFRESH) return token === newToken ? answer({ ok: true }) : refuse();
          return isBack ? answer({ refresh: { token: newToken } }) : unavailable();
        },
      });
      const failing = session.call({ documentId: "a" }).catch((error: unknown) => error);
      await browser.pass(5_000);
      expect(await failing).toMatchObject({ name: "CallError", code: "NETWORK" });
      expect(tab.happened).not.toContain("reload");
      isBack = true;
      await browser.pass(30_000);
      expect(await session.call({ documentId: "a" })).toEqual({ data: { ok: true } });
    });
  });

  it("throws the first error's message, code, field and next step for any other error", async () => {
    const { session } = open({
      server: () =>
        Response.json({
          data: { a: 1 },
          errors: [
            {
              message: "Full name is required",
              extensions: { code: "BAD_USER_INPUT", field: "fullName", nextStep: "Fill it in." },
            },
            { message: "second" },
          ],
        }),
    });
    await expect(session.call({ documentId: "a" })).rejects.toMatchObject({
      name: "CallError",
      message: "Full name is required",
      code: "BAD_USER_INPUT",
      field: "fullName",
      nextStep: "Fill it in.",
    });
  });
});

describe("two retries", () => {
  const failing = (failures: number, fail: () => Response): FakeServer => {
    let left = failures;
    return () => ((left -= 1) >= 0 ? fail() : answer({ ok: true }));
  };
  const broken = {
    "no connection": () => {
      throw new TypeError("Failed to fetch");
    },
    "a broken server": () => new Response("<html>", { status: 502 }),
    "a server that cannot answer now": () => refusal({ code: "UNAVAILABLE" }),
    "a fault of the server": () => refusal({ code: "INTERNAL", reference: "r1" }),
  };

  for (const [name, fail] of Object.entries(broken)) {
    it(`survive ${name} twice`, async () => {
      const { session, browser } = open({ server: failing(2, fail) });
      const result = session.call({ documentId: "a" });
      await browser.pass(5_000);
      expect(await result).toEqual({ data: { ok: true } });
    });

    it(`stop after ${name} three times`, async () => {
      const { session, browser, seen } = open({ server: failing(3, fail) });
      const result = session.call({ documentId: "a" }).catch((error: unknown) => error);
      await browser.pass(5_000);
      expect(await result).toMatchObject({ name: "CallError" });
      expect(seen).toHaveLength(3);
    });
  }

  it.each([
    ["500", () => new Response("<html>", { status: 500 })],
    ["502", () => new Response("", { status: 502 })],
    ["an answer of 503 that is no answer of ours", () => Response.json({}, { status: 503 })],
    ["413 of a proxy", () => new Response("<html>", { status: 413 })],
  ])("blame nobody's connection for %s", async (_, server) => {
    const { session, browser } = open({ server });
    const result = session.call({ documentId: "a" }).catch((error: unknown) => error);
    await browser.pass(5_000);
    expect(await result).toMatchObject({
      code: "SERVER",
      message: "Something went wrong on our side.",
      nextStep: "Wait a moment and try again.",
    });
  });

  it.each<[string, FakeServer]>([
    ["no answer", broken["no connection"]],
    ["an answer that was cut off", () => new Response('{"data": {')],
    ["a page that a hotel's network shows instead", () => new Response("<html>Log in")],
  ])("name the connection for %s", async (_, server) => {
    const { session, browser } = open({ server });
    const result = session.call({ documentId: "a" }).catch((error: unknown) => error);
    await browser.pass(5_000);
    expect(await result).toMatchObject({
      code: "NETWORK",
      nextStep: "Check your connection and try again.",
    });
  });

  it("never repeat a refusal", async () => {
    const { session, seen } = open({ server: () => refusal({ code: "SLOT_TAKEN", status: 409 }) });
    await expect(session.call({ documentId: "a" })).rejects.toMatchObject({ code: "SLOT_TAKEN" });
    expect(seen).toHaveLength(1);
  });

  it("stop when nobody waits for the answer any more", async () => {
    const { session, seen, browser } = open({ server: () => new Response("", { status: 503 }) });
    const leaving = new AbortController();
    const result = session.call({ documentId: "a", signal: leaving.signal }).catch(() => "gone");
    leaving.abort();
    await browser.pass(5_000);
    expect(await result).toBe("gone");
    expect(seen).toHaveLength(1);
  });
});
