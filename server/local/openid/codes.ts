import type { StandInStore } from "../../providers/standIns.ts";

const CODE_LIFETIME_MS = 60_000;

/** What a one-time code, or the access token that it is exchanged for, represents. */
export interface Grant {
  subject: string;
  redirectUri: string;
  expiresAt: number;
}

/** What the local provider keeps under a secret for a minute. */
export interface GrantBox {
  put(grant: Omit<Grant, "expiresAt">): Promise<string>;
  /** Null when the secret is unknown, used or expired. Can be taken only once. */
  take(secret: string): Promise<Grant | null>;
}

/** A box in the stand-ins' store; `kind` keeps codes and access tokens apart. */
export function grantBox(options: {
  kind: "code" | "token";
  standIns: StandInStore;
  now: () => number;
  newSecret: () => string;
}): GrantBox {
  const { kind, standIns, now, newSecret } = options;
  const keyOf = (secret: string) => `openid:${kind}:${secret}`;
  return {
    put: async (grant) => {
      const secret = newSecret();
      await standIns.write(keyOf(secret), { ...grant, expiresAt: now() + CODE_LIFETIME_MS });
      return secret;
    },
    take: async (secret) => {
      const grant = (await standIns.take(keyOf(secret))) as Grant | null;
      return grant !== null && grant.expiresAt > now() ? grant : null;
    },
  };
}
