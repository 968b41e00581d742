import type { IAgoraRTCRemoteUser } from "agora-rtc-sdk-ng";
import { createPublishing } from "./agora/publishing.ts";
import { readScreenSignal, writeScreenSignal } from "./agora/screenSignal.ts";
import { type Agora, loadAgora } from "./agora/sdk.ts";
import { keepToken } from "./agora/token.ts";
import { createWaitingSignals } from "./browser/waitingSignals.ts";
import {
  type LineAccess,
  type LineOptions,
  type LineState,
  NO_LINE,
  type Outgoing,
  type VideoLine,
} from "./port.ts";

const JOINED_WITHIN_MS = 20_000;

type Kind = "audio" | "video";

/** A line through Agora's network. Rejects when that lets nobody in. */
export async function openAgoraLine(
  { access, renew, sendSignal, onChange, log, after }: LineOptions,
  load: () => Promise<Agora> = loadAgora,
): Promise<VideoLine> {
  const agora = await load();
  const client = agora.createClient({ mode: "rtc", codec: "vp8" });
  const publishing = createPublishing({ agora, client }, { log });
  const waiting = createWaitingSignals();
  let state: LineState = NO_LINE;
  let peer: number | null = null;
  let wasUp = false;
  let outgoing: Outgoing | null = null;
  let isClosed = false;

  const change = (changed: Partial<LineState>) => {
    if (isClosed) return;
    state = { ...state, ...changed };
    onChange(state);
  };
  const findPeer = () => client.remoteUsers.find(({ uid }) => uid === peer);

  /** Both have to be in the channel. */
  const noteConnection = () => {
    const isUp = client.connectionState === "CONNECTED" && findPeer() !== undefined;
    wasUp ||= isUp;
    if (isUp) return change({ connection: "UP" });
    change({ connection: wasUp ? "LOST" : "CONNECTING", quality: null });
  };

  const noteIncoming = () => {
    const { audioTrack, videoTrack, hasAudio = false, hasVideo = false } = findPeer() ?? {};
    change({
      incoming: {
        sound: audioTrack?.getMediaStreamTrack() ?? null,
        picture: hasVideo ? (videoTrack?.getMediaStreamTrack() ?? null) : null,
        isScreen: state.incoming.isScreen,
        hasSound: hasAudio,
      },
    });
  };

  const subscribe = async (user: IAgoraRTCRemoteUser, kind: Kind) => {
    try {
      await client.subscribe(user, kind);
      noteIncoming();
    } catch (error) {
      if (!isClosed) log(`The other side's ${kind} can't be had`, error);
    }
  };

  const take = (data: string) => {
    const theirs = readScreenSignal(data);
    if (theirs === null) return log("A signal can't be read");
    change({ incoming: { ...state.incoming, isScreen: theirs } });
  };

  const tellScreen = () => {
    if (peer !== null) sendSignal({ to: peer, data: writeScreenSignal(isScreen(outgoing)) });
  };

  const close = () => {
    if (isClosed) return;
    isClosed = true;
    client.removeAllListeners();
    client.leave().catch((error: unknown) => log("The channel could not be left", error));
  };

  const join = async ({ appId, channelId, token, participantId }: LineAccess) => {
    await client.join(appId, channelId, token, participantId);
  };

  client.on("connection-state-change", (now) => {
    noteConnection();
    // What could not be sent meanwhile.
    if (now === "CONNECTED" && outgoing !== null) publishing.send(outgoing);
  });
  client.on("user-joined", noteConnection);
  client.on("user-left", () => {
    noteConnection();
    noteIncoming();
  });
  client.on("user-published", (user, kind) => {
    if (user.uid === peer && kind !== "datachannel") void subscribe(user, kind);
  });
  client.on("user-unpublished", noteIncoming);
  client.on("network-quality", ({ uplinkNetworkQuality, downlinkNetworkQuality }) => {
    const worse = Math.max(uplinkNetworkQuality, downlinkNetworkQuality);
    if (state.connection === "UP" && worse > 0) change({ quality: qualityOf(worse) });
  });
  keepToken(client, {
    renew,
    log,
    joinAgain: async (fresh) => {
      await join(fresh);
      publishing.sendAgain();
    },
    onRefused: () => {
      change({ ...NO_LINE, connection: "LOST" });
      close();
    },
  });
  // The SDK itself would go on trying for ever.
  let cancelTooLate = () => {};
  const tooLate = new Promise<never>((_, reject) => {
    cancelTooLate = after(JOINED_WITHIN_MS, () => reject(new Error("Agora is out of reach.")));
  });
  try {
    await Promise.race([join(access), tooLate]);
  } catch (error) {
    close();
    throw error;
  } finally {
    cancelTooLate();
  }

  return {
    send: (next) => {
      if (isClosed) return;
      const before = outgoing;
      outgoing = next;
      publishing.send(next);
      if (isScreen(before) !== isScreen(next)) tellScreen();
    },
    setPeer: (next) => {
      if (isClosed || next === peer) return;
      peer = next;
      wasUp = false;
      change(NO_LINE);
      if (next === null) return;
      noteConnection();
      tellScreen();
      for (const { data } of waiting.take(next)) take(data);
      const user = findPeer();
      if (user?.hasAudio === true) void subscribe(user, "audio");
      if (user?.hasVideo === true) void subscribe(user, "video");
    },
    receive: (signal) => {
      if (isClosed) return;
      if (signal.from === peer) take(signal.data);
      else waiting.put(signal);
    },
    close,
  };
}

const isScreen = (outgoing: Outgoing | null) =>
  outgoing !== null && outgoing.picture !== null && outgoing.isScreen;

/** From 1, excellent, to 6, down (`NetworkQuality` of the SDK). */
function qualityOf(network: number): LineState["quality"] {
  if (network <= 2) return "GOOD";
  return network <= 4 ? "FAIR" : "POOR";
}
