import { SECOND_MS } from "../../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { IceServer, Video } from "../port.ts";

export interface BrowserVideoOptions {
  /** Addresses of servers that tell a browser under which address others see it. */
  stunUrls?: readonly string[];
  /** Addresses of servers that pass picture and sound on. */
  turnUrls?: readonly string[];
  /** What the TURN servers share with this one; null without any. */
  turnSecret?: string | null;
  /** Whether all picture and sound goes through the TURN servers; needs some. */
  isRelayOnly?: boolean;
}

/**
 * From one browser to the other (WebRTC), over servers of one's own or none: on one machine, and
 * between machines of one network, it needs none. No Node module.
 */
export function createBrowserVideo({
  stunUrls = [],
  turnUrls = [],
  turnSecret = null,
  isRelayOnly = false,
}: BrowserVideoOptions = {}): Video {
  const stun: IceServer = { urls: stunUrls, username: null, credential: null };
  return {
    provider: "BROWSER",
    admit: async (participant) => {
      const turn =
        turnSecret === null
          ? []
          : [{ urls: turnUrls, ...(await turnCredentials(turnSecret, participant)) }];
      const iceServers = [stun, ...turn].filter(({ urls }) => urls.length > 0);
      return { appId: "", token: "", iceServers, isRelayOnly };
    },
  };
}

/**
 * Credentials that TURN servers with the same secret accept until a moment, with no word
 * from this server: coturn's `use-auth-secret` (draft-uberti-behave-turn-rest).
 */
async function turnCredentials(
  secret: string,
  { participantId, expiresAt }: { participantId: number; expiresAt: Instant },
): Promise<{ username: string; credential: string }> {
  const username = `${Math.floor(expiresAt / SECOND_MS)}:${participantId}`;
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const hmac = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), hmac, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, bytesOf(username));
  return { username, credential: btoa(String.fromCharCode(...new Uint8Array(signature))) };
}
