import { describe, expect, it } from "vitest";
import { createFakeBrowser, START } from "../../src/session/testing/fakeBrowser.ts";
import { answer, makeToken } from "../../src/session/testing/tokens.ts";
import { createFetcher } from "./fetcher.ts";

const token = makeToken();
const fresh = makeToken({ expiresAt: START + 60 * 60_000 });
const EXPIRED = { headers: { "Token-Expired": "true" } };

/** A page whose server knows one valid token, and refreshes into `refreshed`. */
function open({ valid, refreshed }: { valid: string; refreshed: string | null }) {
  const tokens: (string | null)[] = [];
  const browser = createFakeBrowser({
    server: ({ documentId, token: sent }) => {
      if (documentId) {
        return refreshed
          ? answer({ refresh: { token: refreshed } })
          : new Response("", { status: 401 });
      }
      tokens.push(sent);
      if (sent === null) return answer({ me: null });
      return sent === valid ? answer({ me: "signed in" }) : answer({ me: null }, EXPIRED);
    },
  });
  const fetcher = createFetcher(browser.openTab().host);
  return { browser, tokens, send: () => fetcher({ query: "{ me }" }) };
}

describe("what GraphiQL sends", () => {
  it("goes out as a visitor while nobody is signed in", async () => {
    const { send, tokens } = open({ valid: token, refreshed: null });
    expect(await send()).toEqual({ data: { me: null } });
    expect(tokens).toEqual([null]);
  });

  it("goes out as the person who signed in meanwhile in another tab", async () => {
    const { send, browser } = open({ valid: token, refreshed: null });
    browser.shared.set("token", token);
    expect(await send()).toEqual({ data: { me: "signed in" } });
  });

  it("goes out again with a fresh token when the token has expired", async () => {
    const { send, browser, tokens } = open({ valid: fresh, refreshed: fresh });
    browser.shared.set("token", token);
    expect(await send()).toEqual({ data: { me: "signed in" } });
    expect(tokens).toEqual([token, fresh]);
    expect(browser.shared.get("token")).toBe(fresh);
  });

  it("shows the server's own answer when there is no fresh token", async () => {
    const { send, browser, tokens } = open({ valid: fresh, refreshed: null });
    browser.shared.set("token", token);
    expect(await send()).toEqual({ data: { me: null } });
    expect(tokens).toEqual([token]);
  });
});
