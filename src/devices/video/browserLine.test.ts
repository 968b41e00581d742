import { describe, expect, it } from "vitest";
import { createLinePair } from "./testing/linePair.ts";
import { settle } from "./testing/timers.ts";
import {
  ALL,
  CAMERA,
  GUEST,
  HOST,
  SCREEN,
  connectTwo,
  descriptionsIn,
  expectUp,
  openTwo,
} from "./testing/twoLines.ts";

describe("two lines", () => {
  it("are up once both have set each other, and one offer and its answer are enough", async () => {
    const { sent, network } = await connectTwo();
    expect(descriptionsIn(sent)).toEqual(["offer", "answer"]);
    expect(network.peers).toHaveLength(2);
  });

  it.each([
    { first: "host", name: "the one that offers" },
    { first: "guest", name: "the one that answers" },
  ] as const)("are up when $name has set its peer seconds before the other", async ({ first }) => {
    const two = await openTwo();
    const later = first === "host" ? "guest" : "host";
    two[first].setPeer(two[later].id);
    await two.timers.pass(5_000);
    two[later].setPeer(two[first].id);
    await two.timers.pass(100);
    expectUp(two);
    expect(descriptionsIn(two.sent)).toEqual(["offer", "answer"]);
  });

  it("carry one sound and one picture in both directions", async () => {
    const { network } = await connectTwo();
    for (const { transceivers } of network.peers) {
      expect(transceivers.map(({ receiver }) => receiver.track.kind)).toEqual(["audio", "video"]);
      expect(transceivers.map(({ direction }) => direction)).toEqual(["sendrecv", "sendrecv"]);
    }
  });

  it("tell each other what they send, without negotiating again", async () => {
    const { host, guest, sent } = await connectTwo();
    const before = sent.length;
    host.send(ALL);
    await settle();
    expect(guest.state().incoming).toMatchObject({ hasSound: true, isScreen: false });
    expect(guest.state().incoming.picture?.kind).toBe("video");
    host.send({ microphone: null, picture: SCREEN, isScreen: true });
    await settle();
    expect(guest.state().incoming).toMatchObject({ hasSound: false, isScreen: true });
    expect(guest.state().incoming.sound?.kind).toBe("audio");
    host.send({ microphone: null, picture: null, isScreen: false });
    await settle();
    expect(guest.state().incoming).toMatchObject({ picture: null, isScreen: false });
    expect(sent).toHaveLength(before);
  });

  it("send what was chosen before anyone was there", async () => {
    const two = await openTwo();
    two.host.send(ALL);
    two.guest.send({ ...ALL, picture: null });
    two.host.setPeer(GUEST);
    two.guest.setPeer(HOST);
    await two.timers.pass(100);
    expect(two.guest.state().incoming).toMatchObject({
      hasSound: true,
      picture: { kind: "video" },
    });
    expect(two.host.state().incoming).toMatchObject({ hasSound: true, picture: null });
  });

  it("send the last of several quick choices", async () => {
    const { host, guest, network } = await connectTwo();
    host.send(ALL);
    host.send({ ...ALL, picture: SCREEN, isScreen: true });
    host.send({ microphone: null, picture: null, isScreen: false });
    host.send({ ...ALL, microphone: null });
    await settle();
    const [sound, picture] = network.peers[0]!.transceivers;
    expect(sound!.sender.tracks.at(-1)).toBeNull();
    expect(picture!.sender.tracks.at(-1)).toBe(CAMERA);
    expect(guest.state().incoming).toMatchObject({ hasSound: false, isScreen: false });
  });

  it("agree when both offer at once: the polite one gives way", async () => {
    const two = await connectTwo();
    await two.hold(true);
    for (const peer of two.network.peers) peer.restartIce();
    await settle();
    expect(descriptionsIn(two.sent)).toEqual(["offer", "answer", "offer", "offer"]);
    await two.hold(false);
    await two.timers.pass(100);
    for (const peer of two.network.peers) expect(peer.signalingState).toBe("stable");
    expectUp(two);
  });

  it("use the relays alone where they have to", async () => {
    const pair = createLinePair();
    const iceServers = [{ urls: ["turn:relay"], username: "guest", credential: "secret" }];
    const access = { iceServers, isRelayOnly: true };
    const host = await pair.open({ id: HOST, isPolite: false, access });
    host.setPeer(GUEST);
    expect(pair.network.peers[0]!.configurations).toMatchObject([
      { iceTransportPolicy: "relay", iceServers },
    ]);
  });
});

