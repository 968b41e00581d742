import type { VideoProvider } from "../../domain/generated/enums.ts";

/*
 * Camera, microphone and screen of this device, and the line to the other side. Screens know only
 * these two; each provider's line is loaded when it is used.
 */

/** A camera or microphone of this device. */
export interface MediaSource {
  id: string;
  kind: "camera" | "microphone";
  /** Empty until the browser may tell. */
  label: string;
}

/** Why there is no picture or sound of one's own. */
export type MediaTrouble =
  /** The person or the browser's settings refused it. */
  | "DENIED"
  /** This device has none. */
  | "NONE"
  /** Another program has it. */
  | "IN_USE"
  /** The person chose no screen. */
  | "CANCELLED"
  | "FAILED";

export class MediaError extends Error {
  readonly trouble: MediaTrouble;

  constructor(trouble: MediaTrouble, options?: ErrorOptions) {
    super(`no picture or sound: ${trouble}`, options);
    this.trouble = trouble;
  }
}

/** Measures how loud a microphone is. */
export interface Level {
  /** From 0, silence, to 1. */
  read(): number;
  stop(): void;
}

/** What this device can record. Its functions reject with `MediaError`. */
export interface Media {
  /** Whether this browser can be in a live session at all. */
  isSupported: boolean;
  /** Whether it can share a screen: phones can't. */
  canShareScreen: boolean;
  /** Cameras and microphones; with labels once one of them was opened. */
  list(): Promise<MediaSource[]>;
  /** Calls `listener` when one was plugged in or out; the result stops it. */
  onChange(listener: () => void): () => void;
  /** Opens the source, or any. */
  openCamera(id: string | null): Promise<MediaStreamTrack>;
  openMicrophone(id: string | null): Promise<MediaStreamTrack>;
  /** Asks which screen or window to share. */
  openScreen(): Promise<MediaStreamTrack>;
  measure(microphone: MediaStreamTrack): Level;
}

/** What of one's own goes to the other side. */
export interface Outgoing {
  /** Null while muted. */
  microphone: MediaStreamTrack | null;
  /** The camera's picture or the screen's; null for none. */
  picture: MediaStreamTrack | null;
  isScreen: boolean;
}

/** What comes from the other side. */
export interface Incoming {
  sound: MediaStreamTrack | null;
  picture: MediaStreamTrack | null;
  isScreen: boolean;
  /** False while they have muted themselves. */
  hasSound: boolean;
}

/** How the line is. */
export interface LineState {
  connection: "CONNECTING" | "UP" | "LOST";
  /** Null while nothing is known. */
  quality: "GOOD" | "FAIR" | "POOR" | null;
  incoming: Incoming;
}

/** Before anything has come. */
export const NO_LINE: LineState = {
  connection: "CONNECTING",
  quality: null,
  incoming: { sound: null, picture: null, isScreen: false, hasSound: false },
};

/** The line to the other person in the channel. */
export interface VideoLine {
  send(outgoing: Outgoing): void;
  /** The number of the other side's tab; null while nobody is there. */
  setPeer(participantId: number | null): void;
  /** What the other side's device has sent to ours. */
  receive(signal: { from: number; data: string }): void;
  close(): void;
}

/** What lets somebody into a channel: `LiveSessionAccess` of the contract. */
export interface LineAccess {
  provider: VideoProvider | null;
  appId: string;
  channelId: string;
  participantId: number;
  token: string;
  iceServers: readonly {
    readonly urls: readonly string[];
    readonly username?: string | null | undefined;
    readonly credential?: string | null | undefined;
  }[];
  isRelayOnly: boolean;
}

export interface LineOptions {
  access: LineAccess;
  /** Fresh access under the same number, before the present one runs out. Null once none is given. */
  renew: () => Promise<LineAccess | null>;
  /** Of two that make an offer at once, the polite one gives way. */
  isPolite: boolean;
  /** Sends to the other side's device, in order; kept until it gets through. */
  sendSignal: (signal: { to: number; data: string }) => void;
  onChange: (state: LineState) => void;
  log: (message: string, error?: unknown) => void;
  /** Calls `run` once after `ms`; the result cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

/** Opens the line of the provider that `access` names. Rejects when it is out of reach. */
export type OpenLine = (options: LineOptions) => Promise<VideoLine>;

/** All that a live session needs of this device. */
export interface VideoDevices {
  media: Media;
  openLine: OpenLine;
}
