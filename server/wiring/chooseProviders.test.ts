import { describe, expect, it } from "vitest";
import { createWorld } from "../world/world.ts";
import type { Route } from "../http/handler.ts";
import { type LocalAdapters, chooseProviders } from "./chooseProviders.ts";
import { readProviderSettings } from "./serviceSettings.ts";

const NOTHING_SET = readProviderSettings({}, { isProduction: false });
const LINKEDIN = {
  LINKEDIN_ISSUER: "https://sign-in.example.test",
  LINKEDIN_CLIENT_ID: "id",
  LINKEDIN_CLIENT_SECRET: "secret",
};

const route = (path: Route["path"]): Route => ({ path, answer: () => undefined });

function localAdapters(): LocalAdapters {
  const { providers } = createWorld();
  const local = Object.fromEntries(
    Object.entries(providers).map(([name, adapter]) => [name, { adapter, routes: [] }]),
  ) as unknown as LocalAdapters;
  return {
    ...local,
    signIn: { ...local.signIn, routes: [route("/local/openid/")] },
    cards: { ...local.cards, routes: [route("/local/cards/confirm")] },
  };
}

describe("the adapter of each provider", () => {
  const common = { warn: () => undefined, clockCorrection: () => 0 };

  it("is the local one without keys, with its routes", async () => {
    const local = localAdapters();
    const { providers, routes } = chooseProviders({ settings: NOTHING_SET, local, ...common });
    expect(providers.signIn).toBe(local.signIn.adapter);
    expect(providers.cards).toBe(local.cards.adapter);
    const request = { provider: "google", redirectUri: "https://x.example", state: "s" } as const;
    expect(await providers.calendars.authorizationUrl(request)).toBe(
      await local.calendars.adapter.authorizationUrl(request),
    );
    expect(providers.vatNumbers).toBe(local.vatNumbers.adapter);
    expect(routes.map(({ path }) => path)).toEqual(["/local/openid/", "/local/cards/confirm"]);
  });

  it("is the live one with its keys, and the local one's routes are not there", () => {
    const local = localAdapters();
    const settings = { ...NOTHING_SET, signIn: LINKEDIN };
    const { providers, routes, pageNeeds } = chooseProviders({ settings, local, ...common });
    expect(pageNeeds).toEqual([{ sources: { "img-src": ["https://media.licdn.com"] } }]);
    expect(providers.signIn).not.toBe(local.signIn.adapter);
    expect(providers.cards).toBe(local.cards.adapter);
    expect(routes.map(({ path }) => path)).toEqual(["/local/cards/confirm"]);
  });

  it("stays the local one where the keys are set and no live adapter is built", () => {
    const local = localAdapters();
    const settings = { ...NOTHING_SET, cards: { STRIPE_SECRET_KEY: "sk" } };
    const { providers, pageNeeds } = chooseProviders({ settings, local, ...common });
    expect(providers.cards).toBe(local.cards.adapter);
    // Nothing of its pages' needs is allowed either.
    expect(pageNeeds).toEqual([]);
  });

  const AGORA = { AGORA_APP_ID: "0".repeat(32), AGORA_APP_CERTIFICATE: "1".repeat(32) };
  const BROWSERS = {
    VIDEO: "browser",
    STUN_URLS: "stun:a.example, stun:b.example",
    TURN_URLS: "turn:c.example",
    TURN_SECRET: "shared",
    VIDEO_RELAY_ONLY: "true",
  };
  const videoWith = (video: Record<string, string> | null) =>
    chooseProviders({ settings: { ...NOTHING_SET, video }, local: localAdapters(), ...common });

  it("is Agora for live sessions with its keys, and pages may reach its servers at any port", () => {
    const { providers, pageNeeds } = videoWith(AGORA);
    expect(providers.video.provider).toBe("AGORA");
    const sources = pageNeeds.flatMap(({ sources }) => sources?.["connect-src"] ?? []);
    expect(sources).toContain("wss://*.sd-rtn.com:*");
  });

  it("is the browsers themselves where they are chosen, with the servers that help them", async () => {
    const { providers, pageNeeds } = videoWith(BROWSERS);
    expect(providers.video.provider).toBe("BROWSER");
    const who = { channelId: "chn_1", participantId: 1, now: 0, expiresAt: 1_000 };
    expect(await providers.video.admit(who)).toMatchObject({
      iceServers: [{ urls: ["stun:a.example", "stun:b.example"] }, { urls: ["turn:c.example"] }],
      isRelayOnly: true,
    });
    // No policy holds for what two browsers send each other.
    expect(pageNeeds).toEqual([{}]);
  });

  it("is the browsers without any servers on this machine", () => {
    expect(videoWith(null).providers.video.provider).toBe("BROWSER");
  });

  it("is a mail server with its keys, at which the product's address sends", () => {
    const mail = {
      SMTP_URL: "smtp://127.0.0.1:2525",
      MAIL_FROM: "mails@example.com",
      MAILS_PER_SECOND: "10",
    };
    const local = localAdapters();
    const settings = { ...NOTHING_SET, mail };
    const { providers, pageNeeds } = chooseProviders({ settings, local, ...common });
    expect(providers.mail).not.toBe(local.mail.adapter);
    expect(providers.mail.sender).toBe("mails@example.com");
    expect(pageNeeds).toEqual([{}]);
  });

  it("is never a local one in production", () => {
    const settings = { ...NOTHING_SET, signIn: LINKEDIN };
    expect(() => chooseProviders({ settings, local: null, ...common })).toThrow("Stripe");
  });
});
