import { SIGN_OUT_WAIT_MS, STORAGE_KEYS } from "../domain/shared/limits.ts";
import { PATHS } from "../domain/shared/paths.ts";
import { LogOutDocument } from "../operations/generated/graphql.ts";
import { claimSlug } from "./claimedSlug.ts";
import { pause } from "./host.ts";
import { onboardingDraftKey } from "./onboardingDraftKey.ts";
import type { Session } from "./session.ts";

type SignOutSession = Pick<Session, "host" | "me" | "fireAndForget" | "clear">;

/**
 * Ends the session on the server and in every tab, deletes what was typed on this device, then
 * shows the start page or another address of this site (docs/product.md 2.13). Waits up to
 * `SIGN_OUT_WAIT_MS` for a silent server. It asks nobody: see `useSignOut`.
 */
export async function signOut(
  { host, me, fireAndForget, clear }: SignOutSession,
  path: string = PATHS.root,
): Promise<void> {
  const { storage, tabStorage } = host;
  const draftKey = onboardingDraftKey(me());
  const note = () => storage.setItem(STORAGE_KEYS.signedOut, host.newSecret());
  // First of all: a tab that is refused meanwhile then knows not to keep its texts.
  note();
  const told = fireAndForget(LogOutDocument, {}, "signing out on the server");
  // Anyone who signs out may walk away from a shared computer.
  await Promise.race([told, pause(host, SIGN_OUT_WAIT_MS)]);
  // Once more, for what was typed in another window since.
  note();
  clear();
  storage.removeItem(draftKey);
  storage.removeItem(STORAGE_KEYS.answers);
  storage.removeItem(STORAGE_KEYS.pages);
  tabStorage.removeItem(STORAGE_KEYS.typed);
  claimSlug(host, "");
  host.leaveFor(path);
}
