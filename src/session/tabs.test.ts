import { describe, expect, it } from "vitest";
import { createSession } from "./session.ts";
import { signOut } from "./signOut.ts";
import { createFakeBrowser, settle } from "./testing/fakeBrowser.ts";
import { answer, makeToken } from "./testing/tokens.ts";

const MINUTE = 60_000;

/** Tabs of one person, and a server that refreshes. */
function openTabs({
  count,
  hasLocks,
  token = makeToken(),
}: {
  count: number;
  hasLocks: boolean;
  token?: string | null;
}) {
  let refreshes = 0;
  let running = 0;
  let mostAtOnce = 0;
  const browser = createFakeBrowser({
    server: async () => {
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      await settle(3);
      running -= 1;
      refreshes += 1;
      const expiresAt = browser.now() + 15 * MINUTE;
      return answer({ refresh: { token: makeToken({ expiresAt }) } });
    },
  });
  if (token) browser.shared.set("token", token);
  const tabs = Array.from({ length: count }, () => {
    const tab = browser.openTab({ hasLocks });
    const session = createSession(tab.host);
    session.start();
    return { ...tab, session };
  });
  return { browser, tabs, refreshes: () => refreshes, mostAtOnce: () => mostAtOnce };
}

describe("several tabs", () => {
  it("refresh once for all of them, and all go on with the fresh token", async () => {
    const { browser, tabs, refreshes, mostAtOnce } = openTabs({ count: 5, hasLocks: true });
    await browser.pass(14 * MINUTE + 10_000);
    expect(refreshes()).toBe(1);
    expect(mostAtOnce()).toBe(1);
    expect(tabs.flatMap(({ happened }) => happened)).toEqual([]);
    for (const { session } of tabs) expect(session.me()).not.toBeNull();
  });

  it.each([
    ["locks", true, 4],
    ["no locks", false, 12],
  ])("go on so for an hour with %s", async (_, hasLocks, most) => {
    const { browser, tabs, refreshes } = openTabs({ count: 3, hasLocks });
    await browser.pass(60 * MINUTE);
    expect(refreshes()).toBeLessThanOrEqual(most);
    expect(tabs.flatMap(({ happened }) => happened)).toEqual([]);
    for (const { session } of tabs) expect(session.me()).not.toBeNull();
  });
});

describe("another tab", () => {
  it("that signs out signs this one out", async () => {
    const { browser, tabs } = openTabs({ count: 2, hasLocks: true });
    await signOut(tabs[0]!.session);
    await browser.pass(0);
    expect(tabs[1]?.session.me()).toBeNull();
    expect(tabs[1]?.happened).toEqual(["reload"]);
  });

  it("that signs somebody else in makes this one reload", async () => {
    const { browser, tabs } = openTabs({ count: 2, hasLocks: true });
    tabs[0]?.session.accept(makeToken({ me: { userProfileId: "usr_other" } }));
    await browser.pass(0);
    expect(tabs[1]?.session.me()?.userProfileId).toBe("usr_other");
    expect(tabs[1]?.happened).toEqual(["reload"]);
  });

  it("that changes the same person's claims changes them here, without a reload", async () => {
    const { browser, tabs } = openTabs({ count: 2, hasLocks: true });
    tabs[0]?.session.accept(makeToken({ me: { role: "beamer" } }));
    await browser.pass(0);
    expect(tabs[1]?.session.me()?.role).toBe("beamer");
    expect(tabs[1]?.happened).toEqual([]);
  });

  it("that signs out while this one refreshes stays signed out", async () => {
    const { browser, tabs } = openTabs({ count: 1, hasLocks: true });
    const refresh = tabs[0]?.session.refresh().catch((error: Error) => error.message);
    browser.shared.delete("token");
    await browser.pass(0);
    expect(await refresh).toBe("Refresh failed");
    expect(browser.shared.has("token")).toBe(false);
  });
});

describe("a page that is shown again as it was left", () => {
  it("reloads when its person has signed out here", async () => {
    const { tabs } = openTabs({ count: 1, hasLocks: true });
    const [tab] = tabs;
    await signOut(tab!.session);
    tab?.leaveAndReturn();
    expect(tab?.happened).toEqual(["leave for /", "reload"]);
  });

  it("reloads when its person has signed out in another tab", () => {
    const { browser, tabs } = openTabs({ count: 1, hasLocks: true });
    tabs[0]?.leaveAndReturn(() => browser.shared.delete("token"));
    expect(tabs[0]?.session.me()).toBeNull();
    expect(tabs[0]?.happened).toEqual(["reload"]);
  });

  it("reloads when somebody else has signed in", async () => {
    const { browser, tabs } = openTabs({ count: 1, hasLocks: true });
    const other = makeToken({ me: { userProfileId: "usr_other" } });
    await signOut(tabs[0]!.session);
    tabs[0]?.leaveAndReturn(() => browser.shared.set("token", other));
    expect(tabs[0]?.happened).toEqual(["leave for /", "reload"]);
  });

  it("reloads for someone who has signed in since", () => {
    const { browser, tabs } = openTabs({ count: 1, hasLocks: true, token: null });
    tabs[0]?.leaveAndReturn(() => browser.shared.set("token", makeToken()));
    expect(tabs[0]?.happened).toEqual(["reload"]);
  });

  it("stays for the same person, with the token of now", () => {
    const { browser, tabs } = openTabs({ count: 1, hasLocks: true });
    const fresh = makeToken({ expiresAt: browser.now() + 20 * MINUTE });
    tabs[0]?.leaveAndReturn(() => browser.shared.set("token", fresh));
    expect(tabs[0]?.session.token()).toBe(fresh);
    expect(tabs[0]?.happened).toEqual([]);
  });

  it("stays for someone who has signed in on it", () => {
    const { tabs } = openTabs({ count: 1, hasLocks: true, token: null });
    tabs[0]?.session.accept(makeToken());
    tabs[0]?.leaveAndReturn();
    expect(tabs[0]?.happened).toEqual([]);
  });
});
