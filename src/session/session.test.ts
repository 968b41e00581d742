import { describe, expect, it } from "vitest";
import { SIGN_OUT_WAIT_MS, STORAGE_KEYS } from "../domain/shared/limits.ts";
import { LogOutDocument, RefreshDocument, TrackDocument } from "../operations/generated/graphql.ts";
import { documentIdOf } from "../calls/documentId.ts";
import { claimedSlug, claimSlug } from "./claimedSlug.ts";
import { createSession } from "./session.ts";
import { signOut } from "./signOut.ts";
import { createFakeBrowser, START, type FakeServer } from "./testing/fakeBrowser.ts";
import { answer, demoUser, makeToken, refusal } from "./testing/tokens.ts";

const MINUTE = 60_000;
const token = makeToken();
const nextToken = makeToken({ expiresAt: START + 29 * MINUTE });
const gives =
  (next: string): FakeServer =>
  () =>
    answer({ refresh: { token: next } });
const refuses: FakeServer = () => new Response("", { status: 401 });
const offline: FakeServer = () => {
  throw new TypeError("Failed to fetch");
};
const expired = makeToken({ expiresAt: START - 1_000 });

/** Answers that say nothing about the session. */
const OUTAGES: [string, FakeServer][] = [
  ["no connection", offline],
  ["429", () => refusal({ code: "RATE_LIMITED" }, "", { status: 429 })],
  ["502 from something in between", () => new Response("<html>", { status: 502 })],
  ["a server that asks to come back", () => refusal({ code: "UNAVAILABLE" }, "", { status: 503 })],
  ["a fault", () => refusal({ code: "INTERNAL" })],
];

function open({ server, stored }: { server: FakeServer; stored?: string }) {
  const calls: { documentId: string; at: number }[] = [];
  const browser = createFakeBrowser({
    server: (request) => {
      calls.push({ documentId: request.documentId, at: browser.now() - START });
      return server(request);
    },
  });
  if (stored) browser.shared.set("token", stored);
  const tab = browser.openTab();
  const session = createSession(tab.host);
  return { browser, tab, session, calls };
}

describe("the stored sign-in", () => {
  it("keeps token and summary under 'token' and 'me'", () => {
    const { session, browser } = open({ server: refuses });
    session.accept(token);
    expect(browser.shared.get("token")).toBe(token);
    expect(JSON.parse(browser.shared.get("me") ?? "")).toEqual(demoUser);
    expect(session.me()).toEqual(demoUser);
  });

  it("reads names of any script from the token", () => {
    const { session } = open({ server: refuses });
    session.accept(makeToken({ me: { firstName: "Zoë", lastName: "אבג 🎤" } }));
    expect(session.me()).toMatchObject({ firstName: "Zoë", lastName: "אבג 🎤" });
  });

  it("tells who listens when it changes", () => {
    const { session } = open({ server: refuses });
    let changes = 0;
    session.subscribe(() => (changes += 1));
    session.accept(token);
    expect(changes).toBe(1);
  });

  it("drops a token that cannot be read, without a reload", () => {
    const { session, browser, tab } = open({ server: refuses, stored: "garbage" });
    session.start();
    expect(session.me()).toBeNull();
    expect(browser.shared.size).toBe(0);
    expect(tab.happened).toEqual([]);
  });
});

