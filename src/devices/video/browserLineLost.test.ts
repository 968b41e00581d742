import { describe, expect, it } from "vitest";
import { createLinePair } from "./testing/linePair.ts";
import {
  GUEST,
  HOST,
  type Two,
  connectTwo,
  descriptionsIn,
  expectUp,
  openTwo,
} from "./testing/twoLines.ts";

describe("a lost line", () => {
  const restartsIn = ({ network }: Two) =>
    network.peers.map(({ localDescription }) => JSON.parse(localDescription?.sdp ?? "{}").ice);

  it("is not lost when it comes back by itself within two seconds", async () => {
    const two = await connectTwo();
    two.network.setUp(false);
    await two.timers.pass(1_900);
    two.network.setUp(true, { healsAlone: true });
    await two.timers.pass(1_000);
    expect(two.host.states.map(({ connection }) => connection)).not.toContain("LOST");
    expectUp(two);
  });

  it("is up again after a restart", async () => {
    const two = await connectTwo();
    two.network.setUp(false);
    await two.timers.pass(2_000);
    expect(two.host.state().connection).toBe("LOST");
    expect(two.guest.state().connection).toBe("LOST");
    two.network.setUp(true);
    await two.timers.pass(1_100);
    expectUp(two);
    expect(two.network.peers).toHaveLength(2);
    for (const count of restartsIn(two)) expect(count).toBeGreaterThan(0);
  });

  it("is restarted when only the polite side has noticed", async () => {
    const two = await connectTwo();
    const [, answering] = two.network.peers;
    answering!.become("failed");
    await two.timers.pass(100);
    expect(descriptionsIn(two.sent)).toEqual(["offer", "answer", "offer", "answer"]);
  });

  it("is replaced with fresh access when restarts don't help, as long as it takes", async () => {
    const two = await connectTwo();
    two.network.setUp(false);
    await two.timers.pass(2_000 + 7_100);
    expect(two.network.peers.length).toBeGreaterThan(2);
    expect(two.host.renewals()).toBeGreaterThan(0);
    expect(two.network.peers.at(-1)!.configurations.at(-1)).toMatchObject({
      iceServers: [{ urls: [expect.stringMatching(/renewed/)] }],
    });
    await two.timers.pass(120_000);
    expect(two.host.state().connection).toBe("LOST");
    two.network.setUp(true, { healsAlone: true });
    await two.timers.pass(9_000);
    expectUp(two);
  });

  it("is not replaced when it comes back while access is renewed", async () => {
    const pair = createLinePair();
    const renewal = Promise.withResolvers<void>();
    const renewed = renewal.promise;
    const host = await pair.open({ id: HOST, isPolite: false, renewed });
    const guest = await pair.open({ id: GUEST, isPolite: true, renewed });
    host.setPeer(GUEST);
    guest.setPeer(HOST);
    await pair.timers.pass(100);
    pair.network.setUp(false);
    await pair.timers.pass(2_000 + 7_500);
    expect(host.renewals()).toBe(1);
    pair.network.setUp(true, { healsAlone: true });
    renewal.resolve();
    await pair.timers.pass(10_000);
    expectUp({ host, guest });
    expect(pair.network.peers).toHaveLength(2);
  });

  it("goes on with the access that it has when a renewal takes too long", async () => {
    const pair = createLinePair();
    const renewed = new Promise<void>(() => {});
    const host = await pair.open({ id: HOST, isPolite: false, renewed });
    host.setPeer(GUEST);
    pair.network.peers[0]!.become("failed");
    await pair.timers.pass(7_100 + 5_000);
    expect(pair.network.peers).toHaveLength(2);
    host.close();
    expect(pair.timers.count()).toBe(0);
  });

  it("renews access that has run out before it restarts", async () => {
    const two = await connectTwo();
    await two.timers.pass(4 * 60_000);
    expect(two.host.renewals()).toBe(0);
    two.network.setUp(false);
    await two.timers.pass(2_000);
    two.network.setUp(true);
    await two.timers.pass(1_100);
    expect(two.host.renewals()).toBe(1);
    expect(two.guest.renewals()).toBe(1);
    for (const { configurations } of two.network.peers) {
      expect(configurations.at(-1)).toMatchObject({ iceServers: [{ urls: ["stun:renewed-1"] }] });
    }
    expectUp(two);
  });

  it("that never came up is tried again", async () => {
    const two = await openTwo();
    two.network.setUp(false);
    two.host.setPeer(GUEST);
    two.guest.setPeer(HOST);
    await two.timers.pass(30_000);
    expect(two.host.state().connection).toBe("CONNECTING");
    two.network.setUp(true, { healsAlone: true });
    await two.timers.pass(9_000);
    expectUp(two);
  });
});

describe("the quality of a line", () => {
  it("is told when two readings in a row agree, and unknown while it is lost", async () => {
    const two = await connectTwo();
    const [offering] = two.network.peers;
    const stats = { type: "candidate-pair", nominated: true, state: "succeeded" };
    offering!.stats = [{ ...stats, currentRoundTripTime: 0.05 }];
    expect(two.host.state().quality).toBeNull();
    await two.timers.pass(6_000);
    expect(two.host.state().quality).toBe("GOOD");
    offering!.stats = [{ ...stats, currentRoundTripTime: 0.7 }];
    await two.timers.pass(3_000);
    expect(two.host.state().quality).toBe("GOOD");
    await two.timers.pass(3_000);
    expect(two.host.state().quality).toBe("POOR");
    two.network.setUp(false);
    await two.timers.pass(2_000);
    expect(two.host.state()).toMatchObject({ connection: "LOST", quality: null });
  });
});
