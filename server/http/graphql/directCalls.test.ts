import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { execute, parse, validate } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../world/actions.ts";
import { beamer, user } from "../../world/people.ts";
import { createWorld } from "../../world/world.ts";
import { ACCESS_TOKEN_LIFETIME_MS } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { currentReader } from "../../reader.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { createRequestScope } from "../transport/requestScope.ts";
import { createDirectCalls } from "./directCalls.ts";
import { readText } from "../transport/requestBody.ts";
import { createDocumentCache } from "./documentCache.ts";

const DOCUMENTS = new Map(
  Object.entries({
    profile:
      "query ($slug: String!) { userPublicProfileBySlug(slug: $slug) { slug isOwn links { id } } }",
    two: "query A { priceCountry { countryCode } } query B { countryCodeFromCookie }",
    me: "{ me { userProfileId } }",
    partly: '{ userPublicProfileBySlug(slug: "speaker") { slug } userSettings { id } }',
    month:
      'query ($year: Int!, $item: ID!) { availability(year: $year, month: 4, oneOnOneId: $item, timeZone: "Nowhere/Land") { date } }',
    country:
      "mutation ($code: String!) { updateCountryCookie(command: { countryCode: $code }) { countryCode } }",
    logOut: "mutation { logOut }",
    guess: 'mutation { checkAffiliate(command: { affiliate: "GUESSED1" }) }',
    deep: `{ ${Array.from({ length: 30 }, (_, i) => `a${i}: __typename`).join(" ")} }`,
    curious: "{ __schema { types { name } } }",
    wrong: "{ passwords }",
  }),
);

/** Equivalent to `application/json`, but spelled differently: answered by the server library. */
const BEHIND = { accept: "application/json;q=1" };
const DIRECT = { accept: "application/json" };

type Headers = Record<string, string>;

/** What a client can see of an answer, except for a fault's reference, which differs each time. */
async function seen(response: Response) {
  const headers = Object.fromEntries(
    [
      "content-type",
      "cache-control",
      "token-expired",
      "retry-after",
      "content-security-policy",
    ].map((name) => [name, response.headers.get(name)]),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers,
    cookies: response.headers.getSetCookie(),
    body: text.replace(/"reference":"[^"]+"/, '"reference":"…"'),
  };
}

