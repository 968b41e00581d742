import type { MeSummary } from "../claims.ts";
import { START } from "./fakeBrowser.ts";

export const demoUser: MeSummary = {
  role: "user",
  userProfileId: "usr_demo",
  firstName: "Demo",
  lastName: "Visitor",
  email: "visitor@demo.example",
  profilePicture: null,
  slug: "demo-visitor",
  beamerIsOnboarded: false,
  userIsOnboarded: true,
};

/** An access token as the server would sign it, but for the signature. */
export function makeToken({
  expiresAt = START + 15 * 60_000,
  me = {},
}: { expiresAt?: number; me?: Partial<MeSummary> } = {}): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { ...demoUser, ...me, exp: expiresAt / 1000 };
  return `${part({ alg: "HS256" })}.${part(claims)}.signature`;
}

export const answer = (data: unknown, init: ResponseInit = {}) => Response.json({ data }, init);

/** An answer that refuses. */
export function refusal(
  extensions: Record<string, unknown>,
  message = "No.",
  init: ResponseInit = {},
): Response {
  return Response.json({ data: null, errors: [{ message, extensions }] }, init);
}
