import { AccessToken2, ServiceRtc } from "agora-token/src/AccessToken2.js";
import { SECOND_MS } from "../../../src/domain/shared/limits.ts";
import type { Video } from "./port.ts";

export interface AgoraOptions {
  appId: string;
  appCertificate: string;
}

/** Whether a text has the form of an app's id or certificate: 32 hexadecimal digits. */
export const isAgoraKey = (text: string): boolean => /^[0-9a-f]{32}$/i.test(text);

/** What is wrong with such a text, as the rest of a sentence that begins with its setting's name. */
export const NO_AGORA_KEY = "must be 32 hexadecimal digits, as Agora’s console shows it";

/**
 * Agora's network. Throws on an id or certificate of another form, for which the library would
 * answer empty tokens.
 *
 * Tokens are made here from `AccessToken2`, which the library's builders wrap, because those take
 * the time from this machine's clock, and not the product's.
 */
export function createAgoraVideo({ appId, appCertificate }: AgoraOptions): Video {
  if (!isAgoraKey(appId)) throw new Error(`AGORA_APP_ID ${NO_AGORA_KEY}.`);
  if (!isAgoraKey(appCertificate)) throw new Error(`AGORA_APP_CERTIFICATE ${NO_AGORA_KEY}.`);
  return {
    provider: "AGORA",
    admit: async ({ channelId, participantId, now, expiresAt }) => {
      const lifetime = Math.max(1, Math.floor((expiresAt - now) / SECOND_MS));
      const issuedAt = Math.floor(now / SECOND_MS);
      const token = new AccessToken2(appId, appCertificate, issuedAt, lifetime);
      const service = new ServiceRtc(channelId, participantId);
      for (const privilege of PUBLISHER) service.add_privilege(privilege, lifetime);
      token.add_service(service);
      return { appId, token: token.build(), iceServers: [], isRelayOnly: false };
    },
  };
}

/** Texts go over our own server, so nobody needs Agora's data streams. */
const PUBLISHER = [
  ServiceRtc.kPrivilegeJoinChannel,
  ServiceRtc.kPrivilegePublishAudioStream,
  ServiceRtc.kPrivilegePublishVideoStream,
];
