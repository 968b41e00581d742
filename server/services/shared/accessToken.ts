import { SignJWT, errors, jwtVerify } from "jose";
import { ACCESS_TOKEN_LIFETIME_MS, MINUTE_MS } from "../../../src/domain/shared/limits.ts";
import type { UserRow } from "../../store/ports/profiles.ts";
import type { ServiceContext, Viewer } from "./context.ts";

type Issuer = Pick<ServiceContext, "now" | "settings">;
type Reader = Issuer & Pick<ServiceContext, "endedSessions">;

/** The result of reading a bearer token. Only a token that was once valid counts as expired. */
export type TokenReading =
  | { kind: "valid"; viewer: Viewer }
  /** Null if it doesn't say whose it was. */
  | { kind: "expired"; userId: string | null }
  | { kind: "invalid" };

/**
 * A signed token that says who the person is, for 15 minutes by the context's clock, or until the
 * session has ended.
 */
export async function issueAccessToken(
  { now, settings }: Issuer,
  user: UserRow,
  sessionId?: string,
): Promise<string> {
  const issuedAt = now();
  return new SignJWT({
    userProfileId: user.id,
    role: user.role,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    profilePicture: user.picture?.systemFullPath ?? null,
    slug: user.slug,
    beamerIsOnboarded: user.beamerIsOnboarded,
    userIsOnboarded: user.userIsOnboarded,
    sid: sessionId,
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(inSeconds(issuedAt))
    .setExpirationTime(inSeconds(issuedAt + ACCESS_TOKEN_LIFETIME_MS))
    .sign(await keyOf(settings.tokenSecret));
}

/**
 * A token valid for longer was signed while the clock was wrong: it would outlive the record of
 * ended sessions. The extra minute is for processes whose clocks don't agree yet.
 */
const LONGEST_VALIDITY_MS = ACCESS_TOKEN_LIFETIME_MS + MINUTE_MS;

/** Reads a token of `issueAccessToken`. Never throws. */
export async function readAccessToken(
  { now, settings, endedSessions }: Reader,
  token: string,
): Promise<TokenReading> {
  try {
    const { payload } = await jwtVerify(token, await keyOf(settings.tokenSecret), {
      algorithms: ["HS256"],
      requiredClaims: ["exp"],
      currentDate: new Date(now()),
    });
    const { userProfileId, role, sid, exp = 0 } = payload;
    if (typeof userProfileId !== "string") return { kind: "invalid" };
    if (exp > inSeconds(now() + LONGEST_VALIDITY_MS)) {
      return { kind: "expired", userId: userProfileId };
    }
    if (role !== "user" && role !== "beamer") return { kind: "invalid" };
    const sessionId = typeof sid === "string" ? sid : undefined;
    if (sessionId !== undefined && (await endedSessions.has(sessionId))) return { kind: "invalid" };
    return { kind: "valid", viewer: { userId: userProfileId, role, sessionId } };
  } catch (error) {
    // The signature is checked before the time: an expired token is one that we signed.
    if (!(error instanceof errors.JWTExpired)) return { kind: "invalid" };
    const { userProfileId } = error.payload;
    return { kind: "expired", userId: typeof userProfileId === "string" ? userProfileId : null };
  }
}

const keys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

/**
 * The key of a secret. Cached: importing it takes as long as a signature, and each call checks one.
 */
function keyOf(secret: Uint8Array): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known !== undefined) return known;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = crypto.subtle.importKey("raw", new Uint8Array(secret), algorithm, false, [
    "sign",
    "verify",
  ]);
  keys.set(secret, key);
  return key;
}

const inSeconds = (instant: number) => Math.floor(instant / 1000);
