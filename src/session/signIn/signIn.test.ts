import { describe, expect, it } from "vitest";
import {
  LinkedInAuthorizationUrlDocument,
  LinkedInSignInSignUpDocument,
} from "../../operations/generated/graphql.ts";
import { documentIdOf } from "../../calls/documentId.ts";
import type { MeSummary } from "../claims.ts";
import { noteLogIn, rememberAddress } from "./interruptedAddress.ts";
import { takeAddress } from "./takeAddress.ts";
import { createSession } from "../session.ts";
import { finishSignIn, startSignIn } from "./signIn.ts";
import { signInAgainAddress } from "./signInRedirect.ts";
import { createFakeBrowser, type SeenRequest } from "../testing/fakeBrowser.ts";
import { answer, demoUser, makeToken } from "../testing/tokens.ts";

const RETURN_URL = "https://beamers.example/login/return";

function open({ me = {} }: { me?: Partial<MeSummary> } = {}) {
  const seen: SeenRequest[] = [];
  const network = { isDown: false };
  const browser = createFakeBrowser({
    server(request) {
      if (network.isDown) throw new TypeError("Failed to fetch");
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
  return { ...tab, browser, network, seen, session: createSession(tab.host) };
}

/** A tab that went to the provider; `back` returns from it. */
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
    expect(happened).toEqual(["leave instead for https://provider.example/authorize"]);
  });

  it("keeps a page to go back to that is there for something else", async () => {
    const { session, happened } = open();
    await startSignIn(session, { keepsPage: true });
    expect(happened).toEqual(["leave for https://provider.example/authorize"]);
  });
});

describe("a browser that keeps nothing", () => {
  it("is told so before it leaves for a sign-in that could not end", async () => {
    const { session, happened } = open();
    const tabStorage = { ...session.host.tabStorage, setItem: () => false };
    const forgetful = { ...session, host: { ...session.host, tabStorage } };
    await expect(startSignIn(forgetful)).rejects.toMatchObject({
      message: "Your browser doesn’t store anything for this site, so we can’t sign you in.",
      code: "SIGN_IN_FAILED",
      nextStep: "Allow cookies and site data for this site, then try again.",
    });
    expect(happened).toEqual([]);
  });
});

describe("a sign-in that the network interrupts", () => {
  async function openOffline(affiliateCode: string | null) {
    const opened = await openAtProvider({ affiliateCode, me: { role: "beamer" } });
    opened.network.isDown = true;
    const failing = opened.back({ code: "c1", state: opened.state });
    const failed = failing.catch((error: unknown) => error);
    await opened.browser.pass(5_000);
    return { ...opened, failed: await failed };
  }

  it("can be ended by loading its page again, with the same invitation", async () => {
    const { failed, network, back, state, seen } = await openOffline("CODE-1234");
    expect(failed).toMatchObject({ code: "NETWORK" });
    network.isDown = false;
    expect(await back({ code: "c1", state })).toBe("/beamer/onboarding");
    expect(seen.at(-1)?.variables).toMatchObject({
      command: { code: "c1", affiliateCode: "CODE-1234" },
    });
  });

  it("can be started again with the same invitation", async () => {
    const { host } = await openOffline("CODE-1234");
    expect(signInAgainAddress(host)).toBe("/join?beamercode=CODE-1234");
  });

  it("is started again where everybody signs in when it came without one", async () => {
    const { host } = await openOffline(null);
    expect(signInAgainAddress(host)).toBe("/login");
  });

  it("leaves no invitation behind once it has ended", async () => {
    const { network, back, state, host } = await openOffline("CODE-1234");
    network.isDown = false;
    await back({ code: "c1", state });
    expect(signInAgainAddress(host)).toBe("/login");
  });
});

describe("coming back", () => {
  it("sends code, redirect address and state with accepted policies, and keeps the token", async () => {
    const { back, state, seen, session } = await openAtProvider();
    expect(await back({ code: "c1", state })).toBe("/user");
    expect(seen[1]?.variables).toEqual({
      command: {
        code: "c1",
        url: RETURN_URL,
        state,
        acceptedPolicies: true,
        affiliateCode: null,
      },
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

  it("leads back to the code, which the browser has nowhere else, when the provider reports an error", async () => {
    const { back, seen } = await openAtProvider({ affiliateCode: "CODE-1234" });
    const joining = "/join?beamercode=CODE-1234&error=access_denied";
    expect(await back({ error: "access_denied" })).toBe(joining);
    expect(seen).toHaveLength(1);
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
      "was started in another window",
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
      message: "LinkedIn couldn’t sign you in (server_error).",
      code: "SIGN_IN_FAILED",
    });
  });

  it("never shows words that somebody wrote into the address", async () => {
    const { back } = await openAtProvider();
    const error_description = "Call this number";
    const failing = back({ error: "Send us money", error_description });
    await expect(failing).rejects.toThrow("LinkedIn couldn’t sign you in.");
  });

  it("has its own words for somebody who changed their mind", async () => {
    const { back } = await openAtProvider();
    await expect(back({ error: "access_denied" })).rejects.toThrow("You cancelled the sign-in");
  });
});
