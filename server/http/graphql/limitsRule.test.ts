import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { QUERY_LIMITS, limitsRule } from "./limitsRule.ts";

const schema = buildSchema(`
  type Query { node: Node, nodes: [Node!]! }
  type Node { id: ID!, next: Node, all: [Node!]! }
`);

const codesOf = (text: string) =>
  validate(schema, parse(text), [limitsRule(QUERY_LIMITS)]).map(
    ({ extensions }) => extensions["code"],
  );

const refused = ["QUERY_TOO_COMPLEX"];
const nested = (levels: number) => `{ ${deep(levels)} }`;
const deep = (levels: number): string =>
  levels === 1
    ? "node { id }"
    : `node { ${"next { ".repeat(levels - 1)} id ${"}".repeat(levels - 1)} }`;

describe("the limits of a document", () => {
  it("let ordinary documents pass", () => {
    expect(codesOf("{ nodes { id next { id } all { id next { id } } } }")).toEqual([]);
  });

  it("refuse one that is too deep, and pass the deepest that is not", () => {
    // The field at the bottom is its own level.
    expect(codesOf(nested(QUERY_LIMITS.depth - 1))).toEqual([]);
    expect(codesOf(nested(QUERY_LIMITS.depth))).toEqual(refused);
  });

  it("refuse many calls at once, as aliases and through fragments", () => {
    const aliases = (count: number) =>
      Array.from({ length: count }, (_, index) => `a${index}: node { id }`).join(" ");
    expect(codesOf(`{ ${aliases(QUERY_LIMITS.rootFields)} }`)).toEqual([]);
    expect(codesOf(`{ ${aliases(QUERY_LIMITS.rootFields + 1)} }`)).toEqual(refused);
    const spread = `{ ...Many ... on Query { x: node { id } } } fragment Many on Query { ${aliases(QUERY_LIMITS.rootFields)} }`;
    expect(codesOf(spread)).toEqual(refused);
  });

  it("refuse lists within lists within lists", () => {
    expect(codesOf("{ nodes { all { all { id } } } }")).toEqual([]);
    expect(codesOf("{ nodes { all { all { all { id } } } } }")).toEqual(refused);
  });

  it("refuse a width that no screen has", () => {
    const wide = Array.from({ length: 600 }, (_, index) => `a${index}: id`).join(" ");
    expect(codesOf(`{ nodes { ${wide} } }`)).toEqual(refused);
  });

  it("weigh a bomb of doubling fragments without setting it off", () => {
    const levels = 60;
    const bomb = Array.from(
      { length: levels },
      (_, level) =>
        `fragment F${level} on Node { ${level === levels - 1 ? "id" : `...F${level + 1} ...F${level + 1} ... on Node { ...F${level + 1} }`} }`,
    );
    expect(codesOf(`{ node { ...F0 } } ${bomb.join(" ")}`)).toEqual(refused);
  });

  it("survive fragments within themselves and unknown names, which other rules report", () => {
    expect(codesOf("{ node { ...A } } fragment A on Node { next { ...A } }")).toEqual([]);
    expect(codesOf("{ nothing { at { all } } ...Missing ... on Nowhere { id } }")).toEqual([]);
  });
});
