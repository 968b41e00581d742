import { describe, expect, it } from "vitest";
import { soundsLikeThePlatform } from "./platformVoice.ts";

describe("an address sounds as if the platform spoke", () => {
  it.each([
    "billing",
    "security",
    "official",
    "stripe",
    "signin",
    "sign-in",
    "payments",
    "refund",
    "refunds",
    "verify",
    "verify-account",
    "account-verification",
    "beamers-support",
    "beamers-support-2",
    "support2",
    "2-support",
    "billing-team",
    "customer-care",
    "beamers-anything",
    "the-official-beamers",
    "beamerssupport",
    "officialbeamers",
    "ada-support",
    "support-ada",
    "stripe-payments",
    "log-in",
  ])("%s", (slug) => expect(soundsLikeThePlatform(slug)).toBe(true));
});

describe("an address is anybody's", () => {
  it.each([
    "demo-speaker",
    "todd-beamer",
    "will-pay",
    "mark-price",
    "grace-press",
    "frank-law",
    "ada-security",
    "security-with-ada",
    "payments-explained",
    "ada-official",
    "beamerson",
    "tax-services",
    "legal-advice",
    "supporters-club",
    "2026",
    "creator",
    "creator-2",
  ])("%s", (slug) => expect(soundsLikeThePlatform(slug)).toBe(false));
});
