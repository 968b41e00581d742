import type { VideoProvider } from "../../../src/domain/generated/enums.ts";
import type { Instant } from "../../../src/domain/time/instant.ts";

/** A server that helps two browsers to reach each other. */
export interface IceServer {
  urls: readonly string[];
  /** Null where none is needed. */
  username: string | null;
  /** Null where none is needed. */
  credential: string | null;
}

/** What lets one participant into a channel for some minutes. */
export interface VideoAdmission {
  /** Id of the app at the provider; empty where it needs none. */
  appId: string;
  /** Empty where the provider needs none. */
  token: string;
  iceServers: readonly IceServer[];
  /** Whether browsers may reach each other through `iceServers` alone. */
  isRelayOnly: boolean;
}

/** What carries picture and sound. It knows nothing of who may meet, and when. */
export interface Video {
  readonly provider: VideoProvider;
  /** Lets a participant into a channel until `expiresAt`. Makes no call to the provider. */
  admit(participant: {
    channelId: string;
    participantId: number;
    now: Instant;
    expiresAt: Instant;
  }): Promise<VideoAdmission>;
}