describe("a call that goes straight to the executor", () => {
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer({ documents: DOCUMENTS, isOpen: false });
    await beamer(server.world, { id: "usr_speaker", slug: "speaker" });
    ada = await user(server.world, { id: "usr_ada", slug: "ada" });
  });
  afterAll(() => server.stop());

  const both = async (body: unknown, headers: Headers = {}) => {
    const behind = await seen(await server.post(body, { ...headers, ...BEHIND }));
    const direct = await seen(await server.post(body, { ...headers, ...DIRECT }));
    return { behind, direct };
  };

  it.each<[string, unknown, Headers?]>([
    ["an answer", { doc_id: "profile", variables: { slug: "speaker" } }],
    ["an answer without variables", { id: "logOut" }],
    ["one of two operations", { id: "two", operationName: "B" }, { cookie: "__Host-country=FR" }],
    ["no operation of two", { id: "two" }],
    ["an operation that is not there", { id: "two", operationName: "C" }],
    ["a refusal", { id: "profile", variables: { slug: "nobody" } }],
    ["a refusal of one field among others", { id: "partly" }],
    ["a refusal of an input", { id: "month", variables: { year: 2026, item: "one_1" } }],
    ["a variable that is missing", { id: "profile", variables: {} }],
    ["a variable of another type", { id: "month", variables: { year: "soon", item: "x" } }],
    ["a call for people who are signed in", { id: "me" }],
    ["an invalid token", { id: "me" }, { authorization: "Bearer nonsense" }],
    ["a cookie that is set", { id: "country", variables: { code: "FR" } }],
    ["a call from another site", { id: "logOut" }, { origin: "https://evil.test" }],
    ["a document that asks for too much", { id: "deep" }],
    ["a document about the schema itself", { id: "curious" }],
    ["a document that is not of this schema", { id: "wrong" }],
    ["an unknown document", { id: "nope" }],
    ["an id of a prototype", { id: "constructor" }],
    ["a text", { query: "{ __typename }" }],
    ["a field that nobody knows", { id: "logOut", surprise: true }],
    ["variables of the wrong type", { id: "logOut", variables: "x" }],
    ["variables that are null", { id: "logOut", variables: null, operationName: null }],
    ["extensions", { id: "logOut", extensions: { a: 1 } }],
    ["extensions of the wrong type", { id: "logOut", extensions: [] }],
    ["a list", [{ id: "logOut" }]],
    ["invalid JSON", "{"],
    ["nothing", ""],
    ["a longer body", { id: "profile", variables: { slug: "é".repeat(100_000) } }],
  ])("answers %s as one that goes through the server library", async (_name, body, headers) => {
    const { behind, direct } = await both(body, headers);
    expect(direct).toEqual(behind);
  });

  it("answers a fault in the same way, and logs it", async () => {
    const { users } = server.world.store;
    const { bySlug } = users;
    users.bySlug = () => Promise.reject(new Error("disk /dev/sda1 is on fire"));
    const { behind, direct } = await both({ id: "profile", variables: { slug: "speaker" } });
    users.bySlug = bySlug;
    expect(direct).toEqual(behind);
    expect(direct.body).not.toContain("fire");
    expect(
      server.log.filter(({ details }) => String(details["error"]).includes("fire")),
    ).toHaveLength(2);
  });

  it("says in the same way that a token has expired", async () => {
    const ada = await server.world.store.users.byId("usr_ada");
    const token = await issueAccessToken(server.world, ada!);
    const headers = { authorization: `Bearer ${token}` };
    expect((await both({ id: "me" }, headers)).direct.body).toContain("usr_ada");
    server.world.clock.advance(ACCESS_TOKEN_LIFETIME_MS);
    const { behind, direct } = await both({ id: "me" }, headers);
    expect(direct).toEqual(behind);
    expect(direct.headers["token-expired"]).toBe("true");
  });

  it("reads as the person who makes it, in the same way", async () => {
    const { users } = server.world.store;
    const { bySlug } = users;
    const readers: (string | null)[] = [];
    users.bySlug = (slug) => {
      readers.push(currentReader());
      return bySlug(slug);
    };
    const token = await issueAccessToken(server.world, ada.row);
    const call = { id: "profile", variables: { slug: "speaker" } };
    await both(call);
    await both(call, { authorization: `Bearer ${token}` });
    users.bySlug = bySlug;
    expect(readers).toEqual([null, null, "usr_ada", "usr_ada"]);
  });

  it("is counted together with all others", async () => {
    const strict = await startTestServer({
      documents: DOCUMENTS,
      isOpen: false,
      callsPerMinute: 20,
    });
    const guess = async (headers: Headers) => seen(await strict.post({ id: "guess" }, headers));
    for (let round = 0; round < 10; round += 1) await guess(round % 2 ? DIRECT : BEHIND);
    const behind = await guess(BEHIND);
    const direct = await guess(DIRECT);
    await strict.stop();
    expect(direct).toEqual(behind);
    expect(direct).toMatchObject({ status: 429, headers: { "retry-after": expect.any(String) } });
  });
});

describe("the direct way", () => {
  let taken: boolean[];
  let address: string;
  let stop: () => void;
  beforeAll(async () => {
    const world = createWorld();
    const direct = createDirectCalls({
      schema: world.schema,
      documents: createDocumentCache({
        documents: DOCUMENTS,
        schema: world.schema,
        parse,
        validate,
      }),
      execute,
    });
    const geo = { countryOf: () => null };
    const listen = async (request: IncomingMessage, response: ServerResponse) => {
      const call = await createRequestScope({ process: world, geo, trustedProxies: 0 }, request);
      const body = await readText(request, { maxBytes: 1_000 });
      const isTaken = await direct.answer({ request, response, call, body });
      taken.push(isTaken);
      if (!isTaken) response.end();
    };
    const server = createServer((request, response) => void listen(request, response));
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    stop = () => void server.close();
  });
  afterAll(() => stop());
  beforeEach(() => {
    taken = [];
  });

  const call = JSON.stringify({ id: "logOut" });
  const json = { "content-type": "application/json" };

  it.each<[string, RequestInit]>([
    ["what a browser sends", { method: "POST", headers: json, body: call }],
    ["who asks for JSON", { method: "POST", headers: { ...json, ...DIRECT }, body: call }],
  ])("is for %s", async (_name, request) => {
    const response = await fetch(address, request);
    expect(await response.json()).toEqual({ data: { logOut: true } });
    expect(taken).toEqual([true]);
  });

  it.each<[string, RequestInit]>([
    ["other kinds of answer", { method: "POST", headers: { ...json, ...BEHIND }, body: call }],
    ["other methods", { method: "GET" }],
    ["other bodies", { method: "POST", headers: { "content-type": "text/plain" }, body: call }],
    ["texts", { method: "POST", headers: json, body: JSON.stringify({ query: "{ __typename }" }) }],
    ["unknown documents", { method: "POST", headers: json, body: JSON.stringify({ id: "nope" }) }],
    ["documents that are not right", { method: "POST", headers: json, body: '{"id":"wrong"}' }],
  ])("is not for %s", async (_name, request) => {
    await fetch(address, request);
    expect(taken).toEqual([false]);
  });
});
