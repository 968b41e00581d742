import type { ProcessContext } from "../../shared/context.ts";
import { hashOf } from "../../shared/hash.ts";

/** Digits of a `Message-ID` before the host: 128 bits. */
const DIGITS = 32;

/** The `Message-ID` of a key, without brackets. It reveals nothing of the key. */
export async function mailId(
  { settings }: Pick<ProcessContext, "settings">,
  key: string,
): Promise<string> {
  return `${(await hashOf(key)).slice(0, DIGITS)}@${new URL(settings.publicUrl).hostname}`;
}
