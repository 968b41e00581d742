import { z } from "zod";
import { POLICY_PATHS } from "../src/domain/session/policies.ts";
import type { Settings } from "./services/shared/context.ts";

const page = z
  .string()
  .default("")
  .transform((text) => text.trim() || null)
  .refine(
    (text) => text === null || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    "must be an address like https://example.com/terms",
  );

/** Where the operator's own policies are, as settings of the server (docs/product.md 2.16). */
export const POLICY_SETTINGS = { TERMS_URL: page, PRIVACY_URL: page };

/** The addresses that these settings name; null where the site's own text is meant. */
export function policyUrlsOf(
  settings: { readonly [Name in keyof typeof POLICY_SETTINGS]: string | null },
  { publicUrl }: { publicUrl: string },
): Settings["policyUrls"] {
  return {
    terms: elsewhere(settings.TERMS_URL, publicUrl),
    privacy: elsewhere(settings.PRIVACY_URL, publicUrl),
  };
}

/** Null for the site's own pages: visits would be sent from there to there, for ever. */
function elsewhere(address: string | null, publicUrl: string): string | null {
  if (address === null) return null;
  const { origin, pathname, href } = new URL(address);
  const path = pathname.replace(/\/$/, "").toLowerCase();
  const isOwn = origin === publicUrl && Object.values<string>(POLICY_PATHS).includes(path);
  return isOwn ? null : href;
}
