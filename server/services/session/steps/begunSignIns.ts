import { SIGN_INS_BEGUN_MAX, SIGN_IN_MAX_MS } from "../../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";

type BrowserContext = Pick<ServiceContext, "visitor" | "setCookie" | "now">;

/**
 * Records in the browser that it began a sign-in with this state. Several tabs may be signing in,
 * so it remembers several.
 */
export async function noteSignIn(context: BrowserContext, state: string): Promise<void> {
  const now = context.now();
  const entry = `${await hashOf(state)}-${now.toString(36)}`;
  const begun = [entry, ...begunIn(context)].slice(0, SIGN_INS_BEGUN_MAX);
  const expiresAt = now + SIGN_IN_MAX_MS;
  context.setCookie({ name: "signIn", value: begun.join("."), expiresAt });
}

/**
 * Whether this browser has begun a sign-in with the state. It stays true after the sign-in, because
 * the call may be repeated.
 */
export async function hasBegunSignIn(context: BrowserContext, state: string): Promise<boolean> {
  const hash = await hashOf(state);
  return begunIn(context).some((entry) => entry.startsWith(`${hash}-`));
}

/** The cookie's recent entries, latest first. */
function begunIn({ visitor, now }: BrowserContext): string[] {
  const earliest = now() - SIGN_IN_MAX_MS;
  const entries = visitor.signInsBegun?.split(".") ?? [];
  return entries.filter((entry) => Number.parseInt(entry.split("-")[1] ?? "", 36) >= earliest);
}
