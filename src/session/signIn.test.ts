import { describe, expect, it } from "vitest";
import {
  LinkedInAuthorizationUrlDocument,
  LinkedInSignInSignUpDocument,
} from "../operations/generated/graphql.ts";
import { documentIdOf } from "./documentId.ts";
import type { MeSummary } from "./claims.ts";
import { noteLogIn, rememberAddress } from "./interruptedAddress.ts";
import { takeAddress } from "./takeAddress.ts";
import { createSession } from "./session.ts";
import { finishSignIn, startSignIn } from "./signIn.ts";
import { createFakeBrowser, type SeenRequest } from "./testing/fakeBrowser.ts";
import { answer, demoUser, makeToken } from "./testing/tokens.ts";

const RETURN_URL = "https://beamers.example/login/return";

function open({ me = {} }: { me?: Partial<MeSummary> } = {}) {
  const seen: SeenRequest[] = [];
  const browser = createFakeBrowser({
    server(request) {
      seen.push(request);
      if (request.documentId === documentIdOf(LinkedInAuthorizationUrlDocument)) {
        return answer({ linkedInAuthorizationUrl: "https://provider.example/authorize" });
      }
      if (request.documentId === documentIdOf(LinkedInSignInSignUpDocument)) {
        return answer({ linkedInSignInSignUp: { token: makeToken({ me }) } });
      }
      return new Response("", { status: 400 });
    },
  });
  const tab = browser.openTab();
  return { ...tab, seen, session: createSession(tab.host) };
}

/** A tab that has been to the provider; `back` comes back from it. */
async function openAtProvider({
  affiliateCode = null,
  me = {},
}: { affiliateCode?: string | null; me?: Partial<MeSummary> } = {}) {
  const opened = open({ me });
  await startSignIn(opened.session, { affiliateCode });
  const state = String(opened.seen[0]?.variables["state"]);
  const back = (query: Record<string, string>) =>
    finishSignIn(opened.session, new URLSearchParams(query));
  return { ...opened, state, back };
}

describe("starting a sign-in", () => {
  it("asks for the provider's address with a secret state, and leaves for it", async () => {
    const { seen, happened } = await openAtProvider();
    expect(seen[0]?.variables).toEqual({ redirectUri: RETURN_URL, state: "secret-1" });
    expect(happened).toEqual(["leave for https://provider.example/authorize"]);
  });
});

describe("coming back", () => {
  it("sends code and redirect address with accepted policies, and keeps the token", async () => {
    const { back, state, seen, session } = await openAtProvider();
    expect(await back({ code: "c1", state })).toBe("/user");
    expect(seen[1]?.variables).toEqual({
      command: { code: "c1", url: RETURN_URL, acceptedPolicies: true, affiliateCode: null },
    });
    expect(session.me()).toEqual(demoUser);
  });

  it("passes the beamer code on that the sign-up began with", async () => {
    const { back, state, seen } = await openAtProvider({ affiliateCode: "CODE-1234" });
    await back({ code: "c1", state });
    expect(seen[1]?.variables).toMatchObject({ command: { affiliateCode: "CODE-1234" } });
  });

  it("leads to where another code can be tried when it made no beamer of somebody", async () => {
    const { back, state, host } = await openAtProvider({ affiliateCode: "NOBODYS & CODE" });
    rememberAddress(host, "/demo/booking/1");
    expect(await back({ code: "c1", state })).toBe(
      "/join?beamercode=NOBODYS+%26+CODE&invalid=true",
    );
    expect(takeAddress(host)).toBe("/demo/booking/1");
  });

  it("leads on when the code made a beamer of somebody", async () => {
    const { back, state } = await openAtProvider({
      affiliateCode: "CODE-1234",
      me: { role: "beamer" },
    });
    expect(await back({ code: "c1", state })).toBe("/beamer/onboarding");
  });

  it("leads to the address that the sign-in interrupted, once", async () => {
    const { back, state, session, host } = await openAtProvider();
    rememberAddress(host, "/demo/booking/1?x=1");
    expect(await back({ code: "c1", state })).toBe("/demo/booking/1?x=1");
    expect(await finishSignIn(session, new URLSearchParams())).toBe("/user");
  });

  it("leads home from a page where nothing waits, whatever was remembered before", async () => {
    const { back, state, host } = await openAtProvider();
    rememberAddress(host, "/user/settings");
    noteLogIn(host, { pathname: "/home", search: "" });
    expect(await back({ code: "c1", state })).toBe("/user");
  });

  it("leads from a failed attempt to what that one interrupted", async () => {
    const { back, state, host } = await openAtProvider();
    rememberAddress(host, "/demo/booking/1");
    noteLogIn(host, { pathname: "/login/return", search: "?error=access_denied" });
    expect(await back({ code: "c1", state })).toBe("/demo/booking/1");
  });

  it("never leads back to a failed sign-in, which would show nothing", async () => {
    const { back, state, host } = await openAtProvider();
    rememberAddress(host, "/login/return?error=access_denied");
    expect(await back({ code: "c1", state })).toBe("/user");
  });

  it.each(["//evil.example", "https://evil.example", String.raw`/\evil.example`])(
    "never leads to another site (%s)",
    async (address) => {
      const { back, state, host } = await openAtProvider();
      rememberAddress(host, address);
      expect(await back({ code: "c1", state })).toBe("/user");
    },
  );

  it("refuses a state that is not the stored one, and sends nothing", async () => {
    const { back, seen, session } = await openAtProvider();
    await expect(back({ code: "c1", state: "forged" })).rejects.toThrow(
      "belongs to another window",
    );
    expect(seen).toHaveLength(1);
    expect(session.me()).toBeNull();
  });

  it("takes a state only once", async () => {
    const { back, state, seen } = await openAtProvider();
    await back({ code: "c1", state });
    expect(await back({ code: "c1", state })).toBe("/user");
    expect(seen).toHaveLength(2);
  });

  it("raises what the provider reports", async () => {
    const { back } = await openAtProvider();
    await expect(back({ error: "server_error" })).rejects.toMatchObject({
      message: "LinkedIn couldn't sign you in (server_error).",
      code: "SIGN_IN_FAILED",
    });
  });

  it("never shows words that somebody wrote into the address", async () => {
    const { back } = await openAtProvider();
    const error_description = "Call this number";
    const failing = back({ error: "Send us money", error_description });
    await expect(failing).rejects.toThrow("LinkedIn couldn't sign you in.");
  });

  it("has its own words for somebody who changed their mind", async () => {
    const { back } = await openAtProvider();
    await expect(back({ error: "access_denied" })).rejects.toThrow("You stopped the sign-in");
  });
});
