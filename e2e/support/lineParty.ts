import type { Page } from "playwright";
import type { LinePage, PageLineState } from "../linePage/main.ts";
import type { LineSite } from "./linePage.ts";
import { watch } from "./shown.ts";

type LineAccess = Awaited<ReturnType<Window["renewAccess"]>> & object;

/** A network that does next to nothing to what passes: with nothing at all, Chromium takes no part. */
const UNHURT = { offline: false, latency: 1, downloadThroughput: 1e8, uploadThroughput: 1e8 };

/** What carries the two's signals: a test may hold them up. */
export interface Signalling {
  parties: Map<number, LineParty>;
  /** Signals that have passed, as they were sent. */
  passed: { from: number; to: number; data: string }[];
}

export const createSignalling = (): Signalling => ({ parties: new Map(), passed: [] });

/** One of the two, in a page of their own. */
export interface LineParty {
  participantId: number;
  page: Page;
  setPeer(participantId: number | null): Promise<void>;
  receive(signal: { from: number; data: string }): Promise<void>;
  send(outgoing: Parameters<LinePage["send"]>[0]): Promise<void>;
  state(): Promise<PageLineState>;
  framesDecoded(): Promise<number>;
  soundBytes(): Promise<number>;
  way(): Promise<string | null>;
  /** Names the way that both have agreed on; another one after each restart. */
  iceUser(): Promise<string | null>;
  times(): ReturnType<LinePage["times"]>;
  connections(): Promise<number>;
  log(): Promise<string[]>;
  /** Loses all that goes over the network, or no longer. */
  cut(isCut: boolean): Promise<void>;
  leave(): Promise<void>;
}

export async function joinLine(
  { browser, url }: LineSite,
  {
    signalling,
    participantId,
    isPolite,
    iceServers = [],
    isRelayOnly = false,
  }: {
    signalling: Signalling;
    participantId: number;
    isPolite: boolean;
    iceServers?: LineAccess["iceServers"];
    isRelayOnly?: boolean;
  },
): Promise<LineParty> {
  const access: LineAccess = {
    provider: "BROWSER",
    appId: "",
    channelId: "channel",
    participantId,
    token: "",
    iceServers,
    isRelayOnly,
  };
  const page = await browser.newPage();
  watch(page);
  await page.exposeFunction("renewAccess", () => access);
  await page.exposeFunction("sendSignal", async ({ to, data }: { to: number; data: string }) => {
    signalling.passed.push({ from: participantId, to, data });
    const other = signalling.parties.get(to);
    await other?.page.evaluate((signal) => window.line.receive(signal), {
      from: participantId,
      data,
    });
  });
  await page.goto(url);
  await page.waitForFunction(() => "line" in window);
  await page.evaluate((options) => window.line.open(options), { access, isPolite });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  const lose = async (packetLoss: number) => {
    await devTools.send("Network.emulateNetworkConditions", { ...UNHURT, packetLoss });
  };
  // Connections that exist before the first of these calls are not affected by the next ones.
  await lose(0);
  const party: LineParty = {
    participantId,
    page,
    setPeer: (peer) => page.evaluate((id) => window.line.setPeer(id), peer),
    receive: (signal) => page.evaluate((received) => window.line.receive(received), signal),
    send: (outgoing) => page.evaluate((sent) => window.line.send(sent), outgoing),
    state: () => page.evaluate(() => window.line.state()),
    framesDecoded: () => page.evaluate(() => window.line.framesDecoded()),
    soundBytes: () => page.evaluate(() => window.line.soundBytes()),
    iceUser: () => page.evaluate(() => window.line.iceUser()),
    way: () => page.evaluate(() => window.line.way()),
    times: () => page.evaluate(() => window.line.times()),
    connections: () => page.evaluate(() => window.line.connections()),
    log: () => page.evaluate(() => window.line.log()),
    cut: (isCut) => lose(isCut ? 100 : 0),
    leave: async () => {
      signalling.parties.delete(participantId);
      await page.close();
    },
  };
  signalling.parties.set(participantId, party);
  return party;
}
