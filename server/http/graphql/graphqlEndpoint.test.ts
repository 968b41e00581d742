import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { beamer, user } from "../../world/people.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";

const SIGN_IN = `mutation ($command: LinkedInSignInSignUpCommand!) {
  linkedInSignInSignUp(command: $command) { token }
}`;
const BEGIN = `query ($redirectUri: String!, $state: String!) {
  linkedInAuthorizationUrl(redirectUri: $redirectUri, state: $state)
}`;
const RETURN_URL = "https://beamers.example/login/return";

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

const answerOf = async (response: Response) => (await response.json()) as Answer;
const codeOf = async (response: Response) =>
  (await answerOf(response)).errors?.[0]?.extensions["code"];
const cookieOf = (response: Response, name: string) =>
  response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? null;

describe("/graphql", () => {
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await user(server.world, { id: "usr_ada", slug: "ada" });
    await beamer(server.world, { slug: "speaker" });
  });
  afterAll(() => server.stop());

  const bearer = async () => `Bearer ${await issueAccessToken(server.world, ada.row)}`;
  const ask = (query: string, headers?: Record<string, string>) => server.post({ query }, headers);

  it("signs in: token in the body, refresh token in a cookie that scripts cannot read", async () => {
    const { email, firstName, lastName } = ada.row;
    const code = await server.world.people.choose({
      person: {
        issuer: "world",
        subject: "usr_ada",
        email,
        isEmailVerified: true,
        firstName,
        lastName,
      },
      redirectUri: RETURN_URL,
    });
    const begun = await server.post({
      query: BEGIN,
      variables: { redirectUri: RETURN_URL, state: "the state" },
    });
    const noted = cookieOf(begun, "__Host-signIn") ?? "";
    expect(noted).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Secure; Expires=/);
    const command = { code, url: RETURN_URL, state: "the state", acceptedPolicies: true };
    const end = (headers: Record<string, string>) =>
      server.post({ query: SIGN_IN, variables: { command } }, headers);
    expect(await codeOf(await end({}))).toBe("SIGN_IN_FAILED");
    const response = await end({ cookie: noted.split(";")[0] ?? "" });
    expect((await answerOf(response)).data).toMatchObject({
      linkedInSignInSignUp: { token: expect.any(String) },
    });
    const cookie = cookieOf(response, "__Secure-refresh") ?? "";
    expect(cookie).toMatch(/; Path=\/graphql; HttpOnly; SameSite=Strict; Secure; Expires=/);

    const refreshed = await ask("mutation { refresh { token } }", {
      cookie: cookie.split(";")[0] ?? "",
    });
    expect(cookieOf(refreshed, "__Secure-refresh")).not.toBe(cookie);
    expect((await answerOf(refreshed)).data).toMatchObject({
      refresh: { token: expect.any(String) },
    });
  });

  it("remembers the visitor's country in a cookie and prices by it", async () => {
    const set = await ask(
      'mutation { updateCountryCookie(command: { countryCode: "FR" }) { countryCode source } }',
    );
    const cookie = cookieOf(set, "__Host-country")?.split(";")[0] ?? "";
    const read = await ask("{ countryCodeFromCookie priceCountry { countryCode source } }", {
      cookie,
    });
    expect((await answerOf(read)).data).toEqual({
      countryCodeFromCookie: "FR",
      priceCountry: { countryCode: "FR", source: "COOKIE" },
    });
  });

  it.each([
    [{ timeSlot: 930 }, "timeSlot", "Time slot must be a string"],
    [{ timeSlot: "" }, "timeSlot", "Time slot is required"],
    [
      { timeSlot: "half past nine" },
      "timeSlot",
      "Something went wrong when converting time slot to local time string",
    ],
    [{ date: "2026-02-30" }, "date", "Please enter a valid date"],
    [{ date: "" }, "date", "Date is required"],
    [{ timeZone: "Mars/Olympus" }, "timeZone", "We don’t know this time zone. Choose another one."],
  ])(
    "refuses a booking of %j with the field's name and the form's text",
    async (wrong, field, message) => {
      const right = { date: "2026-03-17", timeSlot: "09:30", timeZone: "Europe/Brussels" };
      const query =
        "mutation ($command: CreateBookingCommand!) { createBooking(command: $command) { id } }";
      const variables = { command: { catalogItemId: "one_1", ...right, ...wrong } };
      const response = await server.post({ query, variables }, { authorization: await bearer() });
      const [error] = (await answerOf(response)).errors ?? [];
      expect(error).toMatchObject({ message, extensions: { code: "BAD_USER_INPUT", field } });
    },
  );

  it("refuses answers with the field's name and the form's text", async () => {
    const query =
      "mutation ($command: UpdateBookingCommand!) { updateBooking(command: $command) { id } }";
    const intakes = [{ question: "Why?", answer: "x".repeat(2001) }];
    const variables = { command: { id: "bkg_1", intakes } };
    const response = await server.post({ query, variables }, { authorization: await bearer() });
    const [error] = (await answerOf(response)).errors ?? [];
    expect(error).toMatchObject({
      message: "Answer must be at most 2000 characters",
      extensions: { code: "BAD_USER_INPUT", field: "intakes.0.answer" },
    });
  });

  it("knows the bearer of a token", async () => {
    const response = await ask("{ me { userProfileId } }", { authorization: await bearer() });
    expect((await answerOf(response)).data).toEqual({ me: { userProfileId: "usr_ada" } });
    expect(response.headers.get("token-expired")).toBeNull();
  });

  it("refuses the bearer of a token whose session has ended, and says nothing of time", async () => {
    const token = await issueAccessToken(server.world, ada.row, "fam_of_ada");
    const authorization = `Bearer ${token}`;
    const before = await ask("{ me { userProfileId } }", { authorization });
    expect((await answerOf(before)).errors).toBeUndefined();
    await ask("mutation { logOut }", { authorization });
    const after = await ask("{ me { userProfileId } }", { authorization });
    expect(await codeOf(after)).toBe("AUTH_NOT_AUTHENTICATED");
    expect(after.headers.get("token-expired")).toBeNull();
  });

  it("says that a token has expired, on calls that need one and on those that do not", async () => {
    const authorization = await bearer();
    server.world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    const needed = await ask("{ me { id } }", { authorization });
    expect(needed.headers.get("token-expired")).toBe("true");
    expect(await codeOf(needed)).toBe("AUTH_NOT_AUTHENTICATED");
    const open = await ask("{ priceCountry { countryCode } }", { authorization });
    expect(open.headers.get("token-expired")).toBe("true");
    expect((await answerOf(open)).errors).toBeUndefined();
  });

  it("takes a bad token for none", async () => {
    for (const authorization of ["Bearer nonsense", "Bearer ", "Basic YTpi", "Bearer a.b.c"]) {
      const response = await ask("{ me { id } }", { authorization });
      expect(await codeOf(response)).toBe("AUTH_NOT_AUTHENTICATED");
      expect(response.headers.get("token-expired")).toBeNull();
    }
  });

  it("answers a refusal with its code, its status and the next step", async () => {
    const response = await ask('{ userPublicProfileBySlug(slug: "nobody") { id } }');
    const [error] = (await answerOf(response)).errors ?? [];
    expect(error?.extensions).toMatchObject({ code: "NOT_FOUND", status: 404 });
    expect(error?.extensions["nextStep"]).toEqual(expect.any(String));
  });

  it("shows one neutral sentence for a fault, and a reference under which the log has it all", async () => {
    const { users } = server.world.store;
    const { bySlug } = users;
    users.bySlug = () => Promise.reject(new Error("disk /dev/sda1 is on fire"));
    const response = await ask('{ userPublicProfileBySlug(slug: "speaker") { id } }');
    users.bySlug = bySlug;
    const text = await response.text();
    expect(text).not.toContain("fire");
    expect(text).not.toContain("node_modules");
    const reference = (JSON.parse(text) as Answer).errors?.[0]?.extensions["reference"];
    const entry = server.log.find(({ details }) => details["reference"] === reference);
    expect(JSON.stringify(entry)).toContain("disk /dev/sda1 is on fire");
  });

  it("takes nothing from pages of other sites, whatever it is", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.test" },
      { origin: "null" },
      // Same host, but without the site's https.
      { origin: server.address },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const headers of foreign) {
      const response = await ask("mutation { logOut }", headers);
      expect(response.status).toBe(403);
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
    for (const origin of ["https://beamers.example", server.address.replace("http:", "https:")]) {
      expect((await ask("mutation { logOut }", { origin })).status).toBe(200);
    }
  });

  it("keeps 200 visitors at once apart: everybody's cookies and answers are their own", async () => {
    const codes = ["BE", "FR", "DE", "NL", "ES", "IT", "PT", "AT", "FI", "SE"];
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const countryCode = codes[index % codes.length] ?? "";
        const response = await server.post({
          query:
            "mutation ($c: String!) { updateCountryCookie(command: { countryCode: $c }) { countryCode } }",
          variables: { c: countryCode },
        });
        const { data } = await answerOf(response);
        return { countryCode, data, cookies: response.headers.getSetCookie() };
      }),
    );
    for (const { countryCode, data, cookies } of answers) {
      expect(data).toEqual({ updateCountryCookie: { countryCode } });
      expect(cookies).toHaveLength(1);
      expect(cookies[0]).toMatch(new RegExp(`^__Host-country=${countryCode};`));
    }
  });
});
