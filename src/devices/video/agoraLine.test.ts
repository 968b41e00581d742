import { describe, expect, it } from "vitest";
import { openAgoraLine } from "./agoraLine.ts";
import type { LineAccess, LineState } from "./port.ts";
import { createFakeAgora } from "./testing/fakeAgora.ts";
import { fakeTrack } from "./testing/linePair.ts";
import { createTimers, settle } from "./testing/timers.ts";

const PEER = 22;
const ACCESS: LineAccess = {
  provider: "AGORA",
  appId: "app",
  channelId: "channel",
  participantId: 11,
  token: "token",
  iceServers: [],
  isRelayOnly: false,
};
const FRESH: LineAccess = { ...ACCESS, token: "fresh" };
const MICROPHONE = fakeTrack("audio", "microphone");
const OTHER_MICROPHONE = fakeTrack("audio", "headset");
const CAMERA = fakeTrack("video", "camera");
const SCREEN = fakeTrack("video", "screen");
const ALL = { microphone: MICROPHONE, picture: CAMERA, isScreen: false };

async function open({ renewed = FRESH }: { renewed?: LineAccess | null } = {}) {
  const agora = createFakeAgora();
  const states: LineState[] = [];
  const signals: { to: number; data: string }[] = [];
  const logged: string[] = [];
  const line = await openAgoraLine(
    {
      access: ACCESS,
      renew: async () => renewed,
      isPolite: false,
      sendSignal: (signal) => signals.push(signal),
      onChange: (state) => states.push(state),
      log: (message) => logged.push(message),
      after: () => () => {},
    },
    agora.load,
  );
  return { agora, line, signals, logged, states, state: () => states.at(-1)! };
}

async function openWithPeer() {
  const opened = await open();
  opened.agora.setUser(PEER, { audio: true, video: true });
  opened.line.setPeer(PEER);
  await settle();
  opened.agora.calls.length = 0;
  return opened;
}

