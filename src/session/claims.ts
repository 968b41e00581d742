import type { UserRole } from "../domain/generated/enums.ts";
import type { Instant } from "../domain/time/instant.ts";

/** The signed-in user's summary, as the access token carries it. */
export interface MeSummary {
  role: UserRole;
  userProfileId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Path of the picture; null without one. */
  profilePicture: string | null;
  /** Name of the public page in addresses. */
  slug: string;
  beamerIsOnboarded: boolean;
  userIsOnboarded: boolean;
}

/** An access token, read. */
export interface Claims {
  me: MeSummary;
  expiresAt: Instant;
}

/**
 * Reads an access token without verifying its signature: the server alone decides whether it is
 * valid, the browser only shows who it is about. Null if the text isn't such a token.
 */
export function readClaims(token: string): Claims | null {
  const payload = readPayload(token);
  if (!payload || typeof payload["exp"] !== "number") return null;
  const { role, userProfileId, slug } = payload;
  if (role !== "user" && role !== "beamer") return null;
  if (typeof userProfileId !== "string" || typeof slug !== "string") return null;
  const text = (key: string) => (typeof payload[key] === "string" ? payload[key] : "");
  return {
    expiresAt: payload["exp"] * 1000,
    me: {
      role,
      userProfileId,
      slug,
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      profilePicture: text("profilePicture") || null,
      beamerIsOnboarded: payload["beamerIsOnboarded"] === true,
      userIsOnboarded: payload["userIsOnboarded"] === true,
    },
  };
}

function readPayload(token: string): Record<string, unknown> | null {
  const [, body, signature] = token.split(".");
  if (!body || signature === undefined) return null;
  try {
    const binary = atob(body.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === "object" && payload !== null
      ? (payload as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
