import * as client from "openid-client";
import { RefusalError, refuse } from "../../../src/domain/shared/errors.ts";
import type { SignIn, SignedInPerson } from "./port.ts";

/** LinkedIn's permission to post. */
const SHARING_SCOPE = "w_member_social";
const SCOPE = `openid profile email ${SHARING_SCOPE}`;
const TIMEOUT_SECONDS = 10;
/** Smaller changes are within what the client tolerates anyway, which is 30 seconds. */
const CORRECTION_STEP_MS = 5_000;

export interface OpenIdOptions {
  /**
   * Address below which the discovery document lies. LinkedIn's is
   * `https://www.linkedin.com/oauth`.
   */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * Milliseconds to add to this machine's clock to have the right time, which tokens are checked
   * against.
   */
  clockCorrection?: () => number;
  /** Called with the reason why a code was refused; never with the code or the secret. */
  warn: (message: string, details: Record<string, unknown>) => void;
  /** Name under which identities are kept, when it must not follow the issuer's address. */
  identityIssuer?: string;
  /** How the provider is reached; the network by default. */
  fetch?: client.CustomFetch;
}

/**
 * Sign-in at an OpenID provider with discovery, authorisation code flow,
 * secret in the request body.
 */
export function createOpenIdSignIn(options: OpenIdOptions): SignIn {
  const { warn, issuer } = options;
  const configuration = forEachClockCorrection(options);

  /** A refusal stays what it is; everything else is the provider's failure, and is logged. */
  const orRefuse = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof RefusalError) throw error;
      warn("the sign-in provider failed", { issuer, error: reasonOf(error) });
      return refuse("SIGN_IN_FAILED");
    }
  };

  return {
    authorizationUrl: ({ redirectUri, state }) =>
      orRefuse(async () => {
        const asked = { redirect_uri: redirectUri, scope: SCOPE, state };
        return client.buildAuthorizationUrl(await configuration(), asked).href;
      }),

    exchange: ({ code, redirectUri }) =>
      orRefuse(async () => {
        const person = await redeem({ configuration: await configuration(), code, redirectUri });
        return { ...person, issuer: options.identityIssuer ?? person.issuer };
      }),
  };
}

/**
 * The provider's configuration. It holds a correction of the clock, so it is
 * made again for another one.
 */
function forEachClockCorrection(options: OpenIdOptions): () => Promise<client.Configuration> {
  const { clockCorrection = () => 0 } = options;
  const make = (correction: number) => ({
    correction,
    configuration: onceItWorks(() => discover(options, { correction })),
  });
  let made = make(clockCorrection());
  return () => {
    const correction = clockCorrection();
    if (Math.abs(correction - made.correction) > CORRECTION_STEP_MS) made = make(correction);
    return made.configuration();
  };
}

async function discover(
  options: OpenIdOptions,
  { correction }: { correction: number },
): Promise<client.Configuration> {
  const issuer = new URL(options.issuer);
  const configuration = await client.discovery(
    issuer,
    options.clientId,
    { [client.clockSkew]: Math.round(correction / 1000) },
    client.ClientSecretPost(options.clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      // Only a provider on this machine is reached without TLS.
      ...(issuer.protocol === "http:" ? { execute: [client.allowInsecureRequests] } : {}),
      ...(options.fetch ? { [client.customFetch]: options.fetch } : {}),
    },
  );
  client.enableNonRepudiationChecks(configuration);
  return configuration;
}

async function redeem(request: {
  configuration: client.Configuration;
  code: string;
  redirectUri: string;
}): Promise<SignedInPerson> {
  const { configuration, code, redirectUri } = request;
  const returned = new URL(redirectUri);
  returned.searchParams.set("code", code);
  // The state was checked already, against what the browser kept when it was sent away.
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) return refuse("SIGN_IN_FAILED");
  const info = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  if (!info.email) {
    return refuse("SIGN_IN_FAILED", { message: "Your account there has no email address." });
  }
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: info.email,
    // Some providers write it as a text.
    isEmailVerified: String(info.email_verified) === "true",
    firstName: info.given_name ?? info.name ?? "",
    lastName: info.family_name ?? "",
    ...sharingIn(tokens),
  };
}

/**
 * The permission to post, if the person granted it: a provider that names no scopes gave all of
 * them (RFC 6749, 5.1).
 */
function sharingIn(tokens: client.TokenEndpointResponse): Pick<SignedInPerson, "sharing"> {
  const { access_token: accessToken, expires_in: seconds, scope } = tokens;
  const isGiven = scope === undefined || scope.split(/[ ,]/).includes(SHARING_SCOPE);
  if (!isGiven || seconds === undefined) return {};
  return { sharing: { accessToken, lifetimeMs: seconds * 1_000 } };
}

/** Caches the first success; a failure is retried by the next caller. */
function onceItWorks<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

/** What may be logged: the provider's error, never the code or the secret. */
function reasonOf(error: unknown): string {
  if (error instanceof client.ResponseBodyError)
    return `${error.error}: ${error.error_description}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
