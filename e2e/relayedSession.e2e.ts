import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page, Response } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, launchBrowser, visit } from "./support/browser.ts";
import { keepConnections, policies, selectedPair } from "./support/connections.ts";
import { GUEST, HOST, bookByVideo, enterSession, expectFrames } from "./support/live.ts";
import { type Relay, startRelay } from "./support/relay.ts";
import { type TestServer, startTestServer } from "./support/server.ts";
import { signInAs } from "./support/steps.ts";
import { turnCredential } from "./support/turnCredential.ts";

const AWAY_MS = 10_000;

describe("a session by video where everything goes through a relay", () => {
  let relay: Relay;
  let server: TestServer;
  let browser: Browser;
  let host: Visit;
  let guest: Visit;
  /** What the two pages have sent to each other by way of the server. */
  const told: string[] = [];
  /** The types of the candidates among that. */
  const toldTypes = () =>
    new Set(Array.from(told.join().matchAll(/typ (\w+)/g), ([, type]) => type));

  beforeAll(async () => {
    relay = await startRelay();
    const settings = {
      VIDEO: "browser",
      TURN_URLS: relay.url,
      TURN_SECRET: relay.secret,
      VIDEO_RELAY_ONLY: "true",
    };
    [server, browser] = await Promise.all([
      startTestServer({ settings }),
      launchBrowser({ hasCamera: true }),
    ]);
    const session = await bookByVideo(browser, { server });
    const open = async (name: string) => {
      const opened = await visit(browser, { url: server.url });
      await keepConnections(opened.page);
      opened.page.on("request", (request) => {
        if (request.url().includes("/live-sessions/")) told.push(request.postData() ?? "");
      });
      await signInAs(opened.page, name);
      await opened.page.goto(session);
      return opened;
    };
    host = await open(HOST);
    guest = await open(GUEST);
  });
  afterAll(async () => {
    await browser.close();
    await server.dispose();
    await relay.stop();
  });

  it.each([
    ["host", "startLiveSession", "Start session"],
    ["guest", "joinLiveSession", "Join session"],
  ] as const)("gives its %s what the relay lets in", async (side, call, button) => {
    const { page } = side === "host" ? host : guest;
    const answered = answerTo(page, call);
    await enterSession(page, button);
    const { iceServers, isRelayOnly, participantId } = await answered;
    expect(isRelayOnly).toBe(true);
    expect(iceServers).toHaveLength(1);
    const [{ urls, username, credential } = NO_SERVER] = iceServers;
    expect(urls).toEqual([relay.url]);
    expect(username).toMatch(new RegExp(`^\\d+:${participantId}$`));
    expect(credential).toBe(turnCredential(relay.secret, username));
  });

  it("shows both to each other, and names no address of theirs", async () => {
    for (const { page } of [host, guest]) {
      await expectFrames(page);
      await expect.poll(() => selectedPair(page)).toEqual({ local: "relay", remote: "relay" });
    }
    expect(toldTypes()).toEqual(new Set(["relay"]));
  });

  it("says that the line is lost while the relay is away, and gets it back", async () => {
    const pages = [host.page, guest.page];
    const lost = (page: Page) => page.getByText(/^The connection to .* was lost\./);
    const away = pause(AWAY_MS);
    await relay.stop();
    await Promise.all([away, ...pages.map((page) => lost(page).waitFor())]);
    await relay.start();
    await Promise.all(pages.map((page) => expectFrames(page)));
    for (const page of pages) {
      expect(await lost(page).count()).toBe(0);
      // A new address from the relay may first be seen from the other side's packets: `prflx`.
      const { local, remote } = (await selectedPair(page)) ?? {};
      for (const type of [local, remote]) expect(type).toMatch(/^(relay|prflx)$/);
      expect(await policies(page)).toEqual(new Set(["relay"]));
    }
    expect(toldTypes()).toEqual(new Set(["relay"]));
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  });
});

interface Access {
  participantId: number;
  iceServers: { urls: string[]; username: string; credential: string }[];
  isRelayOnly: boolean;
}

const NO_SERVER = { urls: [], username: "", credential: "" };

/** What the server answers to the next such call of a page's. */
async function answerTo(page: Page, call: "startLiveSession" | "joinLiveSession"): Promise<Access> {
  type Answer = { data?: Partial<Record<typeof call, Access>> | null };
  const read = (response: Response) => response.json().catch(() => ({})) as Promise<Answer>;
  const response = await page.waitForResponse(
    async (one) => one.url().endsWith("/graphql") && (await read(one)).data?.[call] !== undefined,
  );
  const access = (await read(response)).data?.[call];
  if (!access) throw new Error(`${call} gave nothing`);
  return access;
}