describe("the refresh", () => {
  it("comes 60 seconds before the token's end, and again before the next one's", async () => {
    const third = makeToken({ expiresAt: START + 43 * MINUTE });
    let turn = 0;
    const { session, browser, calls } = open({
      stored: token,
      server: () => answer({ refresh: { token: (turn += 1) === 1 ? nextToken : third } }),
    });
    session.start();
    await browser.pass(14 * MINUTE - 1);
    expect(calls).toEqual([]);
    await browser.pass(20 * MINUTE);
    expect(calls.map(({ at }) => at)).toEqual([14 * MINUTE, 28 * MINUTE]);
    expect(browser.shared.get("token")).toBe(third);
  });

  it("does not come over and over where the browser's clock is ahead of the server's", async () => {
    const { session, browser, calls } = open({
      stored: makeToken({ expiresAt: START - 5 * MINUTE }),
      server: () => answer({ refresh: { token: makeToken({ expiresAt: START - 4 * MINUTE }) } }),
    });
    session.start();
    await browser.pass(MINUTE);
    expect(calls.map(({ at }) => at)).toEqual([0, 30_000, 60_000]);
  });

  it("is rescheduled for a token that a sign-in brought", async () => {
    const { session, browser, calls } = open({ server: gives(nextToken) });
    session.start();
    session.accept(token);
    await browser.pass(14 * MINUTE);
    expect(calls).toHaveLength(1);
  });

  it("comes at once when the stored token has run out", async () => {
    const { session, browser, calls } = open({
      stored: makeToken({ expiresAt: START - 1_000 }),
      server: gives(nextToken),
    });
    session.start();
    await browser.pass(0);
    expect(calls).toHaveLength(1);
    expect(session.me()).toEqual(demoUser);
  });

  it("brings the token that has run out, by which the server counts it for its person", async () => {
    const sent: (string | null)[] = [];
    const { session, browser } = open({
      stored: expired,
      server: (request) => {
        sent.push(request.token);
        return gives(nextToken)(request);
      },
    });
    session.start();
    await browser.pass(0);
    expect(sent).toEqual([expired]);
  });

  it("holds calls back while a token that has run out is renewed", async () => {
    const seen: (string | null)[] = [];
    const browser = createFakeBrowser({
      server: ({ documentId, token: sent }) => {
        if (documentId === documentIdOf(RefreshDocument)) return answer({ refresh: { token } });
        seen.push(sent);
        return answer({ ok: true });
      },
    });
    browser.shared.set("token", makeToken({ expiresAt: START - 1_000 }));
    const session = createSession(browser.openTab().host);
    session.start();
    await session.call({ documentId: "a" });
    expect(seen).toEqual([token]);
  });

  it("gives null to callers waiting for it when it fails: the page reloads", async () => {
    const { session } = open({
      stored: makeToken({ expiresAt: START - 1_000 }),
      server: refuses,
    });
    session.start();
    expect(await session.call({ documentId: "a" })).toBeNull();
  });

  it("removes token and summary and reloads when it fails at the start", async () => {
    const { session, browser, tab } = open({
      stored: makeToken({ expiresAt: START - 1_000 }),
      server: refuses,
    });
    browser.shared.set("me", "{}");
    session.start();
    await browser.pass(0);
    expect(browser.shared.size).toBe(0);
    expect(tab.happened).toContain("reload");
  });

  it("throws 'Refresh failed' when the answer is not OK", async () => {
    const { session } = open({ stored: token, server: refuses });
    await expect(session.refresh()).rejects.toThrow("Refresh failed");
  });

  it("throws 'No token returned' when the answer holds none", async () => {
    const { session } = open({ stored: token, server: () => answer({ refresh: null }) });
    await expect(session.refresh()).rejects.toThrow("No token returned");
  });

  it("throws 'Too many failed refresh attempts' the second time in a row", async () => {
    const { session } = open({ stored: token, server: refuses });
    await expect(session.refresh()).rejects.toThrow("Refresh failed");
    await expect(session.refresh()).rejects.toThrow("Too many failed refresh attempts");
  });

  it("forgives a failure that a success follows", async () => {
    const outcomes = [refuses, gives(nextToken), refuses];
    const { session } = open({
      stored: token,
      server: (request) => (outcomes.shift() ?? refuses)(request),
    });
    await expect(session.refresh()).rejects.toThrow("Refresh failed");
    await session.refresh();
    await expect(session.refresh()).rejects.toThrow("Refresh failed");
  });

  it("ends the session after two scheduled failures", async () => {
    const { session, browser, tab, calls } = open({ stored: token, server: refuses });
    session.start();
    await browser.pass(30 * MINUTE);
    expect(calls).toHaveLength(2);
    expect(tab.happened).toContain("reload");
    expect(session.me()).toBeNull();
  });

  it("outlives a time without connection", async () => {
    let isOnline = false;
    const { session, browser, tab } = open({
      stored: token,
      server: () => {
        if (!isOnline) throw new TypeError("Failed to fetch");
        return answer({ refresh: { token: makeToken({ expiresAt: START + 60 * MINUTE }) } });
      },
    });
    session.start();
    await browser.pass(20 * MINUTE);
    expect(session.me()).toEqual(demoUser);
    isOnline = true;
    await browser.pass(MINUTE);
    expect(tab.happened).not.toContain("reload");
    expect(session.me()).toEqual(demoUser);
  });
});

