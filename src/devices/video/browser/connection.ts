import type { LineAccess, LineOptions, Outgoing } from "../port.ts";
import { sendCandidates } from "./candidates.ts";
import { watchConnection } from "./connectionWatch.ts";
import type { FreshAccess } from "./freshAccess.ts";
import { negotiate } from "./negotiation.ts";
import type { Quality } from "./quality.ts";
import { watchQuality } from "./qualityWatch.ts";
import { createSending } from "./sending.ts";
import { type SentState, type SentStateChannel, openSentState } from "./sentState.ts";
import type { ConnectionSignal } from "./signals.ts";

/** What of WebRTC a line makes; a test gives another. */
export interface WebRtc {
  createPeer(configuration: RTCConfiguration): RTCPeerConnection;
  createStream(): MediaStream;
}

/** What comes over a connection. */
export interface Received {
  sound: MediaStreamTrack;
  picture: MediaStreamTrack;
  /** What the other side says that it sends. */
  theirs: SentState;
}

/** A connection to the other side: while it lasts, it always carries one sound and one picture. */
export interface Connection {
  /** Its number; the other side's has the same. */
  round: number;
  receive(signal: ConnectionSignal): void;
  send(outgoing: Outgoing): void;
  /** Has another way to the other side found, unless that is under way. */
  restart(): void;
  close(): void;
}

export function openConnection({
  round,
  webRtc,
  access,
  isPolite,
  outgoing,
  after,
  log: logAlways,
  sendSignal,
  onReceived,
  onUp,
  onLost,
  onQuality,
}: Pick<LineOptions, "isPolite" | "after" | "log"> & {
  round: number;
  webRtc: WebRtc;
  access: FreshAccess;
  outgoing: Outgoing;
  sendSignal: (signal: ConnectionSignal) => void;
  onReceived: (received: Received) => void;
  onUp: () => void;
  onLost: () => void;
  onQuality: (quality: Quality) => void;
}): Connection {
  const peer = webRtc.createPeer(configurationOf(access.present()));
  // What is in one stream is played in step.
  const stream = webRtc.createStream();
  let present = outgoing;
  let channel: SentStateChannel | null = null;
  let isClosed = false;
  let work = Promise.resolve();
  let stopQuality = () => {};

  /** What a closed connection interrupts is no trouble. */
  const log: LineOptions["log"] = (message, error) => {
    if (!isClosed) logAlways(message, error);
  };
  /** One step at a time, in order. A closed connection does nothing more. */
  const inTurn = (step: () => Promise<void>) => {
    work = work
      .then(() => (isClosed ? undefined : step()))
      .catch((error: unknown) => log("A step of the connection failed", error));
  };

  const sending = createSending({ outgoing, log, onSent: (sent) => channel?.tell(sent) });

  /** Puts both directions to use, once the connection has them. */
  const attach = (sound: RTCRtpTransceiver, picture: RTCRtpTransceiver) => {
    channel = openSentState(peer, {
      log,
      onTold: (theirs) =>
        onReceived({ sound: sound.receiver.track, picture: picture.receiver.track, theirs }),
    });
    sending.attach({ sound: sound.sender, picture: picture.sender });
  };

  /** The polite side uses what came with the first offer. */
  const prepareAnswer = () => {
    if (channel !== null) return;
    const transceivers = peer.getTransceivers();
    const ofKind = (kind: string) =>
      transceivers.find(({ receiver }) => receiver.track.kind === kind);
    const sound = ofKind("audio");
    const picture = ofKind("video");
    if (sound === undefined || picture === undefined) return log("An offer lacks sound or picture");
    for (const transceiver of [sound, picture]) {
      transceiver.direction = "sendrecv";
      transceiver.sender.setStreams(stream);
    }
    attach(sound, picture);
  };

  /** The servers that help to connect may have changed. */
  const configure = async () => {
    const before = access.present();
    const fresh = await access.freshen();
    if (!isClosed && fresh !== before) peer.setConfiguration(configurationOf(fresh));
  };

  const negotiation = negotiate(peer, {
    isPolite,
    log,
    prepareAnswer,
    send: (description) => {
      if (!isClosed) sendSignal({ round, description });
    },
  });
  const stopCandidates = sendCandidates(peer, {
    after,
    send: (candidates) => sendSignal({ round, candidates }),
  });
  const stopWatch = watchConnection(peer, {
    after,
    onUp: () => {
      stopQuality();
      const isSendingPicture = () => present.picture !== null;
      stopQuality = watchQuality(peer, { after, log, isSendingPicture, onQuality });
      onUp();
    },
    onLost: () => {
      stopQuality();
      onLost();
    },
  });
  if (!isPolite) {
    const init: RTCRtpTransceiverInit = { direction: "sendrecv", streams: [stream] };
    attach(peer.addTransceiver("audio", init), peer.addTransceiver("video", init));
  }

  return {
    round,
    receive: (signal) =>
      inTurn(async () => {
        if ("candidates" in signal) return negotiation.addCandidates(signal.candidates);
        if (signal.description.type === "offer") await configure();
        if (!isClosed) await negotiation.receive(signal.description);
      }),
    send: (next) => {
      present = next;
      sending.send(next);
    },
    restart: () =>
      inTurn(async () => {
        await configure();
        if (!isClosed && peer.signalingState === "stable") peer.restartIce();
      }),
    close: () => {
      isClosed = true;
      stopCandidates();
      stopWatch();
      stopQuality();
      peer.close();
    },
  };
}

function configurationOf({ iceServers, isRelayOnly }: LineAccess): RTCConfiguration {
  return {
    bundlePolicy: "max-bundle",
    iceTransportPolicy: isRelayOnly ? "relay" : "all",
    iceServers: iceServers.map(({ urls, username, credential }) => ({
      urls: [...urls],
      ...(username == null ? {} : { username }),
      ...(credential == null ? {} : { credential }),
    })),
  };
}
