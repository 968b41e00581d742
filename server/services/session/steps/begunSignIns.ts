import { SIGN_INS_BEGUN_MAX, SIGN_IN_MAX_MS } from "../../../../src/domain/shared/limits.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";

type BrowserContext = Pick<ServiceContext, "visitor" | "setCookie" | "now">;

/**
 * Has the browser remember that it began a sign-in with this state. Each tab may be on its way to
 * the provider, so it remembers several.
 */
export async function noteSignIn(context: BrowserContext, state: string): Promise<void> {
  const now = context.now();
  const entry = `${await hashOf(state)}-${now.toString(36)}`;
  const begun = [entry, ...begunIn(context)].slice(0, SIGN_INS_BEGUN_MAX);
  const expiresAt = now + SIGN_IN_MAX_MS;
  context.setCookie({ name: "signIn", value: begun.join("."), expiresAt });
}

/**
 * Whether this browser has begun a sign-in with the state. That stays so once the sign-in has
 * ended, for the same call may come again.
 */
export async function hasBegunSignIn(context: BrowserContext, state: string): Promise<boolean> {
  const hash = await hashOf(state);
  return begunIn(context).some((entry) => entry.startsWith(`${hash}-`));
}

/** What the cookie names that began within the time, the latest first. */
function begunIn({ visitor, now }: BrowserContext): string[] {
  const earliest = now() - SIGN_IN_MAX_MS;
  const entries = visitor.signInsBegun?.split(".") ?? [];
  return entries.filter((entry) => Number.parseInt(entry.split("-")[1] ?? "", 36) >= earliest);
}
