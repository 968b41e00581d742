import { STORAGE_KEYS } from "../domain/shared/limits.ts";
import type { SessionHost } from "./host.ts";
import { typedSealOf } from "./typedSeal.ts";

/** What was typed in a form and not saved. Card fields, files and secrets are never among it. */
export interface KeptTyped {
  /** What the person calls the form. */
  readonly label: string;
  readonly values: unknown;
  /** Of what the form began with, see docs/product.md 16.9; null without one. */
  readonly revision: string | null;
}

type KeptByForm = Record<string, KeptTyped>;
type Place = Pick<SessionHost, "storage" | "tabStorage">;

/** What this tab keeps for an account, by the form's id. Another account's, and what was typed
 * before somebody signed out, is as good as nothing. */
export function readKept(host: Place, account: string): KeptByForm {
  const seal = sealOf(host, account);
  const text = host.tabStorage.getItem(STORAGE_KEYS.typed);
  if (!text?.startsWith(seal)) return {};
  try {
    return JSON.parse(text.slice(seal.length)) as KeptByForm;
  } catch {
    return {};
  }
}

/** Keeps what was typed in one form; null forgets it. */
export function keepTyped(
  host: Place,
  account: string,
  { id, typed }: { id: string; typed: KeptTyped | null },
): void {
  const { [id]: _before, ...others } = readKept(host, account);
  const all = typed === null ? others : { ...others, [id]: typed };
  const { tabStorage } = host;
  if (Object.keys(all).length === 0) tabStorage.removeItem(STORAGE_KEYS.typed);
  else tabStorage.setItem(STORAGE_KEYS.typed, sealOf(host, account) + JSON.stringify(all));
}

/** No account's id begins with another's and a blank. */
const sealOf = (host: Place, account: string) => `${typedSealOf(host, account)} `;
