import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { limitsRule, QUERY_LIMITS } from "../../http/limitsRule.ts";
import { contractPage } from "./contractPage.ts";
import { sampleOperation } from "./sampleOperation.ts";

const CONTRACT = readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8");
const schema = buildSchema(CONTRACT);

const callsOf = (of: GraphQLSchema) =>
  [
    { kind: "query" as const, type: of.getQueryType() },
    { kind: "mutation" as const, type: of.getMutationType() },
  ].flatMap(({ kind, type }) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field, name: field.name })),
  );

describe("a sample operation", () => {
  it.each(callsOf(schema))("for $name is one that the server takes", ({ kind, field }) => {
    const { text, variables } = sampleOperation(kind, field);
    const rules = [...specifiedRules, limitsRule(QUERY_LIMITS)];
    expect(validate(schema, parse(text), rules)).toEqual([]);
    const values = JSON.parse(variables) as Record<string, unknown>;
    const declared = field.args.map(({ name }) => name);
    expect(declared).toEqual(expect.arrayContaining(Object.keys(values)));
  });

  it("gives every required value a variable, and selects objects within objects", () => {
    const small = buildSchema(`
      type Query { one(id: ID!, kind: Kind!, filter: Filter!, note: String): Thing! }
      input Filter { price: Int!, words: [String!]!, isNew: Boolean!, hint: String }
      enum Kind { FIRST SECOND }
      type Thing { id: ID!, parts: [Thing!]!, pricedFor(country: String!): Int! }`);
    const [call] = callsOf(small);
    if (call === undefined) throw new Error("no call");
    const { text, variables } = sampleOperation(call.kind, call.field);
    expect(text).toContain("query One($id: ID!, $kind: Kind!, $filter: Filter!, $note: String) {");
    expect(text.match(/\bid\n/g)).toHaveLength(2);
    expect(text).not.toContain("pricedFor");
    expect(JSON.parse(variables)).toEqual({
      id: "",
      kind: "FIRST",
      filter: { price: 0, words: [], isNew: false },
    });
  });
});

describe("the contract's page", () => {
  const page = contractPage(CONTRACT);
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

  it("has every type, field and value under an address of its own, which every link finds", () => {
    expect(ids).toContain("Booking");
    expect(ids).toContain("Booking.paymentStatus");
    for (const { kind, name } of callsOf(schema)) {
      expect(ids).toContain(`${kind === "query" ? "Query" : "Mutation"}.${name}`);
    }
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("says of a call what its directive says, and what that means", () => {
    const text = contractPage(`
      "Who may make a call."
      directive @access(for: Audience!, "Rarely." costly: Boolean) on FIELD_DEFINITION
      enum Audience {
        "Everybody who is \`signed in\`."
        USER
      }
      type Query { me: ID @access(for: USER), you: ID @access(for: USER, costly: true) }`);
    expect(text).toContain('<a href="#@access"><code>@access(for: USER)</code></a>');
    expect(text).toMatch(/class="directive">[^]*Everybody who is <code>signed in<\/code>\./);
    expect(text).toContain('id="@access"');
    expect(text).toMatch(/costly: true\)<\/code><\/a>\s*Everybody[^]*?Rarely\./);
  });

  it("shows a description as text, and has nothing inline that the site's policy would refuse", () => {
    const text = contractPage(`type Query { "<script>alert(1)</script>" me: ID }`);
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    for (const html of [page, text]) {
      expect(html).not.toMatch(/<style|style=|\son\w+=|<script(?! type="module" src="\/local\/)/);
      expect(html).not.toMatch(/(?:src|href)="(?!#|\/)/);
    }
  });
});
