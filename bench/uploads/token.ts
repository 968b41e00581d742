import { issueAccessToken } from "../../server/services/shared/accessToken.ts";
import { DEMO_SELLER } from "../../server/services/shared/demoSeller.ts";
import type { Settings } from "../../server/services/shared/context.ts";
import { userRow } from "../../server/store/factories/profiles.ts";

export const SETTINGS: Settings = {
  publicUrl: "http://127.0.0.1",
  tokenSecret: new TextEncoder().encode("a secret of the figures, and of nothing else"),
  sellerCountryCode: "BE",
  seller: DEMO_SELLER,
  policyUrls: { terms: null, privacy: null },
  documentsMaxBytes: Infinity,
};

/** The uploader's token header. */
export async function authorization(): Promise<string> {
  const issuer = { now: () => Date.now(), settings: SETTINGS };
  return `Bearer ${await issueAccessToken(issuer, userRow({ id: "usr_creator" }))}`;
}