describe("a peer", () => {
  it("that comes back under another number is met again", async () => {
    const two = await connectTwo();
    const again = await two.open({ id: 33, isPolite: true });
    again.setPeer(HOST);
    await settle();
    two.host.setPeer(33);
    expect(two.host.state().connection).toBe("CONNECTING");
    await two.timers.pass(100);
    expectUp({ host: two.host, guest: again });
    // What the former one still sends belongs to nobody.
    two.host.receive({ from: GUEST, data: JSON.stringify({ ask: "RESTART" }) });
    expect(two.network.peers[0]!.signalingState).toBe("closed");
  });

  it.each(["host", "guest"] as const)(
    "whose %s reloads while they negotiate is met under its new number",
    async (who) => {
      const two = await openTwo();
      const other = who === "host" ? two.guest : two.host;
      await two.hold(true);
      two.host.setPeer(GUEST);
      two.guest.setPeer(HOST);
      await two.hold(false);
      two[who].close();
      const again = await two.open({ id: 33, isPolite: who === "guest" });
      again.setPeer(other.id);
      await two.timers.pass(3_000);
      other.setPeer(33);
      await two.timers.pass(100);
      expectUp({ host: again, guest: other });
    },
  );

  it.each(["host", "guest"] as const)(
    "that the %s alone has lost from sight for a moment is met again",
    async (who) => {
      const two = await connectTwo();
      const peer = who === "host" ? GUEST : HOST;
      two[who].setPeer(null);
      expect(two[who].state()).toMatchObject({
        connection: "CONNECTING",
        incoming: { sound: null },
      });
      await two.timers.pass(500);
      two[who].setPeer(peer);
      await two.timers.pass(200);
      expectUp(two);
    },
  );

  it("that left in the middle of an answer is met again", async () => {
    const two = await openTwo();
    two.host.setPeer(GUEST);
    await settle();
    two.guest.setPeer(HOST);
    two.guest.setPeer(null);
    two.guest.setPeer(HOST);
    await two.timers.pass(200);
    expectUp(two);
  });
});

describe("signals of somebody hostile", () => {
  it.each([
    ["no JSON", "{"],
    ["null", "null"],
    ["another shape", '{"round":"1"}'],
    ["a negative number", '{"round":-1,"candidates":[]}'],
    ["a rollback", '{"round":1,"description":{"type":"rollback","sdp":""}}'],
    [
      "thousands of candidates",
      JSON.stringify({
        round: 1,
        candidates: Array.from({ length: 5_000 }, () => ({ candidate: "" })),
      }),
    ],
    ["an offer that can't be read", '{"round":1,"description":{"type":"offer","sdp":"{"}}'],
    ["an answer to nothing", '{"round":1,"description":{"type":"answer","sdp":"{}"}}'],
  ])("are logged and change nothing: %s", async (_, data) => {
    const { host, guest, timers } = await connectTwo();
    host.receive({ from: GUEST, data });
    guest.receive({ from: HOST, data });
    await timers.pass(100);
    expect(host.logged.length + guest.logged.length).toBeGreaterThan(0);
    expect(host.state().connection).toBe("UP");
    expect(guest.state().connection).toBe("UP");
  });

  it("about their own state are ignored unless they are one", async () => {
    const { host, guest, network } = await connectTwo();
    for (const data of ["{", "x".repeat(1_000), '{"sound":1}', new ArrayBuffer(8)]) {
      network.peers[1]!.channels[0]!.hear(data);
    }
    expect(guest.logged).toHaveLength(4);
    expect(guest.state()).toEqual(guest.states.at(-1));
    expect(host.logged).toEqual([]);
  });

  it("can't ask for more than one restart a second", async () => {
    const { host, sent, timers } = await connectTwo();
    for (let count = 0; count < 50; count += 1) {
      host.receive({ from: GUEST, data: JSON.stringify({ ask: "RESTART" }) });
      await timers.pass(10);
    }
    expect(descriptionsIn(sent).filter((type) => type === "offer")).toHaveLength(2);
  });

  it("of people who are nobody's peer are kept in small number", async () => {
    const { guest, timers } = await openTwo();
    for (let count = 0; count < 1_000; count += 1) guest.receive({ from: HOST, data: "{" });
    guest.setPeer(HOST);
    await timers.pass(100);
    expect(guest.logged).toHaveLength(64);
  });
});

describe("a closed line", () => {
  it.each([0, 30, 1_000, 2_500, 10_000])("leaves no timer %i ms after a cut", async (ms) => {
    const two = await connectTwo();
    two.network.setUp(false);
    await two.timers.pass(ms);
    two.host.close();
    two.guest.close();
    await two.timers.pass(0);
    expect(two.timers.count()).toBe(0);
  });

  it("leaves no timer, closes its connection and says nothing more", async () => {
    const two = await connectTwo();
    two.network.setUp(false);
    await two.timers.pass(2_500);
    const { length } = two.host.states;
    two.host.close();
    two.guest.close();
    await settle();
    expect(two.timers.count()).toBe(0);
    expect(two.network.peers.map(({ connectionState }) => connectionState)).toEqual([
      "closed",
      "closed",
    ]);
    two.host.receive({ from: GUEST, data: JSON.stringify({ ask: "CONNECTION", after: 5 }) });
    two.host.setPeer(GUEST);
    two.host.send(ALL);
    await two.timers.pass(60_000);
    expect(two.host.states).toHaveLength(length);
  });
});