describe("a line through Agora", () => {
  it("joins the channel under the participant's number", async () => {
    const { agora } = await open();
    expect(agora.calls).toEqual(["createClient rtc vp8", "join app channel token 11"]);
  });

  it.each([
    ["refuses", "REFUSES", "refused"],
    ["does not answer", "IS_SILENT", "out of reach"],
  ] as const)("is not opened where Agora %s, and keeps nothing", async (_, answer, message) => {
    const agora = createFakeAgora();
    const timers = createTimers();
    agora.answerJoin(answer);
    const opening = openAgoraLine(
      {
        access: ACCESS,
        renew: async () => null,
        isPolite: true,
        sendSignal: () => {},
        onChange: () => {},
        log: () => {},
        after: timers.after,
      },
      agora.load,
    );
    const passing = timers.pass(20_000);
    await expect(opening).rejects.toThrow(message);
    await passing;
    expect(agora.calls.at(-1)).toBe("leave");
    expect(timers.count()).toBe(0);
  });

  it("is up while both are in the channel, and lost when one drops out", async () => {
    const { agora, line, state } = await open();
    line.setPeer(PEER);
    expect(state().connection).toBe("CONNECTING");
    agora.setUser(PEER, {});
    expect(state().connection).toBe("UP");
    agora.setConnection("RECONNECTING");
    expect(state().connection).toBe("LOST");
    agora.setConnection("CONNECTED");
    expect(state().connection).toBe("UP");
    agora.setUser(PEER, null);
    expect(state().connection).toBe("LOST");
    line.setPeer(null);
    expect(state().connection).toBe("CONNECTING");
  });

  it("gives what the peer publishes, whether that was before or after they were set", async () => {
    const { agora, line, state } = await open();
    agora.setUser(PEER, { audio: true });
    line.setPeer(PEER);
    await settle();
    expect(state().incoming).toMatchObject({ hasSound: true, picture: null });
    expect(state().incoming.sound?.id).toBe("audio of 22");
    agora.setUser(PEER, { audio: true, video: true });
    await settle();
    expect(state().incoming.picture?.id).toBe("video of 22");
    agora.setUser(PEER, { video: true });
    expect(state().incoming).toMatchObject({ hasSound: false });
    agora.setUser(PEER, {});
    expect(state().incoming.picture).toBeNull();
  });

  it("takes nothing of anybody else in the channel", async () => {
    const { agora, line, state } = await open();
    line.setPeer(PEER);
    agora.setUser(33, { audio: true, video: true });
    await settle();
    expect(agora.calls).toHaveLength(2);
    expect(state().incoming.sound).toBeNull();
  });

  it("publishes one's own tracks, takes them back while muted, and stops none of them", async () => {
    const { agora, line } = await openWithPeer();
    line.send(ALL);
    await settle();
    line.send({ ...ALL, microphone: null });
    await settle();
    line.send({ ...ALL, microphone: OTHER_MICROPHONE });
    await settle();
    line.send({ microphone: OTHER_MICROPHONE, picture: SCREEN, isScreen: true });
    await settle();
    expect(agora.calls).toEqual([
      "publish microphone",
      "publish camera",
      "unpublish microphone",
      "publish headset",
      "replace by screen",
    ]);
  });

  it("sends the last of several quick choices", async () => {
    const { agora, line } = await openWithPeer();
    line.send(ALL);
    line.send({ ...ALL, picture: SCREEN, isScreen: true });
    line.send({ microphone: null, picture: null, isScreen: false });
    await settle();
    expect(agora.calls.slice(-2)).toEqual(["unpublish microphone", "unpublish camera"]);
  });

  it("tells the other side by a signal whether it sends a screen", async () => {
    const { line, signals, state, logged } = await openWithPeer();
    line.send({ ...ALL, picture: SCREEN, isScreen: true });
    expect(signals).toEqual([
      { to: PEER, data: '{"screen":false}' },
      { to: PEER, data: '{"screen":true}' },
    ]);
    line.receive({ from: PEER, data: '{"screen":true}' });
    expect(state().incoming.isScreen).toBe(true);
    line.receive({ from: 33, data: '{"screen":false}' });
    expect(state().incoming.isScreen).toBe(true);
    line.receive({ from: PEER, data: "{" });
    expect(logged).toEqual(["A signal can't be read"]);
  });

  it("knows of a screen that was told before the peer was set", async () => {
    const { line, state } = await open();
    line.receive({ from: PEER, data: '{"screen":true}' });
    line.setPeer(PEER);
    expect(state().incoming.isScreen).toBe(true);
  });

  it.each([
    { up: 1, down: 2, quality: "GOOD" },
    { up: 3, down: 1, quality: "FAIR" },
    { up: 1, down: 5, quality: "POOR" },
    { up: 0, down: 0, quality: null },
  ] as const)("calls $up up and $down down $quality", async ({ up, down, quality }) => {
    const { agora, state } = await openWithPeer();
    agora.setQuality({ uplinkNetworkQuality: up, downlinkNetworkQuality: down });
    expect(state().quality).toBe(quality);
  });

  it("renews its token before that runs out", async () => {
    const { agora } = await openWithPeer();
    agora.emit("token-privilege-will-expire");
    await settle();
    expect(agora.calls).toEqual(["renewToken fresh"]);
  });

  it("joins again, with all it sends, when the token has run out", async () => {
    const { agora, line } = await openWithPeer();
    line.send(ALL);
    await settle();
    agora.calls.length = 0;
    agora.emit("token-privilege-did-expire");
    await settle();
    expect(agora.calls).toEqual([
      "join app channel fresh 11",
      "publish microphone",
      "publish camera",
    ]);
  });

  it("is lost and left when no other token is given", async () => {
    const { agora, line, state } = await open({ renewed: null });
    line.setPeer(PEER);
    agora.setUser(PEER, {});
    agora.emit("token-privilege-will-expire");
    await settle();
    expect(state().connection).toBe("LOST");
    expect(agora.calls.at(-1)).toBe("leave");
  });

  it("leaves the channel when it is closed, and says nothing more", async () => {
    const { agora, line, states } = await openWithPeer();
    const { length } = states;
    line.close();
    agora.setUser(PEER, null);
    line.setPeer(33);
    line.send(ALL);
    await settle();
    expect(agora.calls).toEqual(["leave"]);
    expect(states).toHaveLength(length);
  });
});
