import type { IncomingMessage } from "node:http";
import type { Geo } from "../providers/geo/port.ts";
import { type TokenReading, readAccessToken } from "../services/shared/accessToken.ts";
import type { ProcessContext, ServiceContext } from "../services/shared/context.ts";
import { createLoaders } from "../services/shared/loaders.ts";
import { clientAddress } from "./clientAddress.ts";
import { readCookies, writeCookie } from "./cookies.ts";
import type { Caller } from "./rateLimits.ts";

/** What belongs to one request and to no other: read from its headers, gathered for its answer. */
export interface RequestScope {
  address: string;
  /** What its bearer token turned out to be; null without one. */
  token: TokenReading | null;
  /** `Set-Cookie` headers of the answer. */
  cookies: string[];
  context: ServiceContext;
}

export interface RequestScopeOptions {
  process: ProcessContext;
  geo: Geo;
  /** How many proxies stand in front, see `clientAddress`. */
  trustedProxies: number;
}

/** Reads a request's token, cookies and address into the context that use cases are given. */
export async function createRequestScope(
  options: RequestScopeOptions,
  request: IncomingMessage,
): Promise<RequestScope> {
  const { process, geo, trustedProxies } = options;
  const isSecure = process.settings.publicUrl.startsWith("https:");
  const address = clientAddress(request, trustedProxies);
  const { refresh, country, timeZone } = readCookies(request.headers.cookie, { isSecure });
  const token = await readBearer(process, request.headers.authorization);
  const viewer = token?.kind === "valid" ? token.viewer : null;
  const cookies: string[] = [];
  const context: ServiceContext = {
    ...process,
    viewer,
    visitor: {
      refreshToken: refresh,
      countryCode: country,
      timeZone,
      ipCountryCode: geo.countryOf(address),
    },
    setCookie: (cookie) => void cookies.push(writeCookie(cookie, { isSecure })),
    loaders: createLoaders({ store: process.store, userId: viewer?.userId ?? null }),
  };
  return { address, token, cookies, context };
}

/** Who makes the call, for its limits. */
export function callerOf({ address, context }: RequestScope): Caller {
  const { viewer, visitor } = context;
  return { address, userId: viewer?.userId ?? null, refreshToken: visitor.refreshToken };
}

/** The headers that use cases have set for the answer. */
export function answerHeaders({ cookies, token }: RequestScope): Record<string, string | string[]> {
  return {
    "cache-control": "no-store",
    ...(cookies.length === 0 ? {} : { "set-cookie": cookies }),
    // Also on calls that need nobody signed in: their answer may be another one for somebody.
    ...(token?.kind === "expired" ? { "token-expired": "true" } : {}),
  };
}

async function readBearer(
  process: ProcessContext,
  header: string | undefined,
): Promise<TokenReading | null> {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? "") ?? [];
  return token === undefined ? null : readAccessToken(process, token);
}