describe("a server that cannot be reached", () => {
  it.each(OUTAGES)("signs nobody out at the start: %s", async (_, outage) => {
    let server = outage;
    const { session, browser, tab, calls } = open({
      stored: expired,
      server: (request) => server(request),
    });
    session.start();
    await browser.pass(10 * MINUTE);
    expect(tab.happened).not.toContain("reload");
    expect(session.me()).toEqual(demoUser);
    expect(session.isCutOff()).toBe(true);
    expect(calls.length).toBeGreaterThan(10);
    server = gives(nextToken);
    await browser.pass(MINUTE);
    expect(browser.shared.get("token")).toBe(nextToken);
    expect(session.isCutOff()).toBe(false);
  });

  it.each(OUTAGES)("signs nobody out later, and counts as no failure: %s", async (_, outage) => {
    let server = outage;
    const { session, browser, tab } = open({ stored: token, server: (request) => server(request) });
    session.start();
    await browser.pass(14 * MINUTE + 100);
    expect(session.isCutOff()).toBe(false);
    await browser.pass(10 * MINUTE);
    expect(session.isCutOff()).toBe(true);
    expect(tab.happened).not.toContain("reload");
    let refusals = 0;
    server = (request) => {
      refusals += 1;
      return refuses(request);
    };
    await browser.pass(5 * MINUTE);
    expect(refusals).toBe(2);
    expect(tab.happened).toContain("reload");
  });

  it("is asked again after pauses that double, up to half a minute", async () => {
    const { session, browser, calls } = open({ stored: expired, server: offline });
    session.start();
    await browser.pass(2 * MINUTE);
    const seconds = calls.map(({ at }) => at / 1_000);
    expect(seconds).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  it("is asked again when it has said, and not before by anybody", async () => {
    const headers = { "retry-after": "45" };
    const { session, browser, calls } = open({
      stored: expired,
      server: () => new Response("", { status: 429, headers }),
    });
    session.start();
    await browser.pass(MINUTE / 2);
    await expect(session.refresh()).rejects.toThrow("Refresh failed");
    await browser.pass(MINUTE);
    expect(calls.map(({ at }) => at)).toEqual([0, 45_000, 90_000]);
  });

  it("tells who listens that it is cut off, and that it no longer is", async () => {
    const seen: boolean[] = [];
    let server = offline;
    const { session, browser } = open({ stored: expired, server: (request) => server(request) });
    session.subscribe(() => seen.push(session.isCutOff()));
    session.start();
    await browser.pass(0);
    server = gives(nextToken);
    await browser.pass(1_000);
    expect(seen).toEqual([true, false]);
  });

  it("is asked again although the clock was set back meanwhile", async () => {
    let server = offline;
    let setBackBy = 0;
    const browser = createFakeBrowser({ server: (request) => server(request) });
    browser.shared.set("token", expired);
    const { host } = browser.openTab();
    const session = createSession({ ...host, now: () => host.now() - setBackBy });
    session.start();
    await browser.pass(500);
    setBackBy = 400;
    server = gives(nextToken);
    await browser.pass(1_000);
    expect(browser.shared.get("token")).toBe(nextToken);
  });

  it("still signs out when a refusal follows", async () => {
    let server = offline;
    const { session, browser, tab } = open({
      stored: expired,
      server: (request) => server(request),
    });
    session.start();
    await browser.pass(500);
    server = refuses;
    await browser.pass(MINUTE);
    expect(tab.happened).toContain("reload");
    expect(session.me()).toBeNull();
  });
});

describe("telling the server of a visit", () => {
  const visit = { command: { creatorId: "usr_creator" } };

  it("sends it once, with the token", async () => {
    const { session, tab, calls } = open({ stored: token, server: () => answer({ track: true }) });
    await session.fireAndForget(TrackDocument, visit, "noting the visit");
    expect(calls.map(({ documentId }) => documentId)).toEqual([documentIdOf(TrackDocument)]);
    expect(tab.happened).toEqual([]);
  });

  it.each<[string, FakeServer]>([
    ["is signed out", () => refusal({ code: "AUTH_NOT_AUTHENTICATED", status: 401 })],
    [
      "says that the token has expired",
      () => answer(null, { headers: { "Token-Expired": "true" } }),
    ],
    ["answers 401", refuses],
    ["knows no such creator", () => refusal({ code: "NOT_FOUND", status: 404 })],
    ["has a fault", () => refusal({ code: "INTERNAL" })],
    ["is overloaded", () => new Response("later", { status: 503 })],
    [
      "cannot be reached",
      () => {
        throw new TypeError("Failed to fetch");
      },
    ],
  ])("touches nothing when the server %s", async (_, server) => {
    const { session, tab, calls } = open({ stored: token, server });
    await session.fireAndForget(TrackDocument, visit, "noting the visit");
    expect(calls).toHaveLength(1);
    expect(session.me()).toEqual(demoUser);
    expect(tab.happened.filter((event) => event !== "log: noting the visit failed")).toEqual([]);
  });
});

describe("signing out", () => {
  it("ends the session on the server, clears it here and leaves for the start page", async () => {
    const { session, browser, tab, calls } = open({
      stored: token,
      server: () => answer({ logOut: true }),
    });
    await signOut(session);
    expect(calls.map(({ documentId }) => documentId)).toEqual([documentIdOf(LogOutDocument)]);
    expect([...browser.shared.keys()]).toEqual(["signedOut"]);
    expect(tab.happened).toEqual(["leave for /"]);
  });

  it("forgets what was typed on this device, and leads elsewhere where it is asked to", async () => {
    const { session, browser, tab } = open({
      stored: token,
      server: () => answer({ logOut: true }),
    });
    browser.shared.set(STORAGE_KEYS.answers, "{}");
    await signOut(session, "/login");
    expect([...browser.shared.keys()]).toEqual(["signedOut"]);
    expect(tab.happened).toEqual(["leave for /login"]);
  });

  it("forgets the name that was claimed in the tab, which is not the next person's", async () => {
    const { session, tab } = open({ stored: token, server: () => answer({ logOut: true }) });
    claimSlug(tab.host, "demo-speaker");
    await signOut(session);
    expect(claimedSlug(tab.host)).toBeNull();
  });

  it("forgets at which pages the person was", async () => {
    const { session, browser } = open({ stored: token, server: () => answer({ logOut: true }) });
    browser.shared.set(STORAGE_KEYS.pages, "kept");
    await signOut(session);
    expect(browser.shared.has(STORAGE_KEYS.pages)).toBe(false);
  });

  it("works without a connection", async () => {
    const { session, tab } = open({
      stored: token,
      server: () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await signOut(session);
    expect(session.me()).toBeNull();
    expect(tab.happened).toContain("leave for /");
  });

  it("waits only a while for a server that stays silent, and the call goes on after it", async () => {
    let isKeptAlive: boolean | undefined;
    const { session, browser, tab } = open({
      stored: token,
      server: ({ init }) => {
        isKeptAlive = init.keepalive;
        return new Promise(() => {});
      },
    });
    void signOut(session);
    await browser.pass(SIGN_OUT_WAIT_MS - 1);
    expect(tab.happened).toEqual([]);
    await browser.pass(1);
    expect(session.me()).toBeNull();
    expect([...browser.shared.keys()]).toEqual(["signedOut"]);
    expect(tab.happened).toEqual(["leave for /"]);
    expect(isKeptAlive).toBe(true);
  });
});
