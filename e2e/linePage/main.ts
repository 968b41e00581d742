import { createBrowserMedia } from "../../src/devices/video/browserMedia.ts";
import { openBrowserLine } from "../../src/devices/video/browserLine.ts";
import type { LineAccess, LineState, Outgoing, VideoLine } from "../../src/devices/video/port.ts";

/** What one's line is opened with: all of `LineOptions` that isn't a function. */
export interface PageLineOptions {
  access: LineAccess;
  isPolite: boolean;
}

/** What of one's own is sent. */
export interface PageOutgoing {
  hasSound: boolean;
  picture: "CAMERA" | "SCREEN" | null;
}

/** What of a line can be told outside the page. */
export interface PageLineState {
  connection: LineState["connection"];
  quality: LineState["quality"];
  hasSound: boolean;
  isScreen: boolean;
  hasSoundTrack: boolean;
  hasPicture: boolean;
}

/** A page that has a line and nothing else. Signals pass through the test that drives it. */
export interface LinePage {
  open(options: PageLineOptions): Promise<void>;
  setPeer(participantId: number | null): void;
  receive(signal: { from: number; data: string }): void;
  send(outgoing: PageOutgoing): Promise<void>;
  close(): void;
  state(): PageLineState;
  /** Frames of the other side's picture that were decoded since the connection was made. */
  framesDecoded(): Promise<number>;
  /** Bytes of the other side's sound. */
  soundBytes(): Promise<number>;
  /** How the two reach each other: a candidate's type, as of this side; null while they don't. */
  way(): Promise<string | null>;
  /** Names the way that both have agreed on; another one after each restart. */
  iceUser(): string | null;
  /** When (`performance.now()`) the peer was set, the line was up and the first frame was decoded. */
  times(): Promise<{ peerSet: number; up: number | null; firstFrame: number | null }>;
  /** How many peer connections were made. */
  connections(): number;
  log(): string[];
}

declare global {
  interface Window {
    line: LinePage;
    /** Given by the test that drives the page. */
    sendSignal: (signal: { to: number; data: string }) => Promise<void>;
    renewAccess: () => Promise<LineAccess | null>;
  }
}

const media = createBrowserMedia();
const logged: string[] = [];
const peers: RTCPeerConnection[] = [];
let line: VideoLine | null = null;
let state: LineState | null = null;
let microphone: Promise<MediaStreamTrack> | null = null;
let camera: Promise<MediaStreamTrack> | null = null;
let screen: Promise<MediaStreamTrack> | null = null;
let peerSet = 0;
let up: number | null = null;
let firstFrame: number | null = null;

async function inbound(kind: "audio" | "video", field: string): Promise<number> {
  let count = 0;
  const report = await peers.at(-1)?.getStats();
  report?.forEach((entry) => {
    if (entry.type === "inbound-rtp" && entry.kind === kind) count += entry[field] ?? 0;
  });
  return count;
}

/** Every few milliseconds until the first frame, unless the peer is set again meanwhile. */
async function watchFirstFrame(began: number): Promise<void> {
  if (firstFrame !== null || began !== peerSet) return;
  if (up !== null && (await inbound("video", "framesDecoded")) > 0) firstFrame = performance.now();
  setTimeout(() => void watchFirstFrame(began), 10);
}

async function trackOf(picture: PageOutgoing["picture"]): Promise<MediaStreamTrack | null> {
  if (picture === null) return null;
  if (picture === "CAMERA") return (camera ??= media.openCamera(null));
  return (screen ??= media.openScreen());
}

window.line = {
  open: async ({ access, isPolite }) => {
    line = await openBrowserLine(
      {
        access,
        isPolite,
        renew: () => window.renewAccess(),
        sendSignal: (signal) => void window.sendSignal(signal),
        onChange: (next) => {
          if (next.connection === "UP" && state?.connection !== "UP") up = performance.now();
          state = next;
        },
        log: (message, error) => logged.push(`${message}: ${String(error)}`),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      {
        createPeer: (configuration) => {
          const peer = new RTCPeerConnection(configuration);
          peers.push(peer);
          return peer;
        },
        createStream: () => new MediaStream(),
      },
    );
  },
  setPeer: (participantId) => {
    peerSet = performance.now();
    up = null;
    firstFrame = null;
    line?.setPeer(participantId);
    if (participantId !== null) void watchFirstFrame(peerSet);
  },
  receive: (signal) => line?.receive(signal),
  send: async ({ hasSound, picture }) => {
    const outgoing: Outgoing = {
      microphone: hasSound ? await (microphone ??= media.openMicrophone(null)) : null,
      picture: await trackOf(picture),
      isScreen: picture === "SCREEN",
    };
    line?.send(outgoing);
  },
  close: () => line?.close(),
  state: () => ({
    connection: state?.connection ?? "CONNECTING",
    quality: state?.quality ?? null,
    hasSound: state?.incoming.hasSound ?? false,
    isScreen: state?.incoming.isScreen ?? false,
    hasSoundTrack: state?.incoming.sound != null,
    hasPicture: state?.incoming.picture != null,
  }),
  framesDecoded: () => inbound("video", "framesDecoded"),
  soundBytes: () => inbound("audio", "bytesReceived"),
  way: async () => {
    const report = await peers.at(-1)?.getStats();
    let local: string | null = null;
    report?.forEach((entry) => {
      if (entry.type !== "transport") return;
      const pair = report.get(entry.selectedCandidatePairId);
      local = report.get(pair?.localCandidateId)?.candidateType ?? null;
    });
    return local;
  },
  iceUser: () =>
    /a=ice-ufrag:(\S+)/.exec(peers.at(-1)?.currentLocalDescription?.sdp ?? "")?.[1] ?? null,
  times: async () => ({ peerSet, up, firstFrame }),
  connections: () => peers.length,
  log: () => logged,
};
