import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beamer } from "../../world/people.ts";
import { UPLOAD_MAX_BYTES } from "../../../src/domain/shared/limits.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";

const PICTURE = `mutation ($file: Upload!) {
  updateUserProfilePicture(command: { file: $file }) { id }
}`;

describe("a bad request", () => {
  let server: TestServer;
  let authorization: string;
  beforeAll(async () => {
    server = await startTestServer();
    const { row } = await beamer(server.world, { id: "usr_speaker", slug: "speaker" });
    authorization = `Bearer ${await issueAccessToken(server.world, row)}`;
  });
  afterAll(() => server.stop());

  const isAnswering = async () => {
    const response = await server.post({
      query: '{ userPublicProfileBySlug(slug: "speaker") { id } }',
    });
    return response.ok && (await response.text()).includes("usr_speaker");
  };

  const send = async (body: unknown) => {
    const response = await server.post(body);
    return { status: response.status, text: await response.text() };
  };

  const upload = async (bytes: number) => {
    const form = new FormData();
    form.set("operations", JSON.stringify({ query: PICTURE, variables: { file: null } }));
    form.set("map", JSON.stringify({ file: ["variables.file"] }));
    form.set("file", new File([new Uint8Array(bytes)], "avatar.jpg", { type: "image/jpeg" }));
    return fetch(`${server.address}/graphql`, {
      method: "POST",
      headers: { authorization },
      body: form,
    });
  };

  it.each([
    ["is not JSON", "{"],
    ["is empty", ""],
    ["is a number", "7"],
    ["is null", "null"],
    ["is a list", "[]"],
    ["asks for nothing", "{}"],
    ["has a query that is no text", '{"query":{"a":1}}'],
    ["has variables that are no object", '{"query":"{ __typename }","variables":"x"}'],
    ["has an operation that is not there", '{"query":"{ __typename }","operationName":"Nope"}'],
    ["has a field that nobody knows", '{"query":"{ __typename }","surprise":true}'],
    ["is no GraphQL", '{"query":"{ {{ }"}'],
    ["asks for what does not exist", '{"query":"{ passwords }"}'],
    ["leaves out an argument", '{"query":"{ userPublicProfileBySlug { id } }"}'],
    ["reaches into prototypes", '{"query":"{ __proto__ }","__proto__":{"x":1}}'],
  ])("that %s is an error with a sentence, and nothing of the insides", async (_name, body) => {
    const { status, text } = await send(body);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|originalError/);
    const { errors } = JSON.parse(text) as { errors: { message: string }[] };
    expect(errors[0]?.message.length).toBeGreaterThan(5);
    expect(await isAnswering()).toBe(true);
  });

  it("with 200 kB in a text is refused or finds nothing", async () => {
    const slug = "x".repeat(200 * 1024);
    const { text } = await send({
      query: "query ($slug: String!) { userPublicProfileBySlug(slug: $slug) { id } }",
      variables: { slug },
    });
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: "NOT_FOUND" } }] });
    const inlined = await send({ query: `{ userPublicProfileBySlug(slug: "${slug}") { id } }` });
    expect(JSON.parse(inlined.text)).toMatchObject({
      errors: [{ extensions: { code: "QUERY_TOO_COMPLEX" } }],
    });
    expect(await isAnswering()).toBe(true);
  });

  it("that is too deep, too wide or too long is refused before it runs", async () => {
    const deep = `{ __schema { types { ${"ofType { ".repeat(30)} name ${"} ".repeat(30)} } } }`;
    const many = `{ ${Array.from({ length: 500 }, (_, i) => `a${i}: __typename`).join(" ")} }`;
    const long = `{ ${"__typename ".repeat(200_000)} }`;
    for (const query of [deep, many, long]) {
      const { text } = await send({ query });
      expect((JSON.parse(text) as { data?: unknown }).data ?? null).toBeNull();
    }
    expect(JSON.parse((await send({ query: many })).text)).toMatchObject({
      errors: [{ extensions: { code: "QUERY_TOO_COMPLEX", status: 400 } }],
    });
    expect(await isAnswering()).toBe(true);
  });

  it("with a file passes up to 30 MB, and is refused by its length beyond", async () => {
    const fits = await upload(UPLOAD_MAX_BYTES - 1024);
    // However the call treats these bytes, they arrived as a file.
    expect(await fits.text()).not.toContain("A file must be");
    expect(fits.status).toBe(200);
    const tooLarge = await upload(UPLOAD_MAX_BYTES + 2 * 1024 * 1024);
    expect(tooLarge.status).toBe(413);
    expect(await isAnswering()).toBe(true);
  });

  it("that accepts thousands of types, none of which is offered, has a short answer", async () => {
    for (const accept of ["a/b,".repeat(3_000), "image/*,".repeat(1_500), "x".repeat(12_000)]) {
      const response = await fetch(`${server.address}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", accept },
        body: '{"query":"{ __typename }"}',
      });
      const headers = [...response.headers].map(([name, value]) => name + value).join("");
      expect(response.status).toBe(406);
      expect(headers.length).toBeLessThan(4_000);
      expect(response.headers.get("accept")).toContain("application/json");
    }
  });

  it("with a method that nobody offers, or a mutation in an address, is refused", async () => {
    const put = await fetch(`${server.address}/graphql`, { method: "PUT", body: "{}" });
    expect(put.status).toBe(405);
    const query = encodeURIComponent("mutation { logOut }");
    const get = await fetch(`${server.address}/graphql?query=${query}`);
    expect(get.status).toBe(405);
  });
});

describe("variables that do not fit", () => {
  const COUNTRY = `mutation ($command: UpdateCountryCookieCommand!) {
    updateCountryCookie(command: $command) { countryCode }
  }`;
  const LIST = "query ($first: Int) { creatorAudience(first: $first) { edges { cursor } } }";
  const HOURS = `mutation ($command: UpdateLinksCommand!) {
    updateLinks(command: $command) { id }
  }`;
  const BOOKING = `mutation ($command: CreateBookingCommand!) {
    createBooking(command: $command) { id }
  }`;
  const PICTURE = `mutation ($command: UpdateUserProfilePictureCommand!) {
    updateUserProfilePicture(command: $command) { id }
  }`;
  const documents = new Map([
    ["country", COUNTRY],
    ["list", LIST],
    ["links", HOURS],
    ["booking", BOOKING],
    ["picture", PICTURE],
  ]);
  const servers = new Map<boolean, TestServer>();
  beforeAll(async () => {
    for (const isOpen of [true, false]) {
      servers.set(isOpen, await startTestServer({ documents, isOpen }));
    }
  });
  afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

  const link = { url: "https://a.example", platform: "X", groupType: "SOCIALS" };
  it.each<[string, string, unknown, string | undefined]>([
    ["no command", "country", {}, undefined],
    ["a command of null", "country", { command: null }, undefined],
    ["a field of another type", "country", { command: { countryCode: 7 } }, "countryCode"],
    ["a field of null", "country", { command: { countryCode: null } }, "countryCode"],
    ["a field that is nearly right", "country", { command: { countryCod: "BE" } }, "countryCode"],
    ["a missing field without a rule", "picture", { command: {} }, "file"],
    [
      "a missing field of a list",
      "links",
      { command: { links: [link, { url: "https://b.example", platform: "X" }] } },
      "links.1.groupType",
    ],
    ["a number that is a text", "list", { first: "x" }, "first"],
    ["a number that is too large", "list", { first: 1e300 }, "first"],
    [
      "a value of an enumeration that is nearly right",
      "links",
      { command: { links: [link, { ...link, platform: "FACEBOK" }] } },
      "links.1.platform",
    ],
  ])("are refused with the field: %s", async (_name, id, variables, field) => {
    for (const [isOpen, server] of servers) {
      const response = await server.post({ id, variables });
      const text = await response.text();
      const { errors } = JSON.parse(text) as { errors: { extensions: object }[] };
      expect(errors[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        ...(field && { field }),
      });
      expect(isOpen || !text.includes("Did you mean")).toBe(true);
      expect(server.log).toEqual([]);
    }
  });

  const right = {
    catalogItemId: "one_1",
    date: "2026-03-17",
    timeSlot: "09:30",
    timeZone: "Europe/Brussels",
  };
  const without = (name: keyof typeof right) => ({ ...right, [name]: undefined });
  it.each<[string, unknown, [field: string, message: string][]]>([
    ["a missing slot", without("timeSlot"), [["timeSlot", "Time slot is required"]]],
    ["a slot of null", { ...right, timeSlot: null }, [["timeSlot", "Time slot is required"]]],
    ["a missing date", without("date"), [["date", "Date is required"]]],
    ["a zone of another type", { ...right, timeZone: 7 }, [["timeZone", "Timezone is required"]]],
    [
      "nothing at all",
      {},
      [
        ["catalogItemId", "Offer is required"],
        ["date", "Date is required"],
        ["timeSlot", "Time slot is required"],
        ["timeZone", "Timezone is required"],
      ],
    ],
  ])("are refused in the words of the form: %s", async (_name, command, expected) => {
    for (const server of servers.values()) {
      // The second way is not that of the app's own calls.
      for (const accept of ["application/json", "application/graphql-response+json, */*"]) {
        const response = await server.post({ id: "booking", variables: { command } }, { accept });
        const { errors } = (await response.json()) as Refused;
        expect(errors.map(({ message, extensions }) => [extensions.field, message])).toEqual(
          expected,
        );
        expect(errors.every(({ extensions }) => extensions.code === "BAD_USER_INPUT")).toBe(true);
      }
    }
  });
});

interface Refused {
  errors: { message: string; extensions: { code: string; field?: string } }[];
}

describe("a server that takes persisted documents only", () => {
  const documents = new Map([
    ["abc123", "{ __typename }"],
    ["sha256:def", "query Slug($slug: String!) { userPublicProfileBySlug(slug: $slug) { id } }"],
  ]);
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ documents, isOpen: false });
    await beamer(server.world, { id: "usr_speaker", slug: "speaker" });
  });
  afterAll(() => server.stop());

  it.each(["doc_id", "documentId", "id"])("finds a document by its %s", async (name) => {
    const response = await server.post({ [name]: "abc123" });
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });

  it("runs it with the variables of the request", async () => {
    const response = await server.post({ id: "sha256:def", variables: { slug: "speaker" } });
    expect(await response.json()).toEqual({
      data: { userPublicProfileBySlug: { id: "usr_speaker" } },
    });
  });

  it("runs the document of the id even when a text comes with it", async () => {
    const response = await server.post({ id: "abc123", query: "{ priceCountry { countryCode } }" });
    expect(await response.json()).toEqual({ data: { __typename: "Query" } });
  });

  it.each([
    ["a text", { query: "{ __typename }" }, "PERSISTED_QUERY_ONLY"],
    [
      "a text in the shape of an Apollo hash",
      {
        query: "{ __typename }",
        extensions: { persistedQuery: { version: 1, sha256Hash: "abc123" } },
      },
      "PERSISTED_QUERY_ONLY",
    ],
    ["an unknown id", { id: "nope" }, "PERSISTED_QUERY_NOT_FOUND"],
    ["an id of a prototype", { id: "constructor" }, "PERSISTED_QUERY_NOT_FOUND"],
    ["an id that is no text", { id: { a: 1 } }, "PERSISTED_QUERY_NOT_FOUND"],
  ])("refuses %s", async (_name, body, code) => {
    const response = await server.post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  });
});

describe("a visitor who calls too often", () => {
  it("is asked to wait, sooner for calls that guess secrets, and others are not", async () => {
    const server = await startTestServer({ callsPerMinute: 20, trustedProxies: 1 });
    const from = (address: string) => ({ "x-forwarded-for": address });
    const guess = (address: string) =>
      server.post(
        { query: 'mutation { checkAffiliate(command: { affiliate: "GUESSED1" }) }' },
        from(address),
      );
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) statuses.push((await guess("8.8.8.8")).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const refused = await guess("8.8.8.8");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      errors: [{ extensions: { code: "RATE_LIMITED" } }],
    });
    expect((await guess("9.9.9.9")).status).toBe(200);
    const refreshed = await server.post(
      { query: "mutation { refresh { token } }" },
      { ...from("8.8.8.8"), cookie: "__Secure-refresh=a-neighbours" },
    );
    expect(await refreshed.json()).toMatchObject({
      errors: [{ extensions: { code: "AUTH_NOT_AUTHENTICATED" } }],
    });

    const ask = (address: string) => server.post({ query: "{ __typename }" }, from(address));
    const many = await Promise.all(Array.from({ length: 120 }, () => ask("7.7.7.7")));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(await many.at(-1)?.json()).toMatchObject({
      errors: [{ extensions: { code: "RATE_LIMITED", status: 429 } }],
    });
    await server.stop();
  });

  it("cannot hide many guesses in one request", async () => {
    const server = await startTestServer({ callsPerMinute: 20 });
    const guesses = Array.from(
      { length: 11 },
      (_, index) => `g${index}: checkAffiliate(command: { affiliate: "GUESSED${index}" })`,
    );
    const response = await server.post({
      query: `mutation { ...G } fragment G on Mutation { ${guesses.join(" ")} }`,
    });
    expect(response.status).toBe(429);
    await server.stop();
  });
});
