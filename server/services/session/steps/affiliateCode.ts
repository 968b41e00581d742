import type { UserRow } from "../../../store/ports/profiles.ts";
import type { ServiceContext } from "../../shared/context.ts";
import { sha256 } from "../../shared/hash.ts";

/** 32 characters that can't be confused when read out or written down. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;

/** A new invitation code, 50 bits. */
export async function newAffiliateCode({
  newSecret,
}: Pick<ServiceContext, "newSecret">): Promise<string> {
  const bytes = await sha256(newSecret());
  return Array.from(bytes.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** The beamer whose code it is, case-insensitive; null if no one has it. */
export async function inviterOf(
  { store }: Pick<ServiceContext, "store">,
  code: string,
): Promise<UserRow | null> {
  const owner = await store.users.byAffiliateCode(code.trim().toUpperCase());
  return owner?.role === "beamer" ? owner : null;
}
