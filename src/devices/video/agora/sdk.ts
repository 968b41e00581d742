import type { IAgoraRTC, IAgoraRTCClient } from "agora-rtc-sdk-ng";

/** As much of Agora's client as a line uses. */
export type AgoraClient = Pick<
  IAgoraRTCClient,
  | "connectionState"
  | "join"
  | "leave"
  | "on"
  | "publish"
  | "remoteUsers"
  | "removeAllListeners"
  | "renewToken"
  | "subscribe"
  | "unpublish"
>;

/** As much of Agora's SDK as a line uses; a test gives another. */
export type Agora = Pick<
  IAgoraRTC,
  "createCustomAudioTrack" | "createCustomVideoTrack" | "disableLogUpload" | "setLogLevel"
> & { createClient(config: { mode: "rtc"; codec: "vp8" }): AgoraClient };

type SetParameter = (name: string, value: unknown) => void;

/** Of its own levels: errors only. */
const LOG_ERRORS = 3;

/** A file of its own, of more than a megabyte: loaded when the first line is opened. */
export async function loadAgora(): Promise<Agora> {
  const { default: agora } = await import("agora-rtc-sdk-ng");
  agora.setLogLevel(LOG_ERRORS);
  agora.disableLogUpload();
  // In no documentation, but the only way: without it, every few seconds are reported to Agora.
  (agora as { setParameter?: SetParameter }).setParameter?.("ENABLE_EVENT_REPORT", false);
  return agora;
}
