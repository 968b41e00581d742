import { PATHS } from "../../domain/shared/paths.ts";
import { joinAddress } from "../../domain/session/addresses.ts";
import type { SessionHost } from "../host.ts";

const KEY = "signInRedirect";

type TabHost = Pick<SessionHost, "tabStorage">;

/** What must survive the redirect to the provider and back. */
export interface SignInRedirect {
  state: string;
  url: string;
  affiliateCode: string | null;
}

/** False if the browser cannot store it. */
export function keepRedirect({ tabStorage }: TabHost, redirect: SignInRedirect): boolean {
  return tabStorage.setItem(KEY, JSON.stringify(redirect));
}

/** The sign-in that this tab has begun and not ended; null without one. */
export function readRedirect({ tabStorage }: TabHost): SignInRedirect | null {
  try {
    return JSON.parse(tabStorage.getItem(KEY) ?? "null") as SignInRedirect | null;
  } catch {
    return null;
  }
}

/** Forgets the redirect once it has ended. */
export function dropRedirect({ tabStorage }: TabHost): void {
  tabStorage.removeItem(KEY);
}

/**
 * Where a failed sign-in is restarted: with the invitation, if it came with one (docs/product.md
 * 2.6).
 */
export function signInAgainAddress(host: TabHost): string {
  const code = readRedirect(host)?.affiliateCode;
  return code ? joinAddress(code) : PATHS.login;
}
