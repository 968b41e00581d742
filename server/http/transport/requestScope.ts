import type { IncomingMessage } from "node:http";
import type { Geo } from "../../providers/geo/port.ts";
import { type TokenReading, readAccessToken } from "../../services/shared/accessToken.ts";
import type { ProcessContext, ServiceContext } from "../../services/shared/context.ts";
import { createLoaders } from "../../services/shared/loaders.ts";
import { clientAddress } from "./clientAddress.ts";
import { countryIn } from "./visitorCountry.ts";
import { readCookies, writeCookie } from "../security/cookies.ts";
import type { Caller } from "../security/rateLimits.ts";

/** What belongs to one request and to no other: read from its headers, gathered for its answer. */
export interface RequestScope {
  address: string;
  /** The decoded bearer token; null without one. */
  token: TokenReading | null;
  /** `Set-Cookie` headers of the answer. */
  cookies: string[];
  context: ServiceContext;
}

export interface RequestScopeOptions {
  process: ProcessContext;
  geo: Geo;
  /** How many proxies are in front, see `clientAddress`. */
  trustedProxies: number;
  /** Where a proxy names the visitor's country, see `countryIn`; by default none does. */
  countryHeader?: string | null;
}

/** Reads a request's token, cookies and address into the context that use cases are given. */
export async function createRequestScope(
  options: RequestScopeOptions,
  request: IncomingMessage,
): Promise<RequestScope> {
  const { process, geo, trustedProxies, countryHeader = null } = options;
  const isSecure = process.settings.publicUrl.startsWith("https:");
  const address = clientAddress(request, trustedProxies);
  const { refresh, signIn, country, timeZone } = readCookies(request.headers.cookie, { isSecure });
  const token = await readBearer(process, request);
  const viewer = token?.kind === "valid" ? token.viewer : null;
  const cookies: string[] = [];
  const context: ServiceContext = {
    ...process,
    viewer,
    visitor: {
      refreshToken: refresh,
      signInsBegun: signIn,
      countryCode: country,
      timeZone,
      ipCountryCode: countryIn(request, countryHeader) ?? geo.countryOf(address),
    },
    setCookie: (cookie) => void cookies.push(writeCookie(cookie, { isSecure })),
    loaders: createLoaders({ store: process.store, userId: viewer?.userId ?? null }),
  };
  return { address, token, cookies, context };
}

/** Who sends a request, for its limits, before anything else in it is read. */
export async function readCaller(
  { process, trustedProxies }: Pick<RequestScopeOptions, "process" | "trustedProxies">,
  request: IncomingMessage,
): Promise<Caller> {
  const isSecure = process.settings.publicUrl.startsWith("https:");
  const token = await readBearer(process, request);
  return {
    address: clientAddress(request, trustedProxies),
    userId: token?.kind === "valid" ? token.viewer.userId : null,
    expiredUserId: token?.kind === "expired" ? token.userId : null,
    refreshToken: readCookies(request.headers.cookie, { isSecure }).refresh,
  };
}

/** Who makes the call, for its limits. */
export function callerOf({ address, token, context }: RequestScope): Caller {
  const { viewer, visitor } = context;
  return {
    address,
    userId: viewer?.userId ?? null,
    expiredUserId: token?.kind === "expired" ? token.userId : null,
    refreshToken: visitor.refreshToken,
  };
}

/** The headers that use cases have set for the answer. */
export function answerHeaders({ cookies, token }: RequestScope): Record<string, string | string[]> {
  return {
    "cache-control": "no-store",
    ...(cookies.length === 0 ? {} : { "set-cookie": cookies }),
    // Also on calls that need no sign-in: their answer may depend on the viewer.
    ...(token?.kind === "expired" ? { "token-expired": "true" } : {}),
  };
}

const readings = new WeakMap<
  IncomingMessage,
  { process: ProcessContext; reading: Promise<TokenReading | null> }
>();

/** A request's token is verified once: that takes as long as a small call. */
function readBearer(
  process: ProcessContext,
  request: IncomingMessage,
): Promise<TokenReading | null> {
  const known = readings.get(request);
  if (known?.process === process) return known.reading;
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const reading = token === undefined ? Promise.resolve(null) : readAccessToken(process, token);
  readings.set(request, { process, reading });
  return reading;
}
