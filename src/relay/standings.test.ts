import { readFileSync } from "node:fs";
import {
  type FragmentDefinitionNode,
  GraphQLObjectType,
  type SelectionSetNode,
  buildSchema,
  getNamedType,
  parse,
} from "graphql";
import { describe, expect, it } from "vitest";
import persisted from "../__generated__/persisted.json" with { type: "json" };

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

/** Both together are a booking's standing. */
const PARTS = ["state", "paymentStatus"];

interface Asked {
  /** Of the object that is answered there. */
  type: GraphQLObjectType;
  names: Set<string>;
}

/** The fields that an operation asks for, by the path at which they are answered. */
function askedBy(text: string): Map<string, Asked> {
  const document = parse(text);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions) {
    if (one.kind === "FragmentDefinition") fragments.set(one.name.value, one);
  }
  const asked = new Map<string, Asked>();
  const read = (set: SelectionSetNode, type: GraphQLObjectType, path: string) => {
    const { names } = asked.get(path) ?? { names: new Set<string>() };
    asked.set(path, { type, names });
    for (const selection of set.selections) {
      if (selection.kind === "FragmentSpread") {
        const fragment = fragments.get(selection.name.value);
        if (fragment) read(fragment.selectionSet, type, path);
      } else if (selection.kind === "InlineFragment") read(selection.selectionSet, type, path);
      else {
        const name = selection.name.value;
        names.add(name);
        const inner = getNamedType(type.getFields()[name]?.type);
        const next = `${path}.${selection.alias?.value ?? name}`;
        if (selection.selectionSet && inner instanceof GraphQLObjectType) {
          read(selection.selectionSet, inner, next);
        }
      }
    }
  };
  for (const one of document.definitions) {
    if (one.kind !== "OperationDefinition") continue;
    const root = schema.getRootType(one.operation);
    if (root) read(one.selectionSet, root, one.name?.value ?? "");
  }
  return asked;
}

describe("operations", () => {
  const hasStanding = ({ type }: Asked) => PARTS.every((part) => part in type.getFields());
  const ofBookings = Object.values(persisted)
    .flatMap((text) => [...askedBy(text)])
    .filter(([, asked]) => hasStanding(asked));

  it("that ask for bookings are found", () => {
    expect(ofBookings.length).toBeGreaterThan(5);
  });

  it("ask for a booking's state and payment status together: one alone tears the other in the store", () => {
    const torn = ofBookings.filter(([, { names }]) => {
      const asked = PARTS.filter((part) => names.has(part));
      return asked.length === 1;
    });
    expect(torn.map(([path]) => path)).toEqual([]);
  });
});
