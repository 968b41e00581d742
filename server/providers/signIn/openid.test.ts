import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createMemoryStandIns } from "../../local/standIns/memory.ts";
import type { StandInStore } from "../standIns.ts";
import { describeSignIn } from "./contract.ts";
import { listPeople, savePeople } from "../../local/openid/people.ts";
import { type Chooser, createLocalProvider } from "../../local/openid/provider.ts";
import { createOpenIdSignIn } from "./openid.ts";

const ISSUER = "http://app.test/local/openid";
const RETURN_URL = "https://app.test/login/return";
const ADA = {
  subject: "ada",
  email: "ada@example.test",
  firstName: "Ada",
  lastName: "Example",
  note: "",
};

/** The local provider with the OpenID client in front of it, and no network between them. */
async function openProvider(
  options: { secretOfClient?: string; clockCorrection?: () => number } = {},
) {
  const standIns = createMemoryStandIns();
  await savePeople(standIns, [ADA]);
  let count = 0;
  // The client checks times by the system's clock, so the provider follows it here.
  const clock = { offset: 0 };
  const chooser: { last: Chooser | null } = { last: null };
  const provider = createLocalProvider({
    issuer: ISSUER,
    clientId: "local",
    clientSecret: "the secret",
    isOwnAddress: (address) => address.startsWith("https://app.test/"),
    standIns,
    now: () => Date.now() + clock.offset,
    newSecret: () => `secret${(count += 1)}`,
    renderChooser: (page) => {
      chooser.last = page;
      return "page";
    },
  });
  const warn = vi.fn<(message: string, details: Record<string, unknown>) => void>();
  const signIn = createOpenIdSignIn({
    issuer: ISSUER,
    clientId: "local",
    clientSecret: options.secretOfClient ?? "the secret",
    warn,
    ...(options.clockCorrection ? { clockCorrection: options.clockCorrection } : {}),
    fetch: (url, init) => provider(new Request(url, init as RequestInit)),
  });
  const send = (fields: Record<string, string>) =>
    provider(
      new Request(`${ISSUER}/authorize`, { method: "POST", body: new URLSearchParams(fields) }),
    );
  const request = { client_id: "local", redirect_uri: RETURN_URL, state: "state" };
  return { provider, signIn, warn, standIns, clock, chooser, send, request };
}

const queryOf = (response: Response) =>
  new URL(response.headers.get("location") ?? "http://nowhere").searchParams;

describeSignIn("OpenID Connect", async () => {
  const { signIn, send } = await openProvider();
  return {
    signIn,
    goAndPickAda: async (address) =>
      queryOf(await send({ ...Object.fromEntries(new URL(address).searchParams), choice: "ada" })),
  };
});

describe("the OpenID client", () => {
  it("asks for what sign-in and sharing need", async () => {
    const { signIn } = await openProvider();
    const address = await signIn.authorizationUrl({ redirectUri: RETURN_URL, state: "s" });
    const asked = Object.fromEntries(new URL(address).searchParams);
    expect(asked).toEqual({
      client_id: "local",
      redirect_uri: RETURN_URL,
      response_type: "code",
      scope: "openid profile email w_member_social",
      state: "s",
    });
  });

  it("says why in the log when the provider refuses, without the code", async () => {
    const { signIn, warn } = await openProvider();
    await signIn.exchange({ code: "s3cret-code", redirectUri: RETURN_URL }).catch(() => undefined);
    expect(JSON.stringify(warn.mock.calls)).toContain("invalid_grant");
    expect(JSON.stringify(warn.mock.calls)).not.toContain("s3cret-code");
  });

  it("fails as a sign-in, not as a fault, when its own secret is wrong", async () => {
    const { signIn, send, request } = await openProvider({ secretOfClient: "another" });
    const code = queryOf(await send({ ...request, choice: "ada" })).get("code") ?? "";
    await expect(signIn.exchange({ code, redirectUri: RETURN_URL })).rejects.toMatchObject({
      code: "SIGN_IN_FAILED",
    });
  });

  it("tries again after a provider that did not answer", async () => {
    let isUp = false;
    const { provider } = await openProvider();
    const signIn = createOpenIdSignIn({
      issuer: ISSUER,
      clientId: "local",
      clientSecret: "the secret",
      warn: () => undefined,
      fetch: (url, init) =>
        isUp
          ? provider(new Request(url, init as RequestInit))
          : Promise.reject(new TypeError("no route to host")),
    });
    const ask = () => signIn.authorizationUrl({ redirectUri: RETURN_URL, state: "s" });
    await expect(ask()).rejects.toMatchObject({ code: "SIGN_IN_FAILED" });
    isUp = true;
    expect(await ask()).toContain("/authorize?");
  });
});

