import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { plugin } from "./access.ts";

const tableOf = (fields: { query: string; mutation: string }) =>
  plugin(
    buildSchema(`
      directive @access(for: Audience!, costly: Boolean! = false) on FIELD_DEFINITION
      enum Audience { ANYONE USER }
      type Query { ${fields.query} }
      type Mutation { ${fields.mutation} }
    `),
  );

describe("the table of calls", () => {
  it("says of each call who may make it, and whether it is costly", () => {
    const table = tableOf({
      query: "me: String @access(for: USER)",
      mutation: "signIn: String @access(for: ANYONE, costly: true)",
    });
    expect(table).toContain(`me: { audience: "USER", isCostly: false },`);
    expect(table).toContain(`signIn: { audience: "ANYONE", isCostly: true },`);
  });

  it.each([
    { query: "me: String", mutation: "signIn: String @access(for: ANYONE)", field: "Query.me" },
    {
      query: "me: String @access(for: USER)",
      mutation: "signIn: String",
      field: "Mutation.signIn",
    },
  ])("is not written while $field says nothing", ({ field, ...fields }) => {
    expect(() => tableOf(fields)).toThrow(`${field} in schema.graphql lacks @access.`);
  });

  it("is not written when a name means two calls", () => {
    const me = "me: String @access(for: USER)";
    expect(() => tableOf({ query: me, mutation: me })).toThrow("both a query and a mutation me");
  });
});
