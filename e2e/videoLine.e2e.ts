import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type LineParty,
  type Signalling,
  createSignalling,
  joinLine,
} from "./support/lineParty.ts";
import { type LineSite, startLineSite } from "./support/linePage.ts";
import { type Relay, startRelay } from "./support/relay.ts";

const HOST = 1;
const GUEST = 2;
const CAMERA = { hasSound: true, picture: "CAMERA" } as const;
const SEEN = { connection: "UP", hasSound: true, hasPicture: true, isScreen: false };

let site: LineSite;

beforeAll(async () => {
  site = await startLineSite();
});
afterAll(() => site.dispose());

interface Two {
  signalling: Signalling;
  host: LineParty;
  guest: LineParty;
}

/** Two with a camera and a microphone each, who don't know of each other yet. */
async function joinTwo(
  options: Pick<Parameters<typeof joinLine>[1], "iceServers" | "isRelayOnly"> = {},
): Promise<Two> {
  const signalling = createSignalling();
  const [host, guest] = await Promise.all([
    joinLine(site, { ...options, signalling, participantId: HOST, isPolite: false }),
    joinLine(site, { ...options, signalling, participantId: GUEST, isPolite: true }),
  ]);
  await Promise.all([host.send(CAMERA), guest.send(CAMERA)]);
  return { signalling, host, guest };
}

/** Waits until the other side's picture moves on, and its sound. */
async function expectMoving(party: LineParty): Promise<void> {
  const [frames, bytes] = [await party.framesDecoded(), await party.soundBytes()];
  await expect.poll(() => party.framesDecoded()).toBeGreaterThan(frames + 3);
  await expect.poll(() => party.soundBytes()).toBeGreaterThan(bytes);
}

async function expectBothMoving({ host, guest }: Two): Promise<void> {
  await expect.poll(() => host.state()).toMatchObject(SEEN);
  await expect.poll(() => guest.state()).toMatchObject(SEEN);
  await Promise.all([expectMoving(host), expectMoving(guest)]);
}

async function expectBothLost({ host, guest }: Two): Promise<void> {
  await expect.poll(() => host.state()).toMatchObject({ connection: "LOST" });
  await expect.poll(() => guest.state()).toMatchObject({ connection: "LOST" });
}

const offersIn = ({ passed }: Signalling) =>
  passed.filter(({ data }) => data.includes('"type":"offer"')).length;

describe("two browsers that reach each other themselves", () => {
  let two: Two;

  beforeAll(async () => {
    two = await joinTwo();
  });

  it("see and hear each other", async () => {
    await Promise.all([two.host.setPeer(GUEST), two.guest.setPeer(HOST)]);
    await expectBothMoving(two);
    expect(await two.host.way()).not.toBe("relay");
    expect(offersIn(two.signalling)).toBe(1);
  });

  it("learn at once who is muted, has no camera or shows a screen, without a signal", async () => {
    const { signalling, host, guest } = two;
    const { length } = signalling.passed;
    await host.send({ hasSound: false, picture: "CAMERA" });
    await expect.poll(() => guest.state()).toMatchObject({ hasSound: false, hasPicture: true });
    await host.send({ hasSound: false, picture: null });
    await expect.poll(() => guest.state()).toMatchObject({ hasSound: false, hasPicture: false });
    await host.send({ hasSound: true, picture: "SCREEN" });
    await expect.poll(() => guest.state()).toMatchObject({ ...SEEN, isScreen: true });
    await expectMoving(guest);
    await host.send(CAMERA);
    await expectBothMoving(two);
    expect(signalling.passed).toHaveLength(length);
    expect(await host.connections()).toBe(1);
  });

  it("go on after a restart that the polite one asked for", async () => {
    const { signalling, host } = two;
    const way = await host.iceUser();
    await host.receive({ from: GUEST, data: JSON.stringify({ ask: "RESTART" }) });
    await expect.poll(() => offersIn(signalling)).toBe(2);
    await expect.poll(() => host.iceUser()).not.toBe(way);
    await expectBothMoving(two);
    expect(await host.connections()).toBe(1);
  });

  it("lose each other when nothing gets through, and come back", async () => {
    await two.host.cut(true);
    await expectBothLost(two);
    await two.host.cut(false);
    await expectBothMoving(two);
  });

  it("meet again when one of them reloads, and has set its peer before it is known", async () => {
    const { signalling, host } = two;
    await two.guest.leave();
    const again = { signalling, participantId: 3, isPolite: true };
    const guest = await joinLine(site, again);
    await guest.send(CAMERA);
    await guest.setPeer(HOST);
    await expect.poll(() => signalling.passed.at(-1)).toMatchObject({ from: 3, to: HOST });
    await host.setPeer(3);
    two = { ...two, guest };
    await expectBothMoving(two);
    expect(await host.log()).toEqual([]);
    expect(await guest.log()).toEqual([]);
  });

  afterAll(() => Promise.all([two.host.leave(), two.guest.leave()]));
});

describe("two browsers that reach each other through a relay alone", () => {
  let relay: Relay;
  let two: Two;

  beforeAll(async () => {
    relay = await startRelay();
    two = await joinTwo({ iceServers: relay.iceServers, isRelayOnly: true });
  });

  it("see and hear each other, and never name an address of their own", async () => {
    await Promise.all([two.host.setPeer(GUEST), two.guest.setPeer(HOST)]);
    await expectBothMoving(two);
    expect(await two.host.way()).toBe("relay");
    expect(await two.guest.way()).toBe("relay");
    const told = two.signalling.passed.map(({ data }) => data).join();
    expect(told).toMatch(/typ relay/);
    expect(told).not.toMatch(/typ (?:host|srflx|prflx)/);
  });

  it("lose each other when it stops, and come back when it runs again", async () => {
    await relay.stop();
    await expectBothLost(two);
    await relay.start();
    await expectBothMoving(two);
  });

  afterAll(async () => {
    await Promise.all([two.host.leave(), two.guest.leave()]);
    await relay.stop();
  });
});
