import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { user } from "../../world/people.ts";
import { issueAccessToken } from "../../services/shared/accessToken.ts";
import { type TestServer, startTestServer } from "../../testing/httpServer.ts";
import { isWithinTextLimits } from "./documentText.ts";
import { QUERY_LIMITS } from "./limitsRule.ts";

const LEVELS = 10_000;
const many = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}:b`).join(" ")} }`;
/** Each would be refused as wrong, or overflow the parser, if it was parsed. */
const TEXTS = {
  "20,000 aliases": many(20_000),
  "too many tokens, and then nonsense": `${"query ".repeat(QUERY_LIMITS.tokens)} {{{ }`,
  "10,000 levels of fields": `${"{a".repeat(LEVELS)}${"}".repeat(LEVELS)}`,
  "10,000 levels that never end": "{a".repeat(LEVELS),
  "10,000 lists in a list": `{a(b:${"[".repeat(LEVELS)}${"]".repeat(LEVELS)})}`,
  "10,000 objects in an object": `{a(b:${"{c:".repeat(LEVELS)}1${"}".repeat(LEVELS)})}`,
  "10,000 lists of a type": `query($a:${"[".repeat(LEVELS)}Int${"]".repeat(LEVELS)}){a}`,
  "200 kB of comment": `{ a }${" ".repeat(200_000)}`,
};
const DOCUMENTS = new Map([["name", "{ __typename }"]]);

type Send = (server: TestServer, query: string, token: string) => Promise<Response>;
const post = (server: TestServer, type: string, body: string) =>
  server.post(body, { "content-type": type });
const WAYS: Record<string, Send> = {
  JSON: (server, query) => server.post({ query }),
  "JSON for another media type": (server, query) =>
    server.post({ query }, { accept: "application/graphql-response+json" }),
  "a plain text": (server, query) => post(server, "application/graphql", query),
  "a form": (server, query) =>
    post(server, "application/x-www-form-urlencoded", String(new URLSearchParams({ query }))),
  "an address": (server, query) =>
    fetch(`${server.address}/graphql?${new URLSearchParams({ query: query.slice(0, 3_000) })}`),
  "a multipart form": (server, query, authorization) => {
    const body = new FormData();
    body.set("operations", JSON.stringify({ query, variables: { file: null } }));
    body.set("map", '{"0":["variables.file"]}');
    body.set("0", new File(["x"], "x"));
    return fetch(`${server.address}/graphql`, { method: "POST", headers: { authorization }, body });
  },
};

describe.each([
  ["any document", true, "QUERY_TOO_COMPLEX"],
  ["known documents only", false, "PERSISTED_QUERY_ONLY"],
])("a document's text, where %s may run,", (_name, isOpen, code) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ documents: DOCUMENTS, isOpen });
    const { row } = await user(server.world);
    token = `Bearer ${await issueAccessToken(server.world, row)}`;
  });
  afterAll(() => server.stop());

  const cases = Object.keys(WAYS).flatMap((way) =>
    Object.keys(TEXTS)
      // Only the deep ones fit into a URL.
      .filter((text) => way !== "an address" || text.startsWith("10,000"))
      .map((text) => [way, text] as const),
  );
  it.each(cases)("sent as %s is refused before it is parsed: %s", async (way, text) => {
    const response = await WAYS[way]?.(server, TEXTS[text as keyof typeof TEXTS], token);
    expect(await response?.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(response?.status).toBe(400);
  });

  it("is not looked at when a known document is named too", async () => {
    for (const query of Object.values(TEXTS)) {
      const response = await server.post({ id: "name", query });
      expect(await response.json()).toEqual({ data: { __typename: "Query" } });
    }
  });

  it("is no fault when it is refused", () => {
    expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("the limits of a text", () => {
  const limits = { tokens: 10, nesting: 2, characters: 100 };

  it.each([
    ["{ a { b } }", true],
    ["{ a { b { c } } }", false],
    ["{ a b c d e f g h }", true],
    ["{ a b c d e f g h i }", false],
    ["{ a } ".repeat(2), true],
    // In a text or a comment nothing counts.
    ['{ a(b: "{{{{") } # {{{{ a b c d e f g', true],
    [`{ a }${" ".repeat(95)}`, true],
    [`{ a }${" ".repeat(96)}`, false],
    // Wrong in other ways, which the parser explains.
    ['{ a(b: "', true],
    ["}}}}", true],
    ["", true],
  ])("of %j: %s", (text, isWithin) => {
    expect(isWithinTextLimits(text, limits)).toBe(isWithin);
  });
});