describe("a client on a machine whose clock is wrong", () => {
  const signInWith = async (clockCorrection?: () => number) => {
    const { signIn, send, request, clock } = await openProvider(
      clockCorrection ? { clockCorrection } : {},
    );
    const at = async (offset: number) => {
      clock.offset = offset;
      const code = queryOf(await send({ ...request, choice: "ada" })).get("code") ?? "";
      return signIn.exchange({ code, redirectUri: RETURN_URL });
    };
    return { at };
  };
  const AN_HOUR = 60 * 60 * 1000;

  it("takes a fresh token for an expired one when it is not told the right time", async () => {
    const { at } = await signInWith();
    await expect(at(-AN_HOUR)).rejects.toMatchObject({ code: "SIGN_IN_FAILED" });
  });

  it.each([AN_HOUR, -AN_HOUR])("judges tokens by the right time, %i ms off", async (ms) => {
    const { at } = await signInWith(() => ms);
    expect(await at(ms)).toMatchObject({ subject: "ada" });
  });

  it("follows when the machine's clock is set", async () => {
    let correction = 0;
    const { at } = await signInWith(() => correction);
    await at(0);
    correction = -AN_HOUR;
    expect(await at(-AN_HOUR)).toMatchObject({ subject: "ada" });
  });
});

describe("the local provider", () => {
  let open: Awaited<ReturnType<typeof openProvider>>;
  let standIns: StandInStore;

  beforeEach(async () => {
    open = await openProvider();
    standIns = open.standIns;
  });

  it("comes back with access_denied when one cancels", async () => {
    const back = queryOf(await open.send({ ...open.request, choice: "cancel" }));
    expect(back.get("error")).toBe("access_denied");
    expect(back.get("state")).toBe("state");
    expect(back.get("code")).toBeNull();
  });

  it("sends nobody to another site, whatever the page was asked for", async () => {
    const request = { ...open.request, redirect_uri: "https://evil.test/" };
    expect((await open.send({ ...request, choice: "ada" })).status).toBe(400);
    const page = await open.provider(
      new Request(`${ISSUER}/authorize?${new URLSearchParams(request)}`),
    );
    expect(page.status).toBe(400);
  });

  it("signs in someone new, and offers them from then on", async () => {
    const someone = { first_name: "Noor", last_name: "Demo", email: "Noor@Example.test" };
    const pick = async () => {
      const back = await open.send({ ...open.request, ...someone, choice: "new" });
      const code = queryOf(back).get("code") ?? "";
      return open.signIn.exchange({ code, redirectUri: RETURN_URL });
    };
    const first = await pick();
    expect(first).toMatchObject({
      firstName: "Noor",
      lastName: "Demo",
      email: "Noor@Example.test",
    });
    expect((await pick()).subject).toBe(first.subject);
    expect((await listPeople(standIns)).map(({ firstName }) => firstName)).toEqual(["Ada", "Noor"]);
  });

  it("shows the page again with what was typed when someone new is not told whole", async () => {
    const typed = { first_name: "Noor", last_name: " ", email: "noor@example.test" };
    const answer = await open.send({ ...open.request, ...typed, choice: "new" });
    expect(answer.status).toBe(422);
    expect(open.chooser.last).toMatchObject({
      complaint: "Please enter a first and a last name.",
      typed: { firstName: "Noor", email: "noor@example.test" },
    });
  });

  it("refuses PKCE and sends no nonce, as LinkedIn does", async () => {
    const pkce = { code_challenge: "c".repeat(43), code_challenge_method: "S256" };
    const page = await open.provider(
      new Request(`${ISSUER}/authorize?${new URLSearchParams({ ...open.request, ...pkce })}`),
    );
    expect(page.status).toBe(400);
    expect((await open.send({ ...open.request, ...pkce, choice: "ada" })).status).toBe(400);

    const asked = { ...open.request, nonce: "n", choice: "ada" };
    const code = queryOf(await open.send(asked)).get("code") ?? "";
    const redeem = async (fields: Record<string, string>) => {
      const client = { client_id: "local", client_secret: "the secret", redirect_uri: RETURN_URL };
      const body = new URLSearchParams({ ...client, code, ...fields });
      return open.provider(new Request(`${ISSUER}/token`, { method: "POST", body }));
    };
    const verified = await redeem({ code_verifier: "v".repeat(43) });
    expect([verified.status, await verified.json()]).toMatchObject([
      400,
      { error: "invalid_request" },
    ]);
    const tokens = (await (await redeem({})).json()) as { id_token: string };
    expect(decodeJwt(tokens.id_token)).not.toHaveProperty("nonce");
  });

  it("forgets a code after a minute", async () => {
    const code = queryOf(await open.send({ ...open.request, choice: "ada" })).get("code") ?? "";
    open.clock.offset = 60_000;
    await expect(open.signIn.exchange({ code, redirectUri: RETURN_URL })).rejects.toMatchObject({
      code: "SIGN_IN_FAILED",
    });
  });

  it("keeps its key, and shows only the public half of it", async () => {
    const read = async () =>
      (await open.provider(new Request(`${ISSUER}/jwks`))).json() as Promise<{ keys: object[] }>;
    const first = await read();
    expect(await read()).toEqual(first);
    expect(first.keys).toHaveLength(1);
    expect(first.keys[0]).not.toHaveProperty("d");
  });
});
