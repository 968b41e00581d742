import { readFileSync } from "node:fs";
import { buildASTSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { describeAccess } from "./describeAccess.ts";

const fieldsOf = (contract: string) =>
  buildASTSchema(describeAccess(parse(contract)))
    .getQueryType()
    ?.getFields() ?? {};

describe("the contract as GraphiQL shows it", () => {
  const fields = fieldsOf(`
    directive @access(for: Audience!, "Allowed rarely." costly: Boolean! = false) on FIELD_DEFINITION
    enum Audience { "Creators." BEAMER "Everybody." ANYONE }
    type Query {
      "What they earn."
      earnings: Int @access(for: BEAMER)
      check: Boolean @access(for: ANYONE, costly: true)
      cheap: Boolean @access(for: ANYONE, costly: false)
      "Anything else."
      plain: Int
    }`);

  it("says at the end of a description who may make the call", () => {
    expect(fields["earnings"]?.description).toBe(
      "What they earn.\n\n**Who may call it:** Creators.",
    );
  });

  it("says whether a call is costly, also where there was no description", () => {
    expect(fields["check"]?.description).toBe(
      "**Who may call it:** Everybody.\n\n**Costly:** Allowed rarely.",
    );
    expect(fields["cheap"]?.description).toBe("**Who may call it:** Everybody.");
  });

  it("leaves other descriptions alone", () => {
    expect(fields["plain"]?.description).toBe("Anything else.");
  });

  it("knows everybody who may make a call of the product's contract", () => {
    const file = new URL("../../schema.graphql", import.meta.url);
    const schema = buildASTSchema(describeAccess(parse(readFileSync(file, "utf8"))));
    const calls = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    expect(calls.length).toBeGreaterThan(50);
    for (const { description } of calls) {
      expect(description).toMatch(/\*\*Who may call it:\*\* (Everybody|Creators)/);
    }
  });
});
