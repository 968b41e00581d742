import { STORAGE_KEYS } from "../domain/shared/limits.ts";
import type { SessionHost } from "./host.ts";
import { typedSealOf } from "./typedSeal.ts";

/** Unsaved input of a form. Never card fields, files or secrets. */
export interface KeptTyped {
  /** The form's name for people. */
  readonly label: string;
  readonly values: unknown;
  /** The initial content's revision, see docs/product.md 16.9; null without one. */
  readonly revision: string | null;
}

type KeptByForm = Record<string, KeptTyped>;
type Place = Pick<SessionHost, "storage" | "tabStorage">;

/**
 * What this tab keeps for an account, by the form's id. Another account's, and what was typed
 * before a sign-out, is ignored.
 */
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

/** Keeps one form's unsaved input; null deletes it. */
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

/** No account's id begins with another's and a space. */
const sealOf = (host: Place, account: string) => `${typedSealOf(host, account)} `;
