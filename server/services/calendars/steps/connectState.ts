import { refuse } from "../../../../src/domain/shared/errors.ts";
import { CALENDAR_STATE_LIFETIME_MS } from "../../../../src/domain/shared/limits.ts";
import type { Instant } from "../../../../src/domain/time/instant.ts";
import type { ProcessContext } from "../../shared/context.ts";
import { derivedSecret, hashOf } from "../../shared/hash.ts";

type Signer = Pick<ProcessContext, "settings" | "now">;

/** Who asked to connect a calendar, and where the browser comes back to. */
interface Asked {
  userId: string;
  redirectUri: string;
}

/** The OAuth state: it proves that the same person asked, recently. */
export function newState(context: Signer, asked: Asked): Promise<string> {
  return stateUntil(context, { ...asked, expiresAt: context.now() + CALENDAR_STATE_LIFETIME_MS });
}

/** Refuses with `CALENDAR_NOT_CONNECTED` a state of someone else's, or an expired one. */
export async function checkState(
  context: Signer,
  { state, ...asked }: Asked & { state: string },
): Promise<void> {
  const expiresAt = Number(state.split(".")[0]);
  const right = await stateUntil(context, { ...asked, expiresAt });
  // Hashes are compared, so that timing reveals nothing.
  const isRight = (await hashOf(right)) === (await hashOf(state));
  if (!isRight || expiresAt <= context.now()) refuse("CALENDAR_NOT_CONNECTED");
}

async function stateUntil(
  { settings }: Signer,
  { userId, redirectUri, expiresAt }: Asked & { expiresAt: Instant },
): Promise<string> {
  const signed = JSON.stringify(["connect calendar", userId, redirectUri, expiresAt]);
  return `${expiresAt}.${await derivedSecret(settings.tokenSecret, signed)}`;
}
