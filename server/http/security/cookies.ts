import type { CookieName, SetCookie } from "../../services/shared/context.ts";

/** What a cookie is read and written with; the rest of it follows from its name. */
interface CookieRules {
  path: string;
  sameSite: "Strict" | "Lax";
}

const RULES: Record<CookieName, CookieRules> = {
  // Only calls of this site's own pages ever need it.
  refresh: { path: "/graphql", sameSite: "Strict" },
  signedIn: { path: "/", sameSite: "Lax" },
  // Only calls need it too; for all paths, so that no neighbouring host can set it.
  signIn: { path: "/", sameSite: "Strict" },
  country: { path: "/", sameSite: "Lax" },
  timeZone: { path: "/", sameSite: "Lax" },
  browserZone: { path: "/", sameSite: "Lax" },
};

const LONGEST_VALUE = 512;

/** Whether the site is reached by https. */
interface CookieOptions {
  isSecure: boolean;
}

/**
 * What a cookie is called in the browser. Under https with a prefix that browsers take from this
 * host and over https alone: no neighbouring host and no one on the path can set it. Without https,
 * in local mode, browsers would refuse such a name.
 */
export function cookieNameOf(name: CookieName, { isSecure }: CookieOptions): string {
  if (!isSecure) return name;
  return RULES[name].path === "/" ? `__Host-${name}` : `__Secure-${name}`;
}

/**
 * Our cookies in a `Cookie` header; null for one that is missing, empty or absurdly long. Under
 * https a name without its prefix isn't ours.
 */
export function readCookies(
  header: string | undefined,
  options: CookieOptions,
): Record<CookieName, string | null> {
  const found = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 0) continue;
    const name = pair.slice(0, equals).trim();
    // The first one wins: a browser sends the one with the longest path first.
    if (!found.has(name)) found.set(name, pair.slice(equals + 1).trim());
  }
  const read = (name: CookieName) => {
    const value = decoded(found.get(cookieNameOf(name, options)) ?? "");
    return value === "" || value.length > LONGEST_VALUE ? null : value;
  };
  return {
    refresh: read("refresh"),
    signedIn: read("signedIn"),
    signIn: read("signIn"),
    country: read("country"),
    timeZone: read("timeZone"),
    browserZone: read("browserZone"),
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** A `Set-Cookie` header. No cookie that the server sets is readable by scripts. */
export function writeCookie(
  { name, value, expiresAt }: Parameters<SetCookie>[0],
  { isSecure }: CookieOptions,
): string {
  const { path, sameSite } = RULES[name];
  const expiry = value === null ? 0 : expiresAt;
  return [
    `${cookieNameOf(name, { isSecure })}=${encodeURIComponent(value ?? "")}`,
    `Path=${path}`,
    "HttpOnly",
    `SameSite=${sameSite}`,
    ...(isSecure ? ["Secure"] : []),
    ...(expiry === null ? [] : [`Expires=${new Date(expiry).toUTCString()}`]),
  ].join("; ");
}
